import type { editAppointmentRequest } from '@cleaning/contract/appointments';
import { SERVICES } from '@cleaning/pricing';
import type { z } from 'zod';
import { recordAudit } from '../../core/audit/record-audit.ts';
import type { Transaction } from '../../core/db/client.ts';
import { refuse, refuseField } from '../../core/http/api-error.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import type { CommandOnAppointment } from '../appointment-record.ts';
import type { AppointmentRow } from '../appointment-repository.ts';
import type { AppointmentContext } from '../load-appointment.ts';
import { standardTasksOf } from '../work/standard-tasks.ts';
import { appendTasks, listTasks, removeTasks } from '../work/task-repository.ts';
import { nextInCalendars } from './plan-appointment.ts';

type Details = Pick<AppointmentRow, 'serviceId' | 'addressLine1' | 'suburb' | 'postcode' | 'notes'>;

/**
 * Changes the service, the address or the notes of an appointment that is still to come. Its tasks
 * follow the service, and the access code of another address is removed. The client is told of
 * another service or address.
 *
 * @throws ApiError by field for another service than that of the booked quote; `validation_failed`
 *   when nothing would change.
 */
export const editing = (
  transaction: Transaction,
  request: z.output<typeof editAppointmentRequest>,
  { viewer, now }: AppointmentContext<OfficeViewer>,
): CommandOnAppointment => {
  const edited: Details = {
    serviceId: request.service_id,
    addressLine1: request.address_line1,
    suburb: request.suburb,
    postcode: request.postcode,
    notes: request.notes,
  };
  return {
    command: 'edit',
    effects({ row }) {
      const isOtherService = edited.serviceId !== row.serviceId;
      const isOtherPlace = describePlace(edited) !== describePlace(row);
      if (!isOtherService && !isOtherPlace && edited.notes === row.notes) {
        throw refuse('Nothing is changed yet. Change the service, the address or the notes.');
      }
      if (isOtherService && row.quoteId !== null) {
        throw refuseField(
          'service_id',
          'The price of this visit is that of its quote. For another service, cancel it and book a new visit.',
        );
      }
      const losesCode = isOtherPlace && row.accessCodeEncrypted !== null;
      const noCode = {
        accessCodeEncrypted: null,
        accessCodeChangedAt: now,
        accessCodeChangedBy: viewer.staffId,
      };
      return {
        changes: { ...edited, ...nextInCalendars(row), ...(losesCode ? noCode : {}) },
        details: {
          note: describeEdit(row, edited),
          ...(isOtherService || isOtherPlace ? { occasion: 'edited' } : {}),
        },
        async after({ id, clientId }) {
          if (isOtherService) await changeStandardTasks(transaction, row, edited);
          if (!losesCode) return;
          await recordAudit(transaction, {
            actorId: viewer.staffId,
            action: 'update',
            subjectType: 'appointment',
            subjectId: id,
            clientId,
            reason: null,
            now,
          });
        },
      };
    },
  };
};

/** Replaces the tasks of the earlier service that nobody has ticked. What the office added stays. */
async function changeStandardTasks(
  transaction: Transaction,
  { id, serviceId: before }: AppointmentRow,
  { serviceId: after }: Details,
): Promise<void> {
  const wanted = standardTasksOf(after);
  const outdated = new Set(standardTasksOf(before).filter((label) => !wanted.includes(label)));
  const tasks = await listTasks(transaction, id);
  const removed = tasks.filter(({ label, doneAt }) => doneAt === null && outdated.has(label));
  await removeTasks(
    transaction,
    removed.map((task) => task.id),
  );
  const kept = new Set(tasks.map(({ label }) => label));
  await appendTasks(
    transaction,
    id,
    wanted.filter((label) => !kept.has(label)),
  );
}

/** What was changed and how it was before, for the history of the appointment. */
const describeEdit = (before: Details, after: Details): string =>
  [
    before.serviceId === after.serviceId
      ? null
      : `${SERVICES[after.serviceId].name} instead of ${SERVICES[before.serviceId].name}.`,
    describePlace(before) === describePlace(after)
      ? null
      : `Another address: it was ${describePlace(before)}.`,
    before.notes === after.notes ? null : 'Other notes on getting in.',
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');

const describePlace = ({ addressLine1, suburb, postcode }: Details): string =>
  `${addressLine1}, ${suburb} NSW ${postcode}`;
