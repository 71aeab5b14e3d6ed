import { z } from 'zod';
import { CLAIM_STATUSES } from '../claims/claim-states.ts';
import { isInOrder, OUT_OF_ORDER, plainDateField } from '../fields/dates.ts';
import { listFilter } from '../fields/list-filter.ts';
import { searchText } from '../fields/text.ts';
import { pageQuery } from '../http/page.ts';
import { INVOICE_KINDS, STATEMENT_RECIPIENTS } from './choices.ts';
import { INVOICE_STATUSES } from './invoice-states.ts';

export const INVOICE_ORDERINGS = [
  'updated_at',
  '-updated_at',
  'created_at',
  '-created_at',
  'issue_date',
  '-issue_date',
  'due_date',
  '-due_date',
  'total_cents',
  '-total_cents',
] as const;

const overdueFilter = z
  .enum(['true', 'false'], { error: 'Filter by overdue=true or overdue=false.' })
  .transform((value) => value === 'true');

const filters = {
  /** Any of these statuses, comma separated. */
  status: listFilter(INVOICE_STATUSES, 'Filter by known statuses, comma separated.').optional(),
  /** Any of these claim statuses, comma separated. A ready claim is found while it can be made. */
  claim_status: listFilter(
    CLAIM_STATUSES,
    'Filter by known claim statuses, comma separated.',
  ).optional(),
  overdue: overdueFilter.optional(),
  /** The first and the last day of issue. */
  from: plainDateField.optional(),
  to: plainDateField.optional(),
  /** Text in the number, the note or the lines; for staff also in the client's name. */
  search: searchText.optional(),
  ordering: z
    .enum(INVOICE_ORDERINGS, {
      error:
        'Order by updated_at, created_at, issue_date, due_date or total_cents, with - for descending.',
    })
    .default('-updated_at'),
};

const kind = z.enum(INVOICE_KINDS, { error: 'Filter by private or ndis.' }).optional();
const clientId = z.uuid({ error: 'Filter by the id of a client.' }).optional();

export const listMyInvoicesQuery = pageQuery.extend({
  ...filters,
  kind,
  /** Only invoices that the client pays, or only those that their NDIS plan pays. */
  payer: z.enum(['client', 'plan'], { error: 'Filter by payer=client or payer=plan.' }).optional(),
  /** Invoices for one quote, or for visits that were booked from it. */
  quote_id: z.uuid({ error: 'Filter by the id of a quote.' }).optional(),
});

/** The first and the last day of the appointments. */
export const listMyInvoicedAppointmentsQuery = z.strictObject({
  from: plainDateField,
  to: plainDateField,
});

export const listInvoicesQuery = pageQuery.extend({ ...filters, kind, client_id: clientId });

export const listNdisInvoicesQuery = pageQuery.extend({ ...filters, client_id: clientId });

export const listLinesQuery = pageQuery.extend({
  invoice_id: z.uuid({ error: 'Choose an invoice.' }),
});

/** The longest period of one statement, in days. */
const MAX_STATEMENT_DAYS = 731;
const DAY_MS = 24 * 60 * 60 * 1000;

const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS;

const statementDays = { from: plainDateField, to: plainDateField };

const isShort = ({ from, to }: { from: string; to: string }) =>
  daysBetween(from, to) <= MAX_STATEMENT_DAYS;
const TOO_LONG = { path: ['from'], error: 'Choose a period of two years at most.' };

export const statementQuery = z
  .strictObject({
    /** The first and the last day of the period. */
    ...statementDays,
    /** The client, for staff; clients get their own statement. */
    client_id: clientId,
  })
  .refine(isInOrder, OUT_OF_ORDER)
  .refine(isShort, TOO_LONG);

export const sendStatementRequest = z
  .strictObject({
    ...statementDays,
    client_id: z.uuid({ error: 'Say whose statement to read.' }),
    recipient: z.enum(STATEMENT_RECIPIENTS, { error: 'Choose who it goes to.' }).default('client'),
    /** Whether the statement has the references to quote with a payment. */
    with_references: z.boolean({ error: 'Answer true or false.' }).default(false),
    /** True when the caller knows that one was already sent today. */
    send_again: z.boolean({ error: 'Answer true or false.' }).default(false),
  })
  .refine(isInOrder, OUT_OF_ORDER)
  .refine(isShort, TOO_LONG);

/** The most clients whom one call sends a statement. */
export const MAX_STATEMENTS = 100;
const STATEMENTS_MESSAGE = `Choose from 1 to ${MAX_STATEMENTS} clients, each of them once.`;

export const sendStatementsRequest = z
  .strictObject({
    ...statementDays,
    client_ids: z
      .array(z.uuid({ error: 'Choose clients by their ids.' }), { error: STATEMENTS_MESSAGE })
      .min(1, STATEMENTS_MESSAGE)
      .max(MAX_STATEMENTS, STATEMENTS_MESSAGE)
      .refine((ids) => new Set(ids).size === ids.length, STATEMENTS_MESSAGE),
  })
  .refine(isInOrder, OUT_OF_ORDER)
  .refine(isShort, TOO_LONG);

export type ListMyInvoicesQuery = z.input<typeof listMyInvoicesQuery>;
export type ListInvoicesQuery = z.input<typeof listInvoicesQuery>;
export type InvoiceOrdering = (typeof INVOICE_ORDERINGS)[number];
