"""Random histories of a table with absences, hand-overs, returns and a liar: `lab tables` runs ten thousand of them."""

from table_model import TableHistory, histories
from tries import HUNDRED

TestTableHistory = TableHistory.TestCase
TestTableHistory.settings = histories(HUNDRED * 3 // 5)
