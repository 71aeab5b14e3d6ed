import type { AppointmentSeries, SeriesRecurrence } from '@cleaning/contract/series';
import {
  seriesDateState,
  seriesDates,
  visitTimeOn,
  type SeriesRule,
} from '@cleaning/contract/series/rules';
import { addMonths, publicHolidayOn } from '@cleaning/ndis';
import { formatPlainDate, type ServiceId } from '@cleaning/pricing';
import type { Transaction } from '../core/db/client.ts';
import { ApiError, refuseField } from '../core/http/api-error.ts';
import type { AppointmentContext } from '../appointments/load-appointment.ts';
import { bookVisits, checkDates, type Covers, type DateToBook } from './book-visits.ts';
import { assertCovers, lockCleaners, withoutCover } from './covers.ts';
import { readSeries, windowFrom } from './load-series.ts';
import { recordSeriesCommand } from './series-record.ts';
import { postSeriesEmails } from './emails.ts';
import { insertSeries } from './series-repository.ts';

/** The address and the service of the visits of a series. */
export interface SeriesPlace {
  readonly clientId: string;
  readonly quoteId: string | null;
  readonly serviceId: ServiceId;
  readonly addressLine1: string;
  readonly suburb: string;
  readonly postcode: string;
  readonly notes: string;
}

/** The longest time between the first and the last visit of a series, in months. */
const LONGEST_MONTHS = 24;

export const ruleOf = (recurrence: Omit<SeriesRecurrence, 'plan_clashes_later'>): SeriesRule => ({
  firstDate: recurrence.first_date,
  recurrence: recurrence.recurrence,
  startTime: recurrence.start_time,
  endTime: recurrence.end_time,
  lastDate: recurrence.last_date ?? null,
  pausedFrom: null,
  resumesOn: null,
});

/**
 * Starts a series, books the visits of the next weeks and tells the client once.
 *
 * @throws ApiError `double_booked` when the cleaner is not free and `keep_clashes` is not set; by
 *   field for a date, a time or a cleaner that is not possible.
 */
export async function startSeries(
  transaction: Transaction,
  {
    place,
    recurrence,
    covers = new Map(),
  }: {
    readonly place: SeriesPlace;
    readonly recurrence: SeriesRecurrence;
    readonly covers?: Covers;
  },
  { viewer, now }: AppointmentContext,
): Promise<AppointmentSeries> {
  const rule = ruleOf(recurrence);
  assertStart(rule, now);
  const cleaners = await lockCleaners(
    transaction,
    { staffId: recurrence.staff_id, lastDate: rule.lastDate },
    covers,
  );
  const { usual: staff } = cleaners;
  const window = windowFrom(now);
  const dates = datesToBook(rule, window);
  const found = await checkDates(
    transaction,
    { ...rule, ...place, staffId: staff.id, covers },
    dates.map((date) => ({ date })),
  );
  assertCovers(covers, found, cleaners);
  if (!recurrence.plan_clashes_later) assertFree(staff.firstName, withoutCover(found, covers));
  const row = await insertSeries(transaction, {
    ...place,
    ...rule,
    staffId: staff.id,
    startedOn: rule.firstDate,
    bookedUntil: window.to,
    createdAt: now,
    updatedAt: now,
  });
  const booked = await bookVisits(transaction, { series: row, dates, covers, viewer, now });
  await recordSeriesCommand(transaction, row, { command: 'start', reason: null, viewer, now });
  const series = await readSeries(transaction, row.id, { viewer, now });
  await postSeriesEmails(transaction, 'started', {
    series,
    booked: booked.map(({ id }) => id),
    cancelled: [],
    now,
  });
  return series;
}

/** The dates of a rule in a window that need a visit. */
export const datesToBook = (
  rule: SeriesRule,
  window: { readonly from: string; readonly to: string },
): string[] => seriesDates(rule, window).filter((date) => seriesDateState(rule, date) === 'due');

/**
 * @throws ApiError `validation_failed` when the first or the last date of a series is not possible.
 */
export function assertStart(rule: SeriesRule, now: Date): void {
  const { firstDate, lastDate } = rule;
  const { from, to } = windowFrom(now);
  if (firstDate < from || visitTimeOn(rule, firstDate).startsAt <= now) {
    throw refuseField('first_date', 'Choose a day and a time that have not passed.');
  }
  if (firstDate > to) {
    throw refuseField('first_date', 'Choose a first visit within the next twelve weeks.');
  }
  const holiday = publicHolidayOn(firstDate);
  if (holiday !== null) {
    throw refuseField('first_date', `That day is a public holiday: ${holiday}. Choose another.`);
  }
  if (lastDate === null) return;
  if (lastDate < firstDate) {
    throw refuseField('last_date', 'Choose a last day that is not before the first visit.');
  }
  if (lastDate > addMonths(firstDate, LONGEST_MONTHS)) {
    throw refuseField(
      'last_date',
      'Choose a last day within two years, or none: then the visits go on until you end them.',
    );
  }
}

/** @throws ApiError `double_booked` with the dates on which the cleaner is not free. */
export function assertFree(
  firstName: string,
  dates: readonly DateToBook[],
  current?: AppointmentSeries,
): void {
  const taken = dates.filter(({ isBusy }) => isBusy).map(({ date }) => date);
  if (taken.length === 0) return;
  throw new ApiError(
    'double_booked',
    `${firstName} already has a visit at that time on ${listOfDates(taken)}. Choose another time or another cleaner, or leave those visits for later.`,
    current === undefined ? {} : { current },
  );
}

const SHOWN_DATES = 3;

function listOfDates(dates: readonly string[]): string {
  const shown = dates.slice(0, SHOWN_DATES).map((date) => formatPlainDate(date, 'medium'));
  const others = dates.length - shown.length;
  return others > 0 ? `${shown.join(', ')} and ${others} more` : shown.join(', ');
}
