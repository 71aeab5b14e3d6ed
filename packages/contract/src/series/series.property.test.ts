import { addDays, addMonths, isPublicHoliday, sydneyTimeOf } from '@cleaning/ndis';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { APPOINTMENT_STATUSES } from '../appointments/appointment-states.ts';
import {
  datesAfterChange,
  isPausedOn,
  RECURRENCES,
  seriesDates,
  visitTimeOn,
  weekdayInWeekOf,
  weekdayOf,
  weekOfMonth,
  WEEKDAYS,
  WEEKS_BETWEEN,
  type SeriesRule,
} from './series-rule.ts';
import { SERIES_TRANSITIONS } from './series-machine.ts';
import {
  isLeftOut,
  planSeriesChange,
  scheduleSeries,
  type SeriesVisit,
} from './series-schedule.ts';

const START = '2026-01-05';
const END = '2027-12-31';
const STAFF = ['alex', 'sam'] as const;

const date = fc.integer({ min: 0, max: 700 }).map((days) => addDays(START, days));
const clock = fc
  .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.constantFrom(0, 15, 30, 45) })
  .map(({ hour, minute }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);

const times = fc
  .tuple(clock, clock)
  .filter(([startTime, endTime]) => startTime < endTime)
  .map(([startTime, endTime]) => ({ startTime, endTime }));

const pause = fc.record({ pausedFrom: fc.option(date), days: fc.integer({ min: 1, max: 90 }) });

const rule: fc.Arbitrary<SeriesRule> = fc
  .record({
    firstDate: date,
    recurrence: fc.constantFrom(...RECURRENCES),
    times,
    lastDate: fc.option(date),
    pause,
    isOpen: fc.boolean(),
  })
  .map(({ times: clockTimes, pause: { pausedFrom, days }, isOpen, ...rest }) => ({
    ...rest,
    ...clockTimes,
    pausedFrom,
    resumesOn: pausedFrom === null || isOpen ? null : addDays(pausedFrom, days),
  }));

/** Some visits of a rule, unchanged or moved to another time or day on their own, in any state. */
const visitsOf = (of: SeriesRule): fc.Arbitrary<SeriesVisit[]> =>
  fc
    .array(
      fc.record({
        isBooked: fc.boolean(),
        isMoved: fc.boolean(),
        days: fc.integer({ min: -40, max: 40 }),
        status: fc.constantFrom(...APPOINTMENT_STATUSES),
        staffId: fc.constantFrom(...STAFF),
      }),
      { minLength: 20, maxLength: 20 },
    )
    .map((choices) =>
      seriesDates(of, { from: of.firstDate, to: addDays(of.firstDate, 400) })
        .slice(0, choices.length)
        .flatMap((occurrenceDate, index) => {
          const choice = choices[index];
          if (choice?.isBooked !== true) return [];
          const hasTime = choice.status !== 'requested';
          const isMoved = choice.isMoved && hasTime;
          const appointmentDate = addDays(occurrenceDate, isMoved ? choice.days : 0);
          const { startsAt, endsAt } = visitTimeOn(of, appointmentDate);
          const later = isMoved ? 45 * 60_000 : 0;
          return [
            {
              id: String(index),
              occurrenceDate,
              appointmentDate,
              status: choice.status,
              startsAt: hasTime ? new Date(startsAt.getTime() + later) : null,
              endsAt: hasTime ? new Date(endsAt.getTime() + later) : null,
              staffId: hasTime ? choice.staffId : null,
            },
          ];
        }),
    );

const ruleWithVisits = rule.chain((of) => fc.tuple(fc.constant(of), visitsOf(of)));
const OPEN = ['requested', 'confirmed'];
const command = fc.constantFrom(...SERIES_TRANSITIONS);
const window = { from: START, to: END, now: new Date('2025-12-01T00:00:00Z') };

/** Whether a date is on the day of the week or month on which a rule began. */
function isOnDay({ recurrence, firstDate }: SeriesRule, each: string): boolean {
  if (recurrence === 'month_date') {
    return each.slice(8) === firstDate.slice(8) || addDays(each, 1).endsWith('-01');
  }
  const isSameWeek = [weekOfMonth(each), 5].includes(weekOfMonth(firstDate));
  return weekdayOf(each) === weekdayOf(firstDate) && (recurrence !== 'month_weekday' || isSameWeek);
}

/** Whether nothing of the recurrence lies between two of its dates. */
function isNextAfter({ recurrence }: SeriesRule, before: string, each: string): boolean {
  const weeks = WEEKS_BETWEEN[recurrence];
  return weeks === null
    ? each.slice(0, 7) === addMonths(`${before.slice(0, 8)}01`, 1).slice(0, 7)
    : each === addDays(before, weeks * 7);
}

describe('any rule of a series', () => {
  test('has dates of one recurrence and weekday, within its bounds', () => {
    fc.assert(
      fc.property(rule, date, date, (of, from, to) => {
        const dates = seriesDates(of, { from, to });
        for (const each of dates) {
          expect(each >= from && each <= to && each >= of.firstDate).toBe(true);
          expect(of.lastDate === null || each <= of.lastDate).toBe(true);
          expect(isOnDay(of, each)).toBe(true);
        }
        for (const [index, each] of dates.slice(1).entries()) {
          expect(isNextAfter(of, dates[index] ?? '', each)).toBe(true);
        }
      }),
    );
  });

  test('gives the same dates for two adjacent windows as for both together', () => {
    fc.assert(
      fc.property(rule, date, (of, middle) => {
        const first = seriesDates(of, { from: START, to: middle });
        const second = seriesDates(of, { from: addDays(middle, 1), to: END });
        expect([...first, ...second]).toEqual(seriesDates(of, { from: START, to: END }));
      }),
    );
  });

  test('has visits that end after they start, and start at its time wherever that time exists', () => {
    fc.assert(
      fc.property(rule, date, (of, on) => {
        const { startsAt, endsAt } = visitTimeOn(of, on);
        expect(endsAt > startsAt).toBe(true);
        const begun = sydneyTimeOf(startsAt);
        expect(begun.date).toBe(on);
        const mayNotExist = of.startTime.startsWith('02');
        expect(mayNotExist || begun.time === `${of.startTime}:00`).toBe(true);
      }),
    );
  });
});

describe('any schedule of a series', () => {
  test('books each date once, never in a pause, on a holiday or after the end', () => {
    fc.assert(
      fc.property(ruleWithVisits, ([of, visits]) => {
        const { book } = scheduleSeries(of, visits, window);
        const all = [...book, ...visits.map(({ occurrenceDate }) => occurrenceDate)];
        expect(new Set(all).size).toBe(all.length);
        for (const each of book) {
          expect(isPausedOn(of, each) || isPublicHoliday(each)).toBe(false);
          expect(of.lastDate === null || each <= of.lastDate).toBe(true);
        }
      }),
    );
  });

  test('cancels only open visits, and each that takes place in the pause or after the end that a command sets', () => {
    fc.assert(
      fc.property(ruleWithVisits, rule, command, ([of, visits], stop, given) => {
        const after = {
          ...of,
          lastDate: stop.lastDate,
          pausedFrom: stop.pausedFrom,
          resumesOn: stop.resumesOn,
        };
        const { cancel } = scheduleSeries(after, visits, { ...window, command: given });
        for (const visit of visits) {
          const { appointmentDate: day, status } = visit;
          const isOff =
            (given === 'pause' && isPausedOn(after, day)) ||
            (given === 'end' && after.lastDate !== null && day > after.lastDate);
          expect(cancel.includes(visit)).toBe(isOff && day >= START && OPEN.includes(status));
        }
      }),
    );
  });

  test('cancels nothing without a pause or an end', () => {
    fc.assert(
      fc.property(ruleWithVisits, ([of, visits]) => {
        expect(scheduleSeries(of, visits, window).cancel).toEqual([]);
      }),
    );
  });

  test('leaves nothing to do once it was carried out', () => {
    fc.assert(
      fc.property(ruleWithVisits, command, ([of, visits], given) => {
        const asked = { ...window, command: given };
        const { book, cancel } = scheduleSeries(of, visits, asked);
        const after: SeriesVisit[] = [
          ...visits.flatMap((visit) => {
            if (!cancel.includes(visit)) return [visit];
            const staysTaken = !isLeftOut(of, visit.occurrenceDate);
            return staysTaken ? [{ ...visit, status: 'cancelled' as const }] : [];
          }),
          ...book.map((occurrenceDate) => ({
            id: occurrenceDate,
            occurrenceDate,
            appointmentDate: occurrenceDate,
            status: 'confirmed' as const,
            ...visitTimeOn(of, occurrenceDate),
            staffId: 'sam',
          })),
        ];
        expect(scheduleSeries(of, after, asked)).toEqual({ book: [], cancel: [] });
      }),
    );
  });
});

describe('any change of this and all following visits', () => {
  const change = ruleWithVisits.chain(([of, visits]) =>
    fc.record({
      of: fc.constant({ ...of, staffId: 'sam' }),
      visits: fc.constant(visits),
      recurrence: fc.constantFrom(...RECURRENCES),
      weekday: fc.constantFrom(...WEEKDAYS),
      newTimes: times,
      index: fc.nat(19),
    }),
  );

  test('never gives two visits one date, and keeps visits that were changed alone, skipped or done', () => {
    fc.assert(
      fc.property(change, ({ of, visits, recurrence, weekday, newTimes, index }) => {
        const from = visits[index % Math.max(1, visits.length)]?.occurrenceDate ?? of.firstDate;
        const after = {
          ...of,
          ...newTimes,
          recurrence,
          firstDate: weekdayInWeekOf(from, weekday),
        };
        const changes = planSeriesChange(of, after, visits, from);
        const dates = changes.flatMap((each) => (each.date === null ? [] : [each.date]));
        expect(new Set(dates).size).toBe(dates.length);
        expect(changes.map(({ visit }) => visit.id)).toEqual(
          visits.filter(({ occurrenceDate }) => occurrenceDate >= from).map(({ id }) => id),
        );
        for (const { visit, action, date: on } of changes) {
          const asPlanned = visitTimeOn(of, visit.occurrenceDate).startsAt.getTime();
          const isItsOwn =
            visit.status === 'confirmed' &&
            (visit.startsAt?.getTime() !== asPlanned || visit.staffId !== 'sam');
          const stays = isItsOwn || !OPEN.includes(visit.status);
          const follows = on === null ? 'cancel' : 'move';
          expect(action).toBe(stays ? 'keep' : follows);
        }
      }),
    );
  });

  test('never gives a visit the date of another, when those of an earlier rule are left', () => {
    fc.assert(
      fc.property(rule, rule, rule, date, (earlier, of, after, from) => {
        const to = addDays(from, 120);
        const dates = [earlier, of].flatMap((each) => seriesDates(each, { from, to }));
        const before = [...new Set(dates)].toSorted();
        const changed = datesAfterChange(of, after, before);
        const given = changed.filter((each) => each !== null);
        expect(new Set(given).size).toBe(given.length);
        for (const [index, each] of changed.entries()) {
          const holder = each === null ? -1 : before.indexOf(each);
          expect([-1, index]).toContain(holder);
        }
      }),
    );
  });

  test('moves nothing to another date when the rule stays the same', () => {
    fc.assert(
      fc.property(ruleWithVisits, ([of, visits]) => {
        const same = planSeriesChange({ ...of, staffId: 'sam' }, of, visits, of.firstDate);
        const moved = same.filter(
          ({ visit, date: on }) => on !== null && on !== visit.occurrenceDate,
        );
        expect(moved).toEqual([]);
      }),
    );
  });
});
