import {
  isLeftOut,
  pauseAfter,
  pauseToLengthen,
  refuseLengthening,
  refuseResumption,
  scheduleSeries,
  type SeriesRule,
  type SeriesTransition,
} from '@cleaning/contract/series/rules';
import { addDays } from '@cleaning/ndis';
import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import type { Transaction } from '../core/db/client.ts';
import { ApiError, refuseField } from '../core/http/api-error.ts';
import type { OfficeViewer } from '../core/http/viewer.ts';
import type { AppointmentContext } from '../appointments/load-appointment.ts';
import { assertCostAsShown, type CostShown } from '../appointments/commands/cancel-appointment.ts';
import { bookVisits } from './book-visits.ts';
import { cancelVisits } from './cancel-visits.ts';
import type { LockedSeries } from './load-series.ts';
import type { SeriesOccasion } from './emails.ts';
import type { CommandOnSeries } from './series-record.ts';

/** How far ahead a pause can begin or end, in days. */
const FURTHEST_DAYS = 366;

interface Pause {
  readonly from: string;
  /** Null until the series is resumed. */
  readonly resumesOn: string | null;
  readonly reason: string | null;
  /** When the client asked for it, as staff record it; null when the caller decides now. */
  readonly clientNoticeAt: Date | null;
  readonly costShown: CostShown;
}

interface NewRule {
  readonly command: SeriesTransition;
  /** What the email is about, by the rule before the command. */
  readonly occasion: (before: SeriesRule) => SeriesOccasion;
  readonly reason: string | null;
  /** Returns the rule after the command, or refuses the command. */
  readonly ruleAfter: (locked: LockedSeries) => SeriesRule;
  /** When the client gave notice; null when the company cancels the visits. */
  readonly clientNoticeAt: Date | null;
  readonly costShown?: CostShown;
}

const NOTHING_SHOWN: CostShown = { at: null, percent: null };

/** A command that stores a new rule, and books and cancels visits accordingly. */
const following = (
  transaction: Transaction,
  { command, occasion, reason, ruleAfter, clientNoticeAt, costShown = NOTHING_SHOWN }: NewRule,
  { viewer, now }: AppointmentContext,
): CommandOnSeries => ({
  command,
  reason,
  async effects(locked) {
    const rule = ruleAfter(locked);
    const before = locked.rule;
    const window = { from: sydneyDateOf(now), to: locked.row.bookedUntil, now, command, before };
    const { cancel, book } = scheduleSeries(rule, locked.visits, window);
    await assertCostAsShown(
      transaction,
      cancel.map(({ named }) => named.row),
      { clientNoticeAt, costShown, current: locked.series },
    );
    await cancelVisits(transaction, cancel, {
      viewer,
      now,
      reason,
      clientNoticeAt,
      // A visit that was moved off the date for which it was booked is not booked there again.
      staysTaken: ({ occurrenceDate }) => !isLeftOut(rule, occurrenceDate),
    });
    const { pausedFrom, resumesOn, lastDate } = rule;
    return {
      changes: { pausedFrom, resumesOn, lastDate },
      details: { occasion: occasion(before), cancelled: cancel.map(({ id }) => id) },
      async after() {
        const series = { ...locked.row, ...rule };
        const booked = await bookVisits(transaction, { series, dates: book, viewer, now });
        return { booked: booked.map(({ id }) => id) };
      },
    };
  },
});

/**
 * Pauses a series, or lengthens its pause. Visits that a client's pause cancels too late to be free of
 * charge are late cancellations.
 *
 * @throws ApiError `validation_failed` for dates that are not possible, and for staff without a
 *   reason; `stale_version` when it costs more than the client was shown.
 */
export function pausing(
  transaction: Transaction,
  { from, resumesOn, reason, clientNoticeAt, costShown }: Pause,
  context: AppointmentContext,
): CommandOnSeries {
  const { viewer, now } = context;
  const isClient = viewer.kind === 'client';
  if (!isClient && reason === null) throw refuseField('reason', 'Say why, in a sentence.');
  assertNotice(clientNoticeAt, context);
  assertPause(from, resumesOn, now);
  const today = sydneyDateOf(now);
  const rule = {
    command: 'pause',
    occasion: (before: SeriesRule) =>
      pauseToLengthen(before, today) === null ? ('paused' as const) : ('lengthened' as const),
    reason,
    ruleAfter: ({ rule: before }: LockedSeries) => {
      const refusal = refuseLengthening(before, { from, resumesOn }, today);
      if (refusal !== null) throw refuseField(refusal.field, refusal.message);
      const pause = pauseAfter(before, { from, resumesOn }, today);
      return { ...before, pausedFrom: pause.from, resumesOn: pause.resumesOn };
    },
    clientNoticeAt: isClient ? now : clientNoticeAt,
    costShown,
  } as const;
  return following(transaction, rule, context);
}

/**
 * Starts a paused series again, which books its visits from a day on and cancels none.
 *
 * @throws ApiError `validation_failed` for a day that has passed, is too far ahead, or later than
 *   that on which the series starts again anyway.
 */
export function resuming(
  transaction: Transaction,
  resumesOn: string,
  context: AppointmentContext,
): CommandOnSeries {
  const today = sydneyDateOf(context.now);
  if (resumesOn < today || resumesOn > addDays(today, FURTHEST_DAYS)) {
    throw refuseField('resumes_on', 'Choose today or a day within the next year.');
  }
  const rule = {
    command: 'resume',
    occasion: () => 'resumed' as const,
    reason: null,
    clientNoticeAt: null,
    ruleAfter: ({ rule: before }: LockedSeries) => {
      const refusal = refuseResumption(before, resumesOn);
      if (refusal !== null) throw refuseField('resumes_on', refusal);
      return before.pausedFrom !== null && before.pausedFrom < resumesOn
        ? { ...before, resumesOn }
        : { ...before, pausedFrom: null, resumesOn: null };
    },
  } as const;
  return following(transaction, rule, context);
}

export const ending = (
  transaction: Transaction,
  { lastDate, reason }: { readonly lastDate: string; readonly reason: string },
  context: AppointmentContext<OfficeViewer>,
): CommandOnSeries =>
  following(
    transaction,
    {
      command: 'end',
      occasion: () => 'ended' as const,
      reason,
      clientNoticeAt: null,
      ruleAfter: ({ rule }) => {
        // Ending a series yesterday means that today's visit does not take place either.
        if (lastDate < addDays(sydneyDateOf(context.now), -1)) {
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
    },
    context,
  );

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
function assertNotice(clientNoticeAt: Date | null, { viewer, now }: AppointmentContext): void {
  if (clientNoticeAt === null) return;
  if (viewer.kind === 'client') {
    throw new ApiError('permission_denied', 'Only staff record when notice was given.');
  }
  if (clientNoticeAt > now) {
    throw refuseField('client_notice_at', 'Give a moment that is not in the future.');
  }
}
