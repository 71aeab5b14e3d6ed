import { z } from 'zod';
import { centsField } from '../fields/cents.ts';
import { instantField, plainDateField, recordedDateField } from '../fields/dates.ts';
import { reasonField } from '../fields/reason.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { pageOf, pageQuery } from '../http/page.ts';
import { INVOICE_PAYERS } from './choices.ts';
import { sendStatementRequest, sendStatementsRequest } from './list-requests.ts';
import {
  REMINDER_DAYS,
  reminderEmailSchema,
  updateReminderEmailRequest,
} from './reminder-emails.ts';

/**
 * The result for one client: the address that the statement was sent to, or why it was not sent.
 */
const statementResultSchema = z.object({
  client_id: z.uuid(),
  sent_to: z.string().nullable(),
  error: z.object({ code: z.string(), detail: z.string() }).nullable(),
});

/** A reminder that was not sent within this many days is too late; the next one replaces it. */
export const LATEST_REMINDER_DAYS = 6;

/** The longest hold of a client's reminders, in days. For longer, staff switch them off. */
export const MAX_HOLD_DAYS = 90;

/**
 * The state of a reminder: sent, next, planned after that, held until a hold ends, or `none` when
 * it will not be sent, because it is too late or reminders are stopped.
 */
export const REMINDER_STATES = ['sent', 'next', 'planned', 'held', 'none'] as const;

const reminderSchema = z.object({
  days: z.literal(REMINDER_DAYS),
  /** The day on which it was or will be sent. */
  on: recordedDateField,
  state: z.enum(REMINDER_STATES),
});

/** Whether the reminders of all invoices of a client go out. */
export const clientRemindersSchema = z.object({
  /** False when they are switched off. */
  is_client_on: z.boolean(),
  /** Why they are held until a day, such as the day on which the client promises to pay. */
  held: z
    .object({ until: recordedDateField, reason: z.string(), by: z.string(), at: instantField })
    .nullable(),
});

/** An unpaid invoice with its reminders. */
export const remindedInvoiceSchema = z.object({
  invoice_id: z.uuid(),
  number: z.string(),
  client_id: z.uuid(),
  client_name: z.string(),
  payer: z.enum(INVOICE_PAYERS),
  /** The recipient of the reminders. */
  goes_to: z.string(),
  due_date: recordedDateField,
  balance_cents: centsField,
  total_cents: centsField,
  ...clientRemindersSchema.shape,
  /** Why reminders of this invoice are stopped, for example because it is disputed. */
  stopped: z.object({ reason: z.string(), by: z.string(), at: instantField }).nullable(),
  reminders: z.array(reminderSchema),
});

/** The next reminder of an invoice as its payer will read it. */
export const reminderPreviewSchema = z.object({
  days: z.literal(REMINDER_DAYS),
  /**
   * The date of the text: today for an overdue invoice, otherwise the day on which it will be sent.
   */
  on: recordedDateField,
  goes_to: z.string(),
  subject: z.string(),
  paragraphs: z.array(z.string()),
  /** Whether it can be sent before its day, because the invoice is overdue. */
  can_go_now: z.boolean(),
});

export const sendReminderRequest = z.strictObject({
  /** The reminder that the caller previewed, so that no other one is sent instead. */
  days: z.literal(REMINDER_DAYS, { error: 'Choose the reminder after 3, 10 or 21 days.' }),
});

/**
 * The reason for which the reminders of an invoice are stopped, as the caller read it, null when there
 * was none; not compared when absent.
 */
const earlierReason = reasonField.nullable().optional();

export const stopRemindersRequest = z.strictObject({
  reason: reasonField,
  earlier_reason: earlierReason,
});

/** Absent from callers of an earlier release. */
export const resumeRemindersRequest = z.strictObject({ earlier_reason: earlierReason }).optional();

/** The reminders of a client, as the caller read them; not compared when absent. */
const earlierReminders = z
  .strictObject({
    is_client_on: z.boolean({ error: 'Say true or false.' }),
    held: z.strictObject({ until: plainDateField, reason: reasonField }).nullable(),
  })
  .optional();

export const switchRemindersRequest = z.strictObject({
  is_on: z.boolean({ error: 'Say true or false.' }),
  earlier_reminders: earlierReminders,
});

export const holdRemindersRequest = z.strictObject({
  /** The day on which reminders start again. */
  until: plainDateField,
  reason: reasonField,
  earlier_reminders: earlierReminders,
});

const tag = 'Invoices';
const params = z.strictObject({ id: z.uuid() });

/** Reminders of unpaid invoices, and statements of what clients owe. */
export const reminderEndpoints = {
  listReminders: defineEndpoint({
    name: 'listReminders',
    method: 'GET',
    path: 'invoices/reminders/',
    tag,
    summary: 'List the invoices to be paid, with the reminders that went and that come',
    access: 'office',
    query: pageQuery,
    responses: {
      200: pageOf(remindedInvoiceSchema).extend({
        /** The unpaid total of all of them. */
        total_cents: centsField,
        /** The invoices that are left out, because the NDIA pays them or the payer is unknown. */
        left_out: z.object({ count: z.int().nonnegative(), cents: centsField }),
        /** The text of each reminder, with its placeholders. */
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
    access: 'office',
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
    access: 'office',
    params,
    body: switchRemindersRequest,
    responses: { 200: z.object({ is_on: z.boolean() }) },
    conflict: clientRemindersSchema,
    rateLimit: 'write',
  }),
  holdReminders: defineEndpoint({
    name: 'holdReminders',
    method: 'POST',
    path: 'clients/:id/hold_reminders/',
    tag,
    summary: 'Hold the reminders of all invoices of a client until a day, with a reason',
    access: 'office',
    params,
    body: holdRemindersRequest,
    responses: { 200: z.object({ until: recordedDateField }) },
    conflict: clientRemindersSchema,
    rateLimit: 'write',
  }),
  previewReminder: defineEndpoint({
    name: 'previewReminder',
    method: 'GET',
    path: 'invoices/:id/reminder/',
    tag,
    summary: 'Read the next reminder of an invoice before it goes',
    access: 'office',
    params,
    responses: { 200: reminderPreviewSchema },
  }),
  sendReminder: defineEndpoint({
    name: 'sendReminder',
    method: 'POST',
    path: 'invoices/:id/send_reminder/',
    tag,
    summary: 'Send the next reminder of an overdue invoice now, before its day',
    access: 'office',
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
    access: 'office',
    params,
    body: stopRemindersRequest,
    responses: { 200: remindedInvoiceSchema },
    conflict: remindedInvoiceSchema,
    rateLimit: 'write',
  }),
  resumeReminders: defineEndpoint({
    name: 'resumeReminders',
    method: 'POST',
    path: 'invoices/:id/resume_reminders/',
    tag,
    summary: 'Turn the reminders of an invoice on again',
    access: 'office',
    params,
    body: resumeRemindersRequest,
    responses: { 200: remindedInvoiceSchema },
    conflict: remindedInvoiceSchema,
    rateLimit: 'write',
  }),
  sendStatement: defineEndpoint({
    name: 'sendStatement',
    method: 'POST',
    path: 'invoices/statement/send/',
    tag,
    summary:
      'Mail a statement of account as a PDF to its client or plan manager; a second one on a day is asked about',
    access: 'office',
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
    access: 'office',
    body: sendStatementsRequest,
    responses: { 200: z.object({ results: z.array(statementResultSchema) }) },
    idempotent: 'each',
    rateLimit: 'mail',
  }),
} as const;

export type StatementResult = z.output<typeof statementResultSchema>;
export type ReminderDays = (typeof REMINDER_DAYS)[number];
export type ClientReminders = z.output<typeof clientRemindersSchema>;
export type RemindedInvoice = z.output<typeof remindedInvoiceSchema>;
export type ReminderPreview = z.output<typeof reminderPreviewSchema>;
export type Reminder = z.output<typeof reminderSchema>;
