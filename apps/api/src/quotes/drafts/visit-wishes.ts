import type { SeriesInterval } from '@cleaning/contract/series/rules';
import {
  formatPlainDate,
  isOneOffService,
  SERVICES,
  timelineOn,
  TIMELINES,
  type ServiceId,
  type TimelineId,
} from '@cleaning/pricing';
import { ApiError, refuseField } from '../../core/http/api-error.ts';
import type { QuoteRow } from '../quote-repository.ts';

/** How often and when a client wants visits, in a request. Absent fields do not change. */
export interface VisitWishes {
  readonly timeline_id?: TimelineId | undefined;
  readonly interval_weeks?: SeriesInterval | null | undefined;
  readonly preferred_date?: string | null | undefined;
  readonly preferred_time?: string | undefined;
  readonly second_date?: string | null | undefined;
  readonly second_time?: string | null | undefined;
  /** Why staff choose another timing than that of the preferred date. */
  readonly timeline_reason?: string | undefined;
}

/** The Sydney date of a change, and whether staff make it. */
export interface DraftScope {
  readonly today: string;
  readonly isStaff: boolean;
}

type WishColumns = Pick<
  QuoteRow,
  | 'timelineId'
  | 'timelineReason'
  | 'intervalWeeks'
  | 'preferredDate'
  | 'preferredTime'
  | 'secondDate'
  | 'secondTime'
>;

/** The wishes of a new draft. */
export const NO_WISHES: WishColumns = {
  timelineId: 'standard',
  timelineReason: null,
  intervalWeeks: null,
  preferredDate: null,
  preferredTime: 'any',
  secondDate: null,
  secondTime: null,
};

export const PAST_DATE_MESSAGE = 'Choose today or a later date.';

/**
 * The columns of the wanted visits after a patch.
 *
 * @throws ApiError `validation_failed` when a day is past in Sydney, the timing is not that of the
 *   day, or the second choice is the first one.
 */
export function wishColumns(
  seen: WishColumns,
  patch: VisitWishes,
  serviceId: ServiceId,
  scope: DraftScope,
): WishColumns {
  const { today } = scope;
  assertNotPast('preferred_date', patch.preferred_date, today);
  assertNotPast('second_date', patch.second_date, today);
  const preferredDate =
    patch.preferred_date === undefined ? seen.preferredDate : patch.preferred_date;
  const first = { preferredDate, preferredTime: patch.preferred_time ?? seen.preferredTime };
  return {
    ...first,
    ...timingOf(seen, patch, preferredDate, scope),
    ...secondChoice(seen, patch, first),
    intervalWeeks: intervalOf(seen, patch, serviceId),
  };
}

function assertNotPast(field: string, date: string | null | undefined, today: string): void {
  if (typeof date === 'string' && date < today) throw refuseField(field, PAST_DATE_MESSAGE);
}

/**
 * The timing of the preferred date. It is derived when the date is chosen, and again when the draft
 * is submitted; other changes on another day keep it, so that they never change a price.
 */
function timingOf(
  seen: WishColumns,
  { timeline_id: sent, timeline_reason: reason = '' }: VisitWishes,
  date: string | null,
  { today, isStaff }: DraftScope,
): Pick<WishColumns, 'timelineId' | 'timelineReason'> {
  const isSameDate = date === seen.preferredDate;
  if (sent === undefined && isSameDate) {
    return { timelineId: seen.timelineId, timelineReason: seen.timelineReason };
  }
  if (date === null) return { timelineId: sent ?? 'standard', timelineReason: null };
  const timelineId = timelineOn(date, today);
  if (sent === undefined || sent === timelineId) return { timelineId, timelineReason: null };
  if (!isStaff || reason === '') throw contradiction(sent, date, timelineId, isStaff);
  return { timelineId: sent, timelineReason: reason };
}

const IS: Readonly<Record<TimelineId, string>> = {
  'same-day': 'today',
  urgent: 'tomorrow',
  standard: 'later than tomorrow',
};

function contradiction(
  sent: TimelineId,
  date: string,
  timelineId: TimelineId,
  isStaff: boolean,
): ApiError {
  const day = formatPlainDate(date, 'long');
  const both = `${TIMELINES[sent].name} is for ${IS[sent]}, and ${day} is ${IS[timelineId]}.`;
  if (isStaff) return refuseField('timeline_reason', `${both} Say why it is another timing.`);
  const message = `${both} Choose the day and we work out the timing.`;
  const fields = { timeline_id: [message], preferred_date: [message] };
  return new ApiError('validation_failed', message, { fields });
}

function secondChoice(
  seen: WishColumns,
  patch: VisitWishes,
  first: Pick<WishColumns, 'preferredDate' | 'preferredTime'>,
): Pick<WishColumns, 'secondDate' | 'secondTime'> {
  const date = patch.second_date === undefined ? seen.secondDate : patch.second_date;
  if (date === null) return { secondDate: null, secondTime: null };
  const time = (patch.second_time === undefined ? seen.secondTime : patch.second_time) ?? 'any';
  if (date !== first.preferredDate || time !== first.preferredTime) {
    return { secondDate: date, secondTime: time };
  }
  if (patch.second_date === undefined && patch.second_time === undefined) {
    return { secondDate: null, secondTime: null };
  }
  throw refuseField('second_date', 'Choose another day or time than your first choice.');
}

/** A service for one occasion cannot be booked as regular visits. */
function intervalOf(
  seen: WishColumns,
  { interval_weeks: sent }: VisitWishes,
  serviceId: ServiceId,
): SeriesInterval | null {
  if (!isOneOffService(serviceId)) return sent === undefined ? seen.intervalWeeks : sent;
  if (typeof sent === 'number') {
    throw refuseField('interval_weeks', `${SERVICES[serviceId].name} is booked once.`);
  }
  return null;
}
