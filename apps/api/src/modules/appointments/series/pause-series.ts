import {
  scheduleSeries,
  type AppointmentSeries,
  type SeriesRule,
  type SeriesTransition,
} from '@cleaning/contract';
import { addDays } from '@cleaning/ndis';
import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import type { Transaction } from '../../../platform/db/client.ts';
import { refuseField } from '../../../platform/http/api-error.ts';
import { stampOf, type StaffViewer } from '../../../platform/http/viewer.ts';
import { bookVisits } from './book-visits.ts';
import { cancelVisits } from './cancel-visits.ts';
import {
  lockForCommand,
  readSeries,
  type LockedSeries,
  type SeriesCall,
  type StoredVisit,
} from './load-series.ts';
import { recordSeriesCommand } from './record-command.ts';
import type { SeriesMails, SeriesOccasion } from './series-mails.ts';
import { updateSeries } from './series-repository.ts';

/** How far ahead a pause can begin or end, in days. */
const FURTHEST_DAYS = 366;

interface Pause {
  readonly from: string;
  /** Null until the series is resumed. */
  readonly resumesOn: string | null;
  readonly reason: string | null;
}

/** The commands that pause, resume or end a series. */
export interface SeriesPauses {
  /**
   * @throws ApiError `validation_failed` for dates that are not possible, for staff without a
   *   reason, and for a client whose pause would cancel a visit too late to be free of charge.
   */
  pause(transaction: Transaction, call: SeriesCall, pause: Pause): Promise<AppointmentSeries>;
  resume(transaction: Transaction, call: SeriesCall, resumesOn: string): Promise<AppointmentSeries>;
  end(
    transaction: Transaction,
    call: SeriesCall<StaffViewer>,
    end: { readonly lastDate: string; readonly reason: string },
  ): Promise<AppointmentSeries>;
}

interface Step {
  readonly command: SeriesTransition;
  readonly occasion: SeriesOccasion;
  readonly reason: string | null;
  /** Returns the rule after the command, or refuses the command. */
  readonly ruleAfter: (locked: LockedSeries) => SeriesRule;
  /** Refuses the command when one of the visits must not be cancelled. */
  readonly assertCancellable?: (visits: readonly StoredVisit[]) => void;
}

export function createSeriesPauses({ mails }: { readonly mails: SeriesMails }): SeriesPauses {
  /** Stores the new rule, and books and cancels visits accordingly. */
  const execute = async (
    transaction: Transaction,
    call: SeriesCall,
    { command, occasion, reason, ruleAfter, assertCancellable }: Step,
  ) => {
    const { id, viewer, now } = call;
    const locked = await lockForCommand(transaction, call, command);
    const rule = ruleAfter(locked);
    const window = { from: sydneyDateOf(now), to: locked.row.bookedUntil, now };
    const { cancel: cancelled, book } = scheduleSeries(rule, locked.visits, window);
    assertCancellable?.(cancelled);
    await cancelVisits(transaction, cancelled, { viewer, now, reason });
    const { pausedFrom, resumesOn, lastDate } = rule;
    await updateSeries(transaction, locked.row, { pausedFrom, resumesOn, lastDate }, stampOf(call));
    const series = { ...locked.row, ...rule };
    const booked = await bookVisits(transaction, { series, dates: book, viewer, now });
    await recordSeriesCommand(transaction, locked.row, { command, reason, viewer, now });
    const changed = await readSeries(transaction, id, { viewer, now });
    await mails.post(transaction, occasion, {
      series: changed,
      booked: booked.map((row) => row.id),
      cancelled: cancelled.map((visit) => visit.id),
      by: viewer.kind,
      now,
    });
    return changed;
  };

  return {
    pause(transaction, call, { from, resumesOn, reason }) {
      if (call.viewer.kind === 'staff' && reason === null) {
        throw refuseField('reason', 'Say why, in a sentence.');
      }
      assertPause(from, resumesOn, call.now);
      return execute(transaction, call, {
        command: 'pause',
        occasion: 'paused',
        reason,
        ruleAfter: ({ rule }) => ({ ...rule, pausedFrom: from, resumesOn }),
        assertCancellable: (visits) => {
          if (call.viewer.kind === 'client') assertFreeOfCharge(visits, call.now);
        },
      });
    },

    resume(transaction, call, resumesOn) {
      const today = sydneyDateOf(call.now);
      if (resumesOn < today || resumesOn > addDays(today, FURTHEST_DAYS)) {
        throw refuseField('resumes_on', 'Choose today or a day within the next year.');
      }
      return execute(transaction, call, {
        command: 'resume',
        occasion: 'resumed',
        reason: null,
        ruleAfter: ({ rule }) =>
          rule.pausedFrom !== null && rule.pausedFrom < resumesOn
            ? { ...rule, resumesOn }
            : { ...rule, pausedFrom: null, resumesOn: null },
      });
    },

    end: (transaction, call, { lastDate, reason }) =>
      execute(transaction, call, {
        command: 'end',
        occasion: 'ended',
        reason,
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
      }),
  };
}

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

/** @throws ApiError `validation_failed` when one of the visits can no longer be cancelled free of charge. */
function assertFreeOfCharge(visits: readonly StoredVisit[], now: Date): void {
  const late = visits.filter(({ named: { row } }) => row.freeUntil !== null && row.freeUntil < now);
  const last = late.at(-1);
  if (last === undefined) return;
  const day = formatPlainDate(last.named.row.appointmentDate, 'medium');
  throw refuseField(
    'from',
    `It is too late to cancel the visit on ${day} free of charge. Choose a later day, or cancel that visit on its own.`,
  );
}
