import type {
  addExtraRequest,
  answerRequestRequest,
  askForCorrectionRequest,
  correctTravelRequest,
  removeExtraRequest,
  settleTimesheetRequest,
} from '@cleaning/contract/timesheets';
import { datesOfWeek } from '@cleaning/contract/timesheets/rules';
import type { z } from 'zod';
import type { Transaction } from '../core/db/client.ts';
import { notFound, refuseField, staleVersion } from '../core/http/api-error.ts';
import type { StaffViewer } from '../core/http/viewer.ts';
import { showSheet } from './view.ts';
import type { CommandOnTimesheet } from './timesheet-record.ts';
import {
  answerRequest,
  deleteExtra,
  insertExtra,
  insertRequest,
  insertTravel,
} from './timesheet-repository.ts';

interface Context {
  readonly transaction: Transaction;
  readonly viewer: StaffViewer;
  readonly now: Date;
}

type Sent<Schema extends z.ZodType> = Omit<z.output<Schema>, 'version' | 'week'>;

/** Approves the hours as they are now, and stores them. */
export const approving = ({ viewer, now }: Omit<Context, 'transaction'>): CommandOnTimesheet => ({
  command: 'approve',
  effects: ({ built }) => ({
    changes: {
      approvedTotals: built.totals,
      approvedById: viewer.staffId,
      approvedAt: now,
    },
  }),
});

export const reopening = (reason: string): CommandOnTimesheet => ({
  command: 'reopen',
  reason,
  effects: () => ({ changes: { approvedTotals: null, approvedById: null, approvedAt: null } }),
});

export const exporting = (exportId: string): CommandOnTimesheet => ({
  command: 'export',
  effects: () => ({ changes: { exportId } }),
});

/**
 * Says that the difference of hours from payroll was dealt with, which holds for the hours as they are
 * now.
 *
 * @throws ApiError `stale_version` when they have changed since the caller read them.
 */
export const settling = (
  { transaction, viewer, now }: Context,
  { moved_to_minutes: read, reason }: Sent<typeof settleTimesheetRequest>,
): CommandOnTimesheet => ({
  command: 'settle',
  reason,
  async effects(loaded) {
    const { totals } = loaded.built;
    if (totals.total_minutes !== read) {
      throw staleVersion(
        await showSheet(transaction, loaded, viewer, now),
        'These hours have changed since you opened them. Check them and try again.',
      );
    }
    return { changes: { settledTotals: totals } };
  },
});

export const addingExtra = (
  { transaction, viewer, now }: Context,
  { date, minutes, what }: Sent<typeof addExtraRequest>,
): CommandOnTimesheet => ({
  command: 'add_extra',
  reason: what,
  reasonField: 'what',
  effects({ week }) {
    assertInWeek(week, date);
    return {
      async after({ id }) {
        const added = { addedById: viewer.staffId, createdAt: now };
        await insertExtra(transaction, { timesheetId: id, date, minutes, what, ...added });
      },
    };
  },
});

export const removingExtra = (
  { transaction }: Context,
  { extra_id: extraId, reason }: Sent<typeof removeExtraRequest>,
): CommandOnTimesheet => ({
  command: 'remove_extra',
  reason,
  effects: () => ({
    async after({ id }) {
      if (!(await deleteExtra(transaction, id, extraId))) throw notFound();
    },
  }),
});

export const correctingTravel = (
  { transaction, viewer, now }: Context,
  { date, minutes, reason }: Sent<typeof correctTravelRequest>,
): CommandOnTimesheet => ({
  command: 'correct_travel',
  reason,
  effects({ week, built }) {
    assertInWeek(week, date);
    const estimated = built.travel.find((day) => day.date === date)?.estimated_minutes ?? 0;
    return {
      async after({ id }) {
        await insertTravel(transaction, {
          timesheetId: id,
          date,
          minutes,
          estimatedMinutes: estimated,
          reason,
          correctedById: viewer.staffId,
          correctedAt: now,
        });
      },
    };
  },
});

/** @throws ApiError `not_found` for who asks about another person's timesheet. */
export const asking = (
  { transaction, viewer, now }: Context,
  { appointment_id: appointmentId, message }: Sent<typeof askForCorrectionRequest>,
): CommandOnTimesheet => ({
  command: 'ask',
  effects({ cleaner, built }) {
    if (cleaner.id !== viewer.staffId) throw notFound();
    const isOnSheet = built.visits.some((visit) => visit.appointment_id === appointmentId);
    if (appointmentId !== null && !isOnSheet) {
      throw refuseField('appointment_id', 'Choose a visit of this week.');
    }
    return {
      after: ({ id }) =>
        insertRequest(transaction, { timesheetId: id, appointmentId, message, askedAt: now }),
    };
  },
});

export const answering = (
  { transaction, viewer, now }: Context,
  { request_id: id, answer }: Sent<typeof answerRequestRequest>,
): CommandOnTimesheet => ({
  command: 'answer',
  reason: answer,
  effects: () => ({
    async after({ id: timesheetId }) {
      const answered = { answer, answeredById: viewer.staffId, answeredAt: now };
      if (!(await answerRequest(transaction, { timesheetId, id }, answered))) {
        throw refuseField('request_id', 'This question has an answer already.');
      }
    },
  }),
});

function assertInWeek(week: string, date: string): void {
  if (datesOfWeek(week).includes(date)) return;
  throw refuseField('date', 'Choose a day of this week.');
}
