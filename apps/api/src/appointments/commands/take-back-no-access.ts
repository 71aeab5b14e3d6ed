import type { Appointment, takeBackNoAccessRequest } from '@cleaning/contract/appointments';
import {
  findCorrectionProblem,
  type AppointmentTransition,
} from '@cleaning/contract/appointments/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import type { Transaction } from '../../core/db/client.ts';
import { ApiError, refuseField } from '../../core/http/api-error.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import { auditForClient, type CommandOnAppointment } from '../appointment-record.ts';
import type { AppointmentChanges, AppointmentRow } from '../appointment-repository.ts';
import { removeLateFee } from '../late-fees/late-fee-repository.ts';
import type { AppointmentContext } from '../load-appointment.ts';
import { pastMoment } from '../work/recorded-moment.ts';
import { findBilledVisit } from '../work/time-correction-repository.ts';
import { nextInCalendars } from './plan-appointment.ts';

type Request = z.output<typeof takeBackNoAccessRequest>;
type Outcome = Request['outcome'];

const COMMANDS: Readonly<Record<Outcome, AppointmentTransition>> = {
  to_come: 'undo_no_access',
  went_on: 'start_after_no_access',
  done: 'complete_after_no_access',
};

/**
 * Takes back that staff could not get in. The fee for it goes, and the client is told that the
 * earlier email no longer counts.
 *
 * @throws ApiError `invalid_transition` when the visit is on an invoice; `double_booked` when the
 *   cleaner has another visit by now; by field for times that are not possible.
 */
export const takingBackNoAccess = (
  transaction: Transaction,
  request: Request,
  context: AppointmentContext<OfficeViewer>,
): CommandOnAppointment => ({
  command: COMMANDS[request.outcome],
  reason: request.reason,
  async effects({ row, appointment }) {
    if (row.status === 'no_access') await assertNotBilled(transaction, row, appointment);
    return {
      changes: { ...changesOf(row, request, context.now), ...nextInCalendars(row) },
      details: {
        occasion: 'no_access_taken_back',
        staffName: appointment.staff_member?.first_name ?? 'This person',
      },
      async after(visit) {
        await removeLateFee(transaction, visit.id);
        await auditForClient(transaction, visit, request.reason, context);
      },
    };
  },
});

/** @throws ApiError `invalid_transition` when the client pays for what was recorded. */
async function assertNotBilled(
  transaction: Transaction,
  row: AppointmentRow,
  current: Appointment,
): Promise<void> {
  const invoice = await findBilledVisit(transaction, row.id);
  if (invoice === null) return;
  const message =
    invoice.number === null
      ? 'This visit is on a draft invoice as one that we could not get into. Remove its line from the draft first.'
      : `This visit is on invoice ${invoice.number} as one that we could not get into. Void the invoice first.`;
  throw new ApiError('invalid_transition', message, { current });
}

/** The recorded times after each outcome; a visit that is still to come has none. */
function changesOf(
  { startsAt, endsAt }: AppointmentRow,
  { outcome, started_at: started, ended_at: ended }: Request,
  now: Date,
): AppointmentChanges {
  if (outcome === 'to_come') {
    if (endsAt !== null && endsAt <= now) {
      throw refuseField(
        'outcome',
        'The time of this visit has passed. Say that the clean was done, or book another visit.',
      );
    }
    return { actualStartedAt: null, actualEndedAt: null };
  }
  const startedAt = pastMoment('started_at', started === undefined ? null : new Date(started), now);
  if (outcome === 'went_on') {
    if (sydneyDateOf(startedAt) !== sydneyDateOf(now)) {
      throw refuseField(
        'started_at',
        'The work cannot go on since another day. Say that the clean was done, and when it ended.',
      );
    }
    return { actualStartedAt: startedAt, actualEndedAt: null };
  }
  const endedAt = new Date(ended ?? now);
  const before = { startedAt: null, endedAt: null };
  const problem = findCorrectionProblem({ startedAt, endedAt, before, plannedAt: startsAt, now });
  if (problem !== null) throw refuseField(problem.field, problem.message);
  return { actualStartedAt: startedAt, actualEndedAt: endedAt };
}
