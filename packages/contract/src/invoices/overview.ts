import { z } from 'zod';
import { centsField } from '../fields/cents.ts';
import { instantField, recordedDateField } from '../fields/dates.ts';
import { pageOf } from '../http/page.ts';
import { INVOICE_PAYERS, STATEMENT_RECIPIENTS } from './choices.ts';
import { invoiceSummarySchema } from './entity.ts';
import { INVOICE_STATUSES } from './invoice-states.ts';

/**
 * What is unpaid, the overdue part, and the part that is due next. For a client, only invoices that
 * they pay themselves.
 */
const owedFields = {
  due_cents: centsField,
  due_count: z.int().nonnegative(),
  overdue_cents: centsField,
  overdue_count: z.int().nonnegative(),
  next_due_cents: centsField,
  /** The next due date of an invoice that is not overdue, if there is one. */
  next_due_date: recordedDateField.nullable(),
  /** What NDIS plans still have to pay, and how many of those invoices are overdue. */
  plan_due_cents: centsField,
  plan_due_count: z.int().nonnegative(),
  plan_overdue_count: z.int().nonnegative(),
};

/** An appointment that an issued invoice bills. */
export const invoicedAppointmentSchema = z.object({
  appointment_id: z.uuid(),
  invoice_id: z.uuid(),
});

const statusCounts = z.partialRecord(z.enum(INVOICE_STATUSES), z.int().nonnegative());

/** One page of the caller's invoices, with totals regardless of filters. */
export const myInvoicesPageSchema = pageOf(invoiceSummarySchema).extend({
  ...owedFields,
  status_counts: statusCounts,
  /** The payments less refunds since the first day of this financial year. */
  paid_cents: z.int(),
  paid_from: recordedDateField,
});

/** Totals of the invoices that the caller may see: a client's own, or all. */
export const invoiceStatsSchema = z.object({
  ...owedFields,
  status_counts: statusCounts,
});

/** The invoices on a client's dashboard: totals, and the first ones to pay. */
export const dashboardInvoicesSchema = z.object({
  ...owedFields,
  invoices: z.array(invoiceSummarySchema),
});

export const STATEMENT_ROW_KINDS = [
  'invoice',
  'payment',
  'refund',
  'credit',
  'void',
  'write_off',
  'deposit',
  'deposit_back',
  'overpayment',
  'overpayment_back',
  'write_off_back',
] as const;

/** The name of each kind of statement row on pages and in documents. */
export const STATEMENT_ROW_NAMES: Readonly<Record<StatementRow['kind'], string>> = {
  invoice: 'Invoice',
  payment: 'Payment, thank you',
  refund: 'Money given back',
  credit: 'Credit',
  void: 'Invoice cancelled',
  write_off: 'Balance closed',
  deposit: 'Deposit taken off',
  deposit_back: 'Deposit kept for the next invoice',
  overpayment: 'Paid above the invoice, kept for you',
  overpayment_back: 'Credit paid back',
  write_off_back: 'Closed balance opened again',
};

/** A change of what a client owes; negative when they owe less. */
export const statementRowSchema = z.object({
  date: recordedDateField,
  kind: z.enum(STATEMENT_ROW_KINDS),
  invoice_id: z.uuid(),
  invoice_number: z.string(),
  reference: z.string().nullable(),
  amount_cents: z.int(),
  /** What the client owes after it. */
  balance_cents: z.int(),
});

/** The opening balance of a period, its changes, and the closing balance. */
const accountFields = {
  opening_balance_cents: z.int(),
  closing_balance_cents: z.int(),
  rows: z.array(statementRowSchema),
};

/**
 * A possible recipient of a statement, for staff: its content for them, and whether they were sent
 * one today.
 */
const statementRecipientSchema = z.object({
  recipient: z.enum(STATEMENT_RECIPIENTS),
  name: z.string(),
  /** Null for a client without one: nothing can be sent to them. */
  email: z.string().nullable(),
  ...accountFields,
  /** The payment references of unpaid invoices. */
  payment_references: z.array(
    z.object({
      invoice_number: z.string(),
      payment_reference: z.string(),
      balance_cents: z.int().positive(),
    }),
  ),
  /** The last statement sent today in Sydney: when, by whom and to which address. */
  sent_today: z.object({ at: instantField, by: z.string(), to: z.string() }).nullable(),
});

/** The account of a client over a period, and separately what their NDIS plan pays. */
export const statementSchema = z.object({
  client_id: z.uuid(),
  client_name: z.string(),
  from: recordedDateField,
  to: recordedDateField,
  ...accountFields,
  /**
   * The part that a plan pays, which the client is never asked for. Null when no plan has paid or
   * has to pay anything.
   */
  plan: z.object({ payers: z.array(z.enum(INVOICE_PAYERS)), ...accountFields }).nullable(),
  /** The possible recipients, for staff only. */
  recipients: z.array(statementRecipientSchema).nullable(),
});

export type MyInvoicesPage = z.output<typeof myInvoicesPageSchema>;
export type InvoiceStats = z.output<typeof invoiceStatsSchema>;
export type DashboardInvoices = z.output<typeof dashboardInvoicesSchema>;
export type Statement = z.output<typeof statementSchema>;
export type StatementAccount = Pick<
  Statement,
  'opening_balance_cents' | 'closing_balance_cents' | 'rows'
>;
export type StatementRecipient = z.output<typeof statementRecipientSchema>;
export type StatementRow = z.output<typeof statementRowSchema>;
