import type { correctedTimesSchema, correctTimesRequest } from '@cleaning/contract/appointments';
import { findCorrectionProblem } from '@cleaning/contract/appointments/rules';
import type { z } from 'zod';
import { recordAudit } from '../../core/audit/record-audit.ts';
import { executeCommand } from '../../core/command.ts';
import type { Transaction } from '../../core/db/client.ts';
import { refuseField } from '../../core/http/api-error.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import { appointmentRecord } from '../appointment-record.ts';
import type { AppointmentRow } from '../appointment-repository.ts';
import type { AppointmentCall } from '../load-appointment.ts';
import { findBilledVisit, insertTimeCorrection } from './time-correction-repository.ts';

type Correction = Omit<z.output<typeof correctTimesRequest>, 'version'>;

/**
 * Corrects when the work of a completed visit began and ended. What the clock said stays readable,
 * and an invoice that has the visit stays as it is.
 *
 * @throws ApiError `validation_failed` for times that are not possible, `invalid_transition` for a
 *   visit that is not completed, or whose hours are in payroll.
 */
export async function correctTimes(
  transaction: Transaction,
  call: AppointmentCall<OfficeViewer> & { readonly version: number },
  { started_at: started, ended_at: ended, reason }: Correction,
): Promise<z.output<typeof correctedTimesSchema>> {
  const [startedAt, endedAt] = [new Date(started), new Date(ended)];
  const { viewer, now } = call;
  const appointment = await executeCommand(appointmentRecord, transaction, call, {
    command: 'correct_times',
    reason,
    effects({ row }) {
      assertPossible(row, { startedAt, endedAt }, now);
      return {
        changes: { actualStartedAt: startedAt, actualEndedAt: endedAt },
        async after({ id, clientId }) {
          await insertTimeCorrection(transaction, {
            appointmentId: id,
            startedBefore: row.actualStartedAt,
            endedBefore: row.actualEndedAt,
            startedAfter: startedAt,
            endedAfter: endedAt,
            reason,
            correctedById: viewer.staffId,
            correctedAt: now,
          });
          await recordAudit(transaction, {
            actorId: viewer.staffId,
            action: 'update',
            subjectType: 'appointment',
            subjectId: id,
            clientId,
            reason,
            now,
          });
        },
      };
    },
  });
  return { appointment, invoice: await findBilledVisit(transaction, call.id) };
}

function assertPossible(
  { actualStartedAt, actualEndedAt, startsAt }: AppointmentRow,
  times: { readonly startedAt: Date; readonly endedAt: Date },
  now: Date,
): void {
  const before = { startedAt: actualStartedAt, endedAt: actualEndedAt };
  const problem = findCorrectionProblem({ ...times, before, plannedAt: startsAt, now });
  if (problem !== null) throw refuseField(problem.field, problem.message);
}
