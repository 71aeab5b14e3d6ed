import { aPageOf } from '@cleaning/api-client/testing';
import {
  REMINDER_DAYS,
  STANDARD_REMINDER,
  type RemindedInvoice,
  type ReminderEmail,
  type ReminderPreview,
} from '@cleaning/contract/invoices';

/** INV-2026-00031 of Ben Carver, 20 days overdue, after two reminders. */
export const aReminder = (overrides: Partial<RemindedInvoice> = {}): RemindedInvoice => ({
  invoice_id: '0190a1b2-0000-7000-8000-000000009001',
  number: 'INV-2026-00031',
  client_id: '0190a1b2-0000-7000-8000-000000009101',
  client_name: 'Ben Carver',
  payer: 'client',
  goes_to: 'Ben Carver',
  due_date: '2026-11-03',
  balance_cents: 565_00,
  total_cents: 565_00,
  is_client_on: true,
  held: null,
  stopped: null,
  reminders: [
    { days: 3, on: '2026-11-06', state: 'sent' },
    { days: 10, on: '2026-11-13', state: 'sent' },
    { days: 21, on: '2026-11-24', state: 'next' },
  ],
  ...overrides,
});

/** A row whose reminders are stopped. */
export const STOPPED = aReminder({
  invoice_id: '0190a1b2-0000-7000-8000-000000009002',
  number: 'INV-2026-00034',
  stopped: {
    reason: 'They say we missed a room.',
    by: 'Sam Taylor',
    at: '2026-11-22T23:00:00.000Z',
  },
  reminders: [
    { days: 3, on: '2026-11-06', state: 'sent' },
    { days: 10, on: '2026-11-13', state: 'none' },
    { days: 21, on: '2026-11-24', state: 'none' },
  ],
});
export const OF_PLAN_MANAGER = aReminder({
  invoice_id: '0190a1b2-0000-7000-8000-000000009003',
  number: 'INV-2026-00045',
  client_id: '0190a1b2-0000-7000-8000-000000009102',
  client_name: 'Mele Tauiliili',
  payer: 'plan_manager',
  goes_to: 'Harbour Plan Services',
  due_date: '2026-12-02',
  balance_cents: 150_25,
  total_cents: 150_25,
  is_client_on: false,
  reminders: [
    { days: 3, on: '2026-12-05', state: 'planned' },
    { days: 10, on: '2026-12-12', state: 'planned' },
    { days: 21, on: '2026-12-23', state: 'planned' },
  ],
});

/** A row whose reminders are held, because the client says they pay this week. */
export const HELD = aReminder({
  held: {
    until: '2026-11-30',
    reason: 'Accounts will pay it this week.',
    by: 'Sam Taylor',
    at: '2026-11-22T21:31:00.000Z',
  },
  reminders: [
    { days: 3, on: '2026-11-06', state: 'sent' },
    { days: 10, on: '2026-11-13', state: 'sent' },
    { days: 21, on: '2026-11-30', state: 'held' },
  ],
});

/** The third reminder of INV-2026-00031, which can be sent before its date. */
export const aReminderPreview = (overrides: Partial<ReminderPreview> = {}): ReminderPreview => ({
  days: 21,
  on: '2026-11-23',
  goes_to: 'Ben Carver',
  subject: 'INV-2026-00031 is 20 days overdue',
  paragraphs: [
    'Our invoice INV-2026-00031 was due on 3 Nov 2026, and $565.00 is still to be paid. It is attached as a PDF.',
    'If you have paid it, thank you: please ignore this email.',
  ],
  can_go_now: true,
  ...overrides,
});

/** A reminder email with the standard text. */
export const aReminderEmail = (overrides: Partial<ReminderEmail> = {}): ReminderEmail => ({
  days: 10,
  version: 1,
  ...STANDARD_REMINDER,
  updated_at: '2026-11-01T00:00:00.000Z',
  ...overrides,
});

/**
 * The list response of reminders. Three further invoices, which the NDIA pays, are left out of it.
 */
export const aRemindersPage = (
  invoices: RemindedInvoice[],
  emails: readonly ReminderEmail[] = [],
) => ({
  ...aPageOf(invoices),
  total_cents: 1_608_25,
  left_out: { count: 3, cents: 570_95 },
  emails: REMINDER_DAYS.map(
    (days) => emails.find((email) => email.days === days) ?? aReminderEmail({ days }),
  ),
});
