/** Tests of the days that the calendar of the daily map shows. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { shownDays } from '../../web/src/features/daily/calendar';

test('the first month of the daily map begins with the week of the first map', () => {
  const days = shownDays('2026-11', '2026-11-19');
  assert.deepEqual([days[0], days.at(-1)], ['2026-11-16', '2026-11-30']);
});

test('a month whose first week contains the first map begins with its first day', () => {
  assert.equal(shownDays('2026-11', '2026-11-01')[0], '2026-11-01');
});

test('a month after the first map is complete', () => {
  assert.equal(shownDays('2027-02', '2026-11-19').length, 28);
});
