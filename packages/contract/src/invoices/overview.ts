import { z } from 'zod';
import { centsField } from '../fields/cents.ts';
import { instantField, plainDateField } from '../fields/dates.ts';
import { pageOf } from '../http/page.ts';
import { INVOICE_STATUSES } from '../state-machines/invoice-states.ts';
import { INVOICE_PAYERS, STATEMENT_RECIPIENTS } from './choices.ts';
import { invoiceSummarySchema } from './entity.ts';

/**
 * What is still to be paid, the part of it whose last day is past, and the part whose last day is next. For
 * a client: what they pay themselves, without what a plan manager or the agency pays.
 */
const owedFields = {
  due_cents: centsField,
  due_count: z.int().nonnegative(),
  overdue_cents: centsField,
  overdue_count: z.int().nonnegative(),
  next_due_cents: centsField,
  /** The next last day to pay, if anything is to be paid that is not overdue. */
  next_due_date: plainDateField.nullable(),
  /** What is still to be paid from an NDIS plan, and how many of those invoices are past their last day. */
  plan_due_cents: centsField,
  plan_due_count: z.int().nonnegative(),
  plan_overdue_count: z.int().nonnegative(),
};

/** An appointment that an issued invoice is over. */
export const invoicedAppointmentSchema = z.object({
  appointment_id: z.uuid(),
  invoice_id: z.uuid(),
});

const statusCounts = z.partialRecord(z.enum(INVOICE_STATUSES), z.int().nonnegative());

/** One page of the caller's invoices, with their figures in all, before any filter. */
export const myInvoicesPageSchema = pageOf(invoiceSummarySchema).extend({
  ...owedFields,
  status_counts: statusCounts,
  /** What was paid and not given back since the first day of this financial year. */
  paid_cents: z.int(),
  paid_from: plainDateField,
});

/** Figures of what the caller may see: a client's own invoices, or everybody's. */
export const invoiceStatsSchema = z.object({
  ...owedFields,
  status_counts: statusCounts,
});

/** What a client's dashboard says about invoices: figures, and the first to pay. */
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
  'write_off_back',
] as const;

/** What a row of a statement is called on pages and in documents. */
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
  write_off_back: 'Closed balance opened again',
};

/** Something that changed what a client owes. The amount is negative where they owe less by it. */
export const statementRowSchema = z.object({
  date: plainDateField,
  kind: z.enum(STATEMENT_ROW_KINDS),
  invoice_id: z.uuid(),
  invoice_number: z.string(),
  reference: z.string().nullable(),
  amount_cents: z.int(),
  /** What the client owed afterwards. */
  balance_cents: z.int(),
});

/** What was owed at the start of a period, what changed it, and what was owed at its end. */
const accountFields = {
  opening_balance_cents: z.int(),
  closing_balance_cents: z.int(),
  rows: z.array(statementRowSchema),
};

/** One who can get a statement, for staff: what it says to them, and whether they got one today. */
const statementRecipientSchema = z.object({
  recipient: z.enum(STATEMENT_RECIPIENTS),
  name: z.string(),
  email: z.string(),
  ...accountFields,
  /** Of what is still to be paid. */
  payment_references: z.array(
    z.object({
      invoice_number: z.string(),
      payment_reference: z.string(),
      balance_cents: z.int().positive(),
    }),
  ),
  /** The last one that went today in Sydney, by whom and where to. */
  sent_today: z.object({ at: instantField, by: z.string(), to: z.string() }).nullable(),
});

/** What a client was asked to pay over a period, and apart from it what their NDIS plan pays. */
export const statementSchema = z.object({
  client_id: z.uuid(),
  client_name: z.string(),
  from: plainDateField,
  to: plainDateField,
  ...accountFields,
  /** The client is never asked for any of it. Null where no plan has paid, or is to pay, anything. */
  plan: z.object({ payers: z.array(z.enum(INVOICE_PAYERS)), ...accountFields }).nullable(),
  /** For staff alone: who it can be sent to. */
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
