import { company } from '@cleaning/company';
import type { Appointment } from '@cleaning/contract/appointments';
import { SITE_PATHS } from '@cleaning/contract/routes';
import type { Transaction } from '../core/db/client.ts';
import { postMail, type Mail } from '../core/mail/outbox.ts';
import { renderEmail, type EmailTemplate } from '../core/mail/render-email.ts';
import { siteUrl } from '../core/site/site-url.ts';
import { findClientContact, type ClientContact } from '../clients/client-directory.ts';
import {
  appointmentEmailToClient,
  appointmentEmailToCompany,
  type EmailOccasion,
} from './email-templates.ts';
import { calendarFileFor } from './calendar/mail-calendar.ts';

/**
 * Writes to the client, and to the company where it has to act. Email may travel unencrypted, so it
 * has the reference and time of the appointment but never the address, and a link to the rest. A
 * calendar file is attached when the client's calendar has to change.
 */
export async function postAppointmentEmails(
  transaction: Transaction,
  occasion: EmailOccasion,
  appointment: Appointment,
  now: Date,
): Promise<void> {
  const clientTemplate = appointmentEmailToClient(occasion, appointment);
  const client = await findClientContact(transaction, appointment.client_id);
  if (clientTemplate !== null && client !== null) {
    const mail = emailToClient(clientTemplate, client);
    const attachments = await calendarFileFor(transaction, occasion, appointment);
    await postMail(transaction, { ...mail, attachments, aboutId: appointment.id }, now);
  }
  const companyTemplate = appointmentEmailToCompany(occasion, appointment);
  if (companyTemplate !== null) {
    await postMail(transaction, emailToCompany(companyTemplate), now);
  }
}

const emailToClient = (template: EmailTemplate, { email, firstName }: ClientContact): Mail =>
  renderEmail({
    recipient: email,
    firstName,
    ...template,
    action: { label: 'View my visits', url: siteUrl(SITE_PATHS.clientAppointments) },
  });

const emailToCompany = (template: EmailTemplate): Mail =>
  renderEmail({
    recipient: company.email.support,
    firstName: 'team',
    ...template,
    action: { label: 'Open the staff portal', url: siteUrl(SITE_PATHS.staffPortal) },
  });
