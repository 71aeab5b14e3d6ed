import type { Appointment } from '@cleaning/contract';
import type { Transaction } from '../../platform/db/client.ts';
import { insertAppointment } from './appointment-repository.ts';
import type { AppointmentMails } from './appointment-mails.ts';
import {
  changeAppointment,
  readAppointment,
  type AppointmentCommandCall,
  type Scene,
} from './change.ts';
import { insertChangeRequest, insertEvent } from './history-repository.ts';
import type { ClientViewer } from '../../platform/http/viewer.ts';
import { assertPreferredDate, newRequest, type Wish } from './wish.ts';

/** Another time that a client asks for. */
export interface OtherTime {
  readonly preferredDate: string;
  readonly preferredTime: string;
  readonly note: string;
}

/** What a client does with their visits, each in the caller's transaction. */
export interface ClientAppointments {
  request(transaction: Transaction, wish: Wish, scene: Scene<ClientViewer>): Promise<Appointment>;
  askForAnotherTime(
    transaction: Transaction,
    call: AppointmentCommandCall<ClientViewer>,
    otherTime: OtherTime,
  ): Promise<Appointment>;
  withdrawAnotherTime(
    transaction: Transaction,
    call: AppointmentCommandCall<ClientViewer>,
  ): Promise<Appointment>;
}

export function createClientAppointments({
  mails,
}: {
  readonly mails: AppointmentMails;
}): ClientAppointments {
  return {
    async request(transaction, wish, scene) {
      const { viewer, now } = scene;
      const row = await insertAppointment(transaction, newRequest(wish, viewer.clientId, now));
      await insertEvent(transaction, {
        appointmentId: row.id,
        command: 'request',
        toStatus: row.status,
        actor: 'client',
        actorId: viewer.clientId,
        occurredAt: now,
      });
      const { appointment } = await readAppointment(transaction, { id: row.id, ...scene });
      await mails.post(transaction, 'requested', appointment, now);
      return appointment;
    },

    async askForAnotherTime(transaction, call, { preferredDate, preferredTime, note }) {
      const { id, now } = call;
      const appointment = await changeAppointment(transaction, call, 'ask_for_another_time', () => {
        assertPreferredDate(preferredDate, now);
        return {
          changes: {},
          alsoWrite: () =>
            insertChangeRequest(transaction, {
              appointmentId: id,
              status: 'open',
              preferredDate,
              preferredTime,
              note,
              createdAt: now,
            }),
        };
      });
      await mails.post(transaction, 'other_time_asked', appointment, now);
      return appointment;
    },

    withdrawAnotherTime: (transaction, call) =>
      changeAppointment(transaction, call, 'withdraw_another_time', () => ({ changes: {} })),
  };
}
