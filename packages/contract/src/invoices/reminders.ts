import { z } from 'zod';
import { centsField } from '../fields/cents.ts';
import { instantField, plainDateField } from '../fields/dates.ts';
import { reasonField } from '../fields/reason.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { pageOf, pageQuery } from '../http/page.ts';
import { INVOICE_PAYERS } from './choices.ts';
import {
  REMINDER_DAYS,
  reminderEmailSchema,
  updateReminderEmailRequest,
} from './reminder-emails.ts';
import { sendStatementRequest, sendStatementsRequest } from './list-requests.ts';

/** What became of the statement of one client: where it went, or why it did not go. */
const statementResultSchema = z.object({
  client_id: z.uuid(),
  sent_to: z.string().nullable(),
  error: z.object({ code: z.string(), detail: z.string() }).nullable(),
});

/** A reminder that did not go within this many days of its day is too late, and the next one says it. */
export const LATEST_REMINDER_DAYS = 6;

/** For how many days at most reminders of a client are held; for longer they are switched off. */
export const MAX_HOLD_DAYS = 90;

/**
 * Where a reminder stands: it went, it is the next one, it comes after that, it waits for the day on which a
 * hold ends, or it does not go: its time is past, or reminders are stopped.
 */
export const REMINDER_STATES = ['sent', 'next', 'planned', 'held', 'none'] as const;

const reminderSchema = z.object({
  days: z.literal(REMINDER_DAYS),
  /** The day on which it went, or is to go. */
  on: plainDateField,
  state: z.enum(REMINDER_STATES),
});

/** An invoice that is to be paid, with the reminders about it. */
export const remindedInvoiceSchema = z.object({
  invoice_id: z.uuid(),
  number: z.string(),
  client_id: z.uuid(),
  client_name: z.string(),
  payer: z.enum(INVOICE_PAYERS),
  /** Whom the reminders go to. */
  goes_to: z.string(),
  due_date: plainDateField,
  balance_cents: centsField,
  total_cents: centsField,
  /** False where the client's switch is off: no invoice of theirs is reminded of. */
  is_client_on: z.boolean(),
  /** Why no invoice of the client is reminded of before a day, such as the one on which they say they pay. */
  held: z
    .object({ until: plainDateField, reason: z.string(), by: z.string(), at: instantField })
    .nullable(),
  /** Why reminders of this invoice are stopped, for example since it is disputed. */
  stopped: z.object({ reason: z.string(), by: z.string(), at: instantField }).nullable(),
  reminders: z.array(reminderSchema),
});

/** The next reminder of an invoice as its payer is to read it. */
export const reminderPreviewSchema = z.object({
  days: z.literal(REMINDER_DAYS),
  /** The day as of which it is written: today once the invoice is overdue, else the day on which it is to go. */
  on: plainDateField,
  goes_to: z.string(),
  subject: z.string(),
  paragraphs: z.array(z.string()),
  /** Whether it can go before its day: the last day to pay is past. */
  can_go_now: z.boolean(),
});

export const sendReminderRequest = z.strictObject({
  /** The reminder that was read, so that no other one goes in its place. */
  days: z.literal(REMINDER_DAYS, { error: 'Choose the reminder after 3, 10 or 21 days.' }),
});

export const stopRemindersRequest = z.strictObject({ reason: reasonField });

export const holdRemindersRequest = z.strictObject({
  /** The day on which reminders go again. */
  until: plainDateField,
  reason: reasonField,
});

const tag = 'Invoices';
const params = z.strictObject({ id: z.uuid() });

/** What the payer is reminded of, and what they owe. */
export const reminderEndpoints = {
  listReminders: defineEndpoint({
    name: 'listReminders',
    method: 'GET',
    path: 'invoices/reminders/',
    tag,
    summary: 'List the invoices to be paid, with the reminders that went and that come',
    access: 'staff',
    query: pageQuery,
    responses: {
      200: pageOf(remindedInvoiceSchema).extend({
        /** What is to be paid of all of them. */
        total_cents: centsField,
        /** The invoices that are left out, since the NDIA pays them or it is not known who does. */
        left_out: z.object({ count: z.int().nonnegative(), cents: centsField }),
        /** What each of the reminders says, with its placeholders. */
        emails: z.array(reminderEmailSchema),
      }),
    },
  }),
  updateReminderEmail: defineEndpoint({
    name: 'updateReminderEmail',
    method: 'PATCH',
    path: 'invoices/reminders/',
    tag,
    summary: 'Change what one of the reminders says',
    access: 'staff',
    body: updateReminderEmailRequest,
    responses: { 200: reminderEmailSchema },
    rateLimit: 'write',
  }),
  switchReminders: defineEndpoint({
    name: 'switchReminders',
    method: 'POST',
    path: 'clients/:id/reminders/',
    tag,
    summary: 'Switch the reminders of all invoices of a client on or off; both end a hold',
    access: 'staff',
    params,
    body: z.strictObject({ is_on: z.boolean({ error: 'Say true or false.' }) }),
    responses: { 200: z.object({ is_on: z.boolean() }) },
    rateLimit: 'write',
  }),
  holdReminders: defineEndpoint({
    name: 'holdReminders',
    method: 'POST',
    path: 'clients/:id/hold_reminders/',
    tag,
    summary: 'Hold the reminders of all invoices of a client until a day, with a reason',
    access: 'staff',
    params,
    body: holdRemindersRequest,
    responses: { 200: z.object({ until: plainDateField }) },
    rateLimit: 'write',
  }),
  previewReminder: defineEndpoint({
    name: 'previewReminder',
    method: 'GET',
    path: 'invoices/:id/reminder/',
    tag,
    summary: 'Read the next reminder of an invoice before it goes',
    access: 'staff',
    params,
    responses: { 200: reminderPreviewSchema },
  }),
  sendReminder: defineEndpoint({
    name: 'sendReminder',
    method: 'POST',
    path: 'invoices/:id/send_reminder/',
    tag,
    summary: 'Send the next reminder of an overdue invoice now, before its day',
    access: 'staff',
    params,
    body: sendReminderRequest,
    responses: { 200: remindedInvoiceSchema },
    idempotent: true,
    rateLimit: 'mail',
  }),
  stopReminders: defineEndpoint({
    name: 'stopReminders',
    method: 'POST',
    path: 'invoices/:id/stop_reminders/',
    tag,
    summary: 'Stop the reminders of one invoice, for example since it is disputed',
    access: 'staff',
    params,
    body: stopRemindersRequest,
    responses: { 200: remindedInvoiceSchema },
    rateLimit: 'write',
  }),
  resumeReminders: defineEndpoint({
    name: 'resumeReminders',
    method: 'POST',
    path: 'invoices/:id/resume_reminders/',
    tag,
    summary: 'Turn the reminders of an invoice on again',
    access: 'staff',
    params,
    responses: { 200: remindedInvoiceSchema },
    rateLimit: 'write',
  }),
  sendStatement: defineEndpoint({
    name: 'sendStatement',
    method: 'POST',
    path: 'invoices/statement/send/',
    tag,
    summary:
      'Mail a statement of account as a PDF to its client or plan manager; a second one on a day is asked about',
    access: 'staff',
    body: sendStatementRequest,
    responses: { 200: z.object({ sent_to: z.string() }) },
    idempotent: true,
    rateLimit: 'mail',
  }),
  sendStatements: defineEndpoint({
    name: 'sendStatements',
    method: 'POST',
    path: 'invoices/statement/send_overdue/',
    tag,
    summary: 'Mail a statement to each of these clients who is overdue, each answered by itself',
    access: 'staff',
    body: sendStatementsRequest,
    responses: { 200: z.object({ results: z.array(statementResultSchema) }) },
    idempotent: true,
    rateLimit: 'mail',
  }),
} as const;

export type StatementResult = z.output<typeof statementResultSchema>;
export type ReminderDays = (typeof REMINDER_DAYS)[number];
export type RemindedInvoice = z.output<typeof remindedInvoiceSchema>;
export type ReminderPreview = z.output<typeof reminderPreviewSchema>;
export type Reminder = z.output<typeof reminderSchema>;
