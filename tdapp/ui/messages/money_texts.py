"""What happened to the money, in words."""

from PySide6.QtCore import QCoreApplication, QObject

from tdapp.domain.floor import money_events as money
from tdapp.ui import format as show
from tdapp.ui.messages.marking import QT_TRANSLATE_NOOP
from tdapp.ui.messages.words import entry_name, purchase_word

DEALS = {
    money.DealKind.EVEN: QT_TRANSLATE_NOOP("Words", "even"),
    money.DealKind.CHIP_CHOP: QT_TRANSLATE_NOOP("Words", "by chips"),
    money.DealKind.ICM: QT_TRANSLATE_NOOP("Words", "ICM"),
    money.DealKind.TYPED: QT_TRANSLATE_NOOP("Words", "typed"),
}
translate = QCoreApplication.translate


def deal_word(kind: money.DealKind) -> str:
    """How a deal came about."""
    return translate("Words", DEALS[kind])


def text_of_money(event: money.MoneyEvent) -> str:
    """An event of the desk in words."""
    match event:
        case money.TermsSet(terms):
            return _terms(terms.money, terms.buy_in.cost)
        case money.GuestsExpected(guests):
            return _expected(guests)
        case money.GuestMarked(entry, name, here):
            text = (
                translate("Events", "{name} is here") if here else translate("Events", "{name} is not here")
            )
            return text.format(name=entry_name(name, entry))
        case money.Purchased(entry=entry, name=name, what=what):
            who = entry_name(name, entry)
            return translate("Events", "{what}: {name}").format(what=purchase_word(what), name=who)
        case money.PurchaseTakenBack(entry, name, what):
            who = entry_name(name, entry)
            return translate("Events", "{what} taken back: {name}").format(what=purchase_word(what), name=who)
        case money.KnockedOut() | money.PlacesTied() | money.PlaceCorrected():
            return _places(event)
        case _:
            return _cash(event)


class MoneyEvents(QObject):
    """Sentences with a count in them."""

    def expected(self, count: int) -> str:
        """So many people at once."""
        return self.tr("%n player(s) expected", "", count)

    def paid(self, count: int) -> str:
        """So many prizes."""
        return self.tr("%n place(s) paid", "", count)


def _terms(with_money: bool, cost: int) -> str:
    if not with_money:
        return translate("Events", "Played without money")
    return translate("Events", "Money set, buy-in {amount}").format(amount=show.money(cost))


def _expected(guests: tuple[money.Guest, ...]) -> str:
    if len(guests) == 1:
        who = entry_name(guests[0].name, guests[0].id)
        return translate("Events", "{name} is expected").format(name=who)
    return MoneyEvents().expected(len(guests))


def _places(event: money.KnockedOut | money.PlacesTied | money.PlaceCorrected) -> str:
    match event:
        case money.KnockedOut(victim, name, hunters):
            who = entry_name(name, victim)
            if not hunters:
                return translate("Events", "Bounty of {name}: nobody").format(name=who)
            text = translate("Events", "Bounty of {name}: {hunters}")
            return text.format(name=who, hunters=_names(hunters))
        case money.PlacesTied(people):
            return translate("Events", "Tied: {names}").format(names=_names(people))
        case money.PlaceCorrected(entry=entry, name=name, before=before, place=place):
            text = translate("Events", "{name} finished {place}, not {before}")
            who = entry_name(name, entry)
            return text.format(name=who, place=show.ordinal(place), before=show.ordinal(before))


def _names(people: tuple[money.Person, ...]) -> str:
    return ", ".join(entry_name(who.name, who.entry) for who in people)


def _cash(
    event: money.PaidIn | money.PaidOut | money.PayoutsSet | money.DealAgreed | money.DealCancelled,
) -> str:
    match event:
        case money.PaidIn(entry=entry, name=name, before=before, paid=paid):
            who, more = entry_name(name, entry), show.money(paid - before)
            if paid > before:
                return translate("Events", "{name} paid {amount}").format(name=who, amount=more)
            text = translate("Events", "{name} has paid {amount} in all")
            return text.format(name=who, amount=show.money(paid))
        case money.PaidOut(entry, name, cents):
            text = translate("Events", "{amount} paid out to {name}")
            if cents < 0:
                text = translate("Events", "{amount} back from {name}")
            return text.format(name=entry_name(name, entry), amount=show.money(abs(cents)))
        case money.PayoutsSet(shares, prizes):
            if not shares and not prizes:
                return translate("Events", "Prizes by the usual table")
            return MoneyEvents().paid(len(shares or prizes))
        case money.DealAgreed(kind=kind, shares=shares):
            parts = ", ".join(
                f"{entry_name(share.who.name, share.who.entry)} {show.money(share.cents)}" for share in shares
            )
            return translate("Events", "Deal ({kind}): {shares}").format(kind=deal_word(kind), shares=parts)
        case money.DealCancelled():
            return translate("Events", "Deal cancelled")
