import { company } from '@cleaning/company';
import { SITE_PATHS, type Appointment } from '@cleaning/contract';
import type { Transaction } from '../core/db/client.ts';
import type { Mail, Outbox } from '../core/mail/outbox.ts';
import { renderEmail, type EmailTemplate } from '../core/mail/render-email.ts';
import { findClientContact, type ClientContact } from '../clients/client-directory.ts';
import {
  appointmentEmailToClient,
  appointmentEmailToCompany,
  type MailOccasion,
} from './email-templates.ts';
import { calendarFileFor } from './calendar/mail-calendar.ts';

export interface AppointmentMails {
  /**
   * Writes to the client, and to the company where it has to act. Email may travel unencrypted, so
   * it has the reference and time of the appointment but never the address, and a link to the rest.
   * A calendar file is attached when the client's calendar has to change.
   */
  post(
    transaction: Transaction,
    occasion: MailOccasion,
    appointment: Appointment,
    now: Date,
  ): Promise<void>;
}

export interface MailDependencies {
  readonly outbox: Outbox;
  readonly publicUrl: string;
}

export function createAppointmentMails({ outbox, publicUrl }: MailDependencies): AppointmentMails {
  return {
    async post(transaction, occasion, appointment, now) {
      const clientTemplate = appointmentEmailToClient(occasion, appointment);
      const client = await findClientContact(transaction, appointment.client_id);
      if (clientTemplate !== null && client !== null) {
        const mail = emailToClient(clientTemplate, client, publicUrl);
        const attachments = await calendarFileFor(transaction, occasion, appointment, publicUrl);
        await outbox.post(transaction, { ...mail, attachments }, now);
      }
      const companyTemplate = appointmentEmailToCompany(occasion, appointment);
      if (companyTemplate !== null) {
        await outbox.post(transaction, emailToCompany(companyTemplate, publicUrl), now);
      }
    },
  };
}

const emailToClient = (
  template: EmailTemplate,
  { email, firstName }: ClientContact,
  publicUrl: string,
): Mail =>
  renderEmail({
    recipient: email,
    firstName,
    ...template,
    action: { label: 'View my visits', url: `${publicUrl}${SITE_PATHS.clientAppointments}` },
  });

const emailToCompany = (template: EmailTemplate, publicUrl: string): Mail =>
  renderEmail({
    recipient: company.email.support,
    firstName: 'team',
    ...template,
    action: { label: 'Open the staff portal', url: `${publicUrl}${SITE_PATHS.staffPortal}` },
  });
