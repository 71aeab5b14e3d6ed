import {
  scheduleSeries,
  type AppointmentSeries,
  type SeriesRule,
  type SeriesTransition,
} from '@cleaning/contract';
import { addDays } from '@cleaning/ndis';
import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import type { Transaction } from '../core/db/client.ts';
import { ApiError, refuseField } from '../core/http/api-error.ts';
import { stampOf, type StaffViewer } from '../core/http/viewer.ts';
import { bookVisits } from './book-visits.ts';
import { cancelVisits } from './cancel-visits.ts';
import { lockForCommand, readSeries, type LockedSeries, type SeriesCall } from './load-series.ts';
import { recordSeriesCommand } from './record-command.ts';
import { postSeriesEmails, type SeriesOccasion } from './series-emails.ts';
import { updateSeries } from './series-repository.ts';

/** How far ahead a pause can begin or end, in days. */
const FURTHEST_DAYS = 366;

interface Pause {
  readonly from: string;
  /** Null until the series is resumed. */
  readonly resumesOn: string | null;
  readonly reason: string | null;
  /** When the client asked for it, as staff record it; null when the caller decides now. */
  readonly clientNoticeAt: Date | null;
}

interface Step {
  readonly command: SeriesTransition;
  readonly occasion: SeriesOccasion;
  readonly reason: string | null;
  /** Returns the rule after the command, or refuses the command. */
  readonly ruleAfter: (locked: LockedSeries) => SeriesRule;
  /** When the client gave notice; null when the company cancels the visits. */
  readonly clientNoticeAt: Date | null;
}

/** Stores the new rule, and books and cancels visits accordingly. */
async function execute(
  transaction: Transaction,
  call: SeriesCall,
  { command, occasion, reason, ruleAfter, clientNoticeAt }: Step,
): Promise<AppointmentSeries> {
  const { id, viewer, now } = call;
  const locked = await lockForCommand(transaction, call, command);
  const rule = ruleAfter(locked);
  const window = { from: sydneyDateOf(now), to: locked.row.bookedUntil, now };
  const { cancel: cancelled, book } = scheduleSeries(rule, locked.visits, window);
  await cancelVisits(transaction, cancelled, { viewer, now, reason, clientNoticeAt });
  const { pausedFrom, resumesOn, lastDate } = rule;
  await updateSeries(transaction, locked.row, { pausedFrom, resumesOn, lastDate }, stampOf(call));
  const series = { ...locked.row, ...rule };
  const booked = await bookVisits(transaction, { series, dates: book, viewer, now });
  await recordSeriesCommand(transaction, locked.row, { command, reason, viewer, now });
  const changed = await readSeries(transaction, id, { viewer, now });
  await postSeriesEmails(transaction, occasion, {
    series: changed,
    booked: booked.map((row) => row.id),
    cancelled: cancelled.map((visit) => visit.id),
    by: viewer.kind,
    now,
  });
  return changed;
}

/**
 * Visits that a client's pause cancels too late to be free of charge are late cancellations.
 *
 * @throws ApiError `validation_failed` for dates that are not possible, and for staff without a
 *   reason.
 */
export function pauseSeries(
  transaction: Transaction,
  call: SeriesCall,
  { from, resumesOn, reason, clientNoticeAt }: Pause,
): Promise<AppointmentSeries> {
  const isClient = call.viewer.kind === 'client';
  if (!isClient && reason === null) throw refuseField('reason', 'Say why, in a sentence.');
  assertNotice(clientNoticeAt, call);
  assertPause(from, resumesOn, call.now);
  return execute(transaction, call, {
    command: 'pause',
    occasion: 'paused',
    reason,
    ruleAfter: ({ rule }) => ({ ...rule, pausedFrom: from, resumesOn }),
    clientNoticeAt: isClient ? call.now : clientNoticeAt,
  });
}

export function resumeSeries(
  transaction: Transaction,
  call: SeriesCall,
  resumesOn: string,
): Promise<AppointmentSeries> {
  const today = sydneyDateOf(call.now);
  if (resumesOn < today || resumesOn > addDays(today, FURTHEST_DAYS)) {
    throw refuseField('resumes_on', 'Choose today or a day within the next year.');
  }
  return execute(transaction, call, {
    command: 'resume',
    occasion: 'resumed',
    reason: null,
    clientNoticeAt: null,
    ruleAfter: ({ rule }) =>
      rule.pausedFrom !== null && rule.pausedFrom < resumesOn
        ? { ...rule, resumesOn }
        : { ...rule, pausedFrom: null, resumesOn: null },
  });
}

export const endSeries = (
  transaction: Transaction,
  call: SeriesCall<StaffViewer>,
  { lastDate, reason }: { readonly lastDate: string; readonly reason: string },
): Promise<AppointmentSeries> =>
  execute(transaction, call, {
    command: 'end',
    occasion: 'ended',
    reason,
    clientNoticeAt: null,
    ruleAfter: ({ rule }) => {
      // Ending a series yesterday means that today's visit does not take place either.
      if (lastDate < addDays(sydneyDateOf(call.now), -1)) {
        throw refuseField('last_date', 'Choose today or a later day.');
      }
      if (rule.lastDate !== null && lastDate > rule.lastDate) {
        throw refuseField(
          'last_date',
          `These visits end on ${formatPlainDate(rule.lastDate, 'medium')}. Choose that day or an earlier one.`,
        );
      }
      return { ...rule, lastDate };
    },
  });

function assertPause(from: string, resumesOn: string | null, now: Date): void {
  const today = sydneyDateOf(now);
  const furthest = addDays(today, FURTHEST_DAYS);
  if (from < today || from > furthest) {
    throw refuseField('from', 'Choose today or a day within the next year.');
  }
  if (resumesOn === null) return;
  if (resumesOn <= from) {
    throw refuseField('resumes_on', 'Choose a day after the one on which the pause begins.');
  }
  if (resumesOn > furthest) throw refuseField('resumes_on', 'Choose a day within the next year.');
}

/** @throws ApiError when a client sends the time of their notice, or staff one still to come. */
function assertNotice(clientNoticeAt: Date | null, { viewer, now }: SeriesCall): void {
  if (clientNoticeAt === null) return;
  if (viewer.kind === 'client') {
    throw new ApiError('permission_denied', 'Only staff record when notice was given.');
  }
  if (clientNoticeAt > now) {
    throw refuseField('client_notice_at', 'Give a moment that is not in the future.');
  }
}
