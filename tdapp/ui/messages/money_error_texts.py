"""Texts for the codes of money, places and chips."""

from tdapp.ui.messages.marking import QT_TRANSLATE_NOOP

TEXTS: dict[str, str] = {
    "bounty.hunters": QT_TRANSLATE_NOOP(
        "Errors", "Choose players of this tournament for the bounty, each once and not the one who is out."
    ),
    "bounty.not_in_a_pot": QT_TRANSLATE_NOOP(
        "Errors", "That player was in no pot, so nobody wins the bounty."
    ),
    "bust.nobody_left": QT_TRANSLATE_NOOP("Errors", "Somebody must stay in. Leave out whoever won the hand."),
    "bust.stack_needed": QT_TRANSLATE_NOOP(
        "Errors",
        "Several players of one table went out in this hand. Write each stack at the start of the hand.",
    ),
    "bust.twice": QT_TRANSLATE_NOOP("Errors", "A player can go out only once in a hand."),
    "deal.agreed": QT_TRANSLATE_NOOP(
        "Errors", "There is a deal, so players and pool stay as they are. Cancel the deal first."
    ),
    "deal.negative": QT_TRANSLATE_NOOP("Errors", "Amount {nth} of the deal is below 0."),
    "deal.none": QT_TRANSLATE_NOOP("Errors", "There is no deal to cancel."),
    "deal.places": QT_TRANSLATE_NOOP(
        "Errors", "A deal of {players} players cannot be over {prizes} prizes. Set the prizes first."
    ),
    "deal.players": QT_TRANSLATE_NOOP(
        "Errors", "A deal is made by all who are in, and at least two: {players} now."
    ),
    "deal.stack": QT_TRANSLATE_NOOP("Errors", "Stack {nth} is missing. Everybody in a deal has chips."),
    "deal.sum": QT_TRANSLATE_NOOP(
        "Errors", "The deal gives out {given_cents}; the prizes are {prizes_cents}. Make them equal."
    ),
    "deal.too_many": QT_TRANSLATE_NOOP(
        "Errors", "ICM is worked out for up to {most} players, not {players}. Use another way."
    ),
    "deal.unpaid_place": QT_TRANSLATE_NOOP(
        "Errors",
        "By chips, each of the {players} players needs a prize, and only {paid} are paid. Use another way.",
    ),
    "guest.unknown": QT_TRANSLATE_NOOP("Errors", "That person is not expected any more."),
    "paid.amount": QT_TRANSLATE_NOOP("Errors", "Write an amount from 0 to {most_cents}."),
    "payout.increasing": QT_TRANSLATE_NOOP("Errors", "Place {place} gets more than the place before it."),
    "payout.negative": QT_TRANSLATE_NOOP("Errors", "Place {place} gets less than 0."),
    "payout.no_table": QT_TRANSLATE_NOOP("Errors", "The house rules have no payout table. Add one."),
    "payout.not_hundred": QT_TRANSLATE_NOOP(
        "Errors", "The percentages make {given} %. They must make 100 %."
    ),
    "payout.nothing_due": QT_TRANSLATE_NOOP("Errors", "Nothing is due to {who}."),
    "payout.nothing_paid": QT_TRANSLATE_NOOP("Errors", "{who} was paid nothing."),
    "payout.sum": QT_TRANSLATE_NOOP(
        "Errors", "These prizes make {given_cents}; the pool is {pool_cents}. Make them equal."
    ),
    "payout.unit": QT_TRANSLATE_NOOP("Errors", "Prizes can be rounded to 1 or more, not to {unit}."),
    "percent.unreadable": QT_TRANSLATE_NOOP(
        "Errors", "“{text}” is not a percentage. Write a number from 0 to 100, like 12.5."
    ),
    "place.range": QT_TRANSLATE_NOOP("Errors", "Write a place from {first} to {last}."),
    "purchase.none": QT_TRANSLATE_NOOP("Errors", "{purchase}: {who} has bought none."),
    "purchase.not_offered": QT_TRANSLATE_NOOP("Errors", "{purchase}: not offered in this tournament."),
    "purchase.too_early": QT_TRANSLATE_NOOP("Errors", "{purchase}: not yet at this level."),
    "purchase.too_late": QT_TRANSLATE_NOOP("Errors", "{purchase}: no longer at this level."),
    "purchase.too_many": QT_TRANSLATE_NOOP("Errors", "{purchase}: at most {most} a player."),
    "race.cards": QT_TRANSLATE_NOOP(
        "Errors", "The chip race needs one card for each chip: {needed}, not {given}."
    ),
    "race.not_a_multiple": QT_TRANSLATE_NOOP(
        "Errors", "Chips of {old} cannot become chips of {new}: no number of them makes one."
    ),
    "rebuy.only_at_zero": QT_TRANSLATE_NOOP("Errors", "A rebuy is allowed only without any chips."),
    "rebuy.stack_too_big": QT_TRANSLATE_NOOP(
        "Errors", "A rebuy is allowed with up to {most} chips, not with {stack}."
    ),
    "terms.buy_in": QT_TRANSLATE_NOOP(
        "Errors", "Write what the buy-in costs, or what the house adds or guarantees."
    ),
    "terms.chips": QT_TRANSLATE_NOOP("Errors", "Write a number of chips from 1 to {most}."),
    "terms.money": QT_TRANSLATE_NOOP("Errors", "Write an amount from 0 to {most_cents}."),
    "terms.most": QT_TRANSLATE_NOOP("Errors", "Write a number from 1 to {most}, or nothing for any number."),
    "terms.sign": QT_TRANSLATE_NOOP("Errors", "Write the currency sign with up to {most} letters."),
}
