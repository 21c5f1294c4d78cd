"""Before the first start: a field for the hour, or for the minutes from now; the hour once it is planned."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from tdapp.ui import theme
from tdapp.ui.widgets.basics import Button, FieldError, Retranslating, column, label, row


class StartPlanner(Retranslating, QWidget):
    """`wanted` carries what was typed; `called_off` asks to end the countdown."""

    wanted = Signal(str)
    called_off = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._planned = ""
        self._label = label("", "dim")
        self.field = QLineEdit()
        self.field.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.error = FieldError(self.field)
        self.button = Button("")
        box = column(gap=4)
        box.addLayout(row(self._label, self.field, self.button, 1))
        box.addWidget(self.error)
        self.setLayout(box)
        self._label.setBuddy(self.field)
        self.field.returnPressed.connect(self._ask)
        self.field.textEdited.connect(lambda _: self.error.say(""))
        self.button.clicked.connect(self._ask)
        theme.notifier.theme_changed.connect(self.retranslate)
        self.retranslate()

    def set_planned(self, hour: str) -> None:
        """The hour of the planned start; "" while none is."""
        if hour != self._planned:
            self._planned = hour
            self.error.say("")
            self.field.clear()
            self.retranslate()

    def retranslate(self) -> None:
        """Say all texts anew."""
        planned = bool(self._planned)
        self._label.setText(
            self.tr("Starts by itself at {time}").format(time=self._planned)
            if planned
            else self.tr("Plan the start")
        )
        self.field.setVisible(not planned)
        self.field.setPlaceholderText(self.tr("20:30 or 15"))
        self.field.setAccessibleName(self.tr("Hour of the start, or minutes from now"))
        wide = self.field.fontMetrics().horizontalAdvance(self.field.placeholderText())
        self.field.setFixedWidth(wide + theme.current().px(36))
        self.button.setText(self.tr("Call off") if planned else self.tr("Count down"))

    def _ask(self) -> None:
        if self._planned:
            self.called_off.emit()
        else:
            self.wanted.emit(self.field.text())
