import { z } from 'zod';
import { plainDateField } from '../fields/dates.ts';
import { reasonField } from '../fields/reason.ts';
import { optionalText } from '../fields/text.ts';
import { versionField, versionQueryField } from '../fields/version.ts';
import { INVOICE_KINDS } from './choices.ts';
import { lineDetailFields, lineFields, linePatch, lineRequest } from './line-requests.ts';

/** The most lines that one invoice has. */
export const MAX_INVOICE_LINES = 100;

const LINES_MESSAGE = `Put at most ${MAX_INVOICE_LINES} lines on an invoice.`;

const note = optionalText({ max: 1000 });

export const createInvoiceRequest = z.strictObject({
  client_id: z.uuid({ error: 'Choose a client.' }),
  kind: z.enum(INVOICE_KINDS, { error: 'Choose private or ndis.' }),
  /** Shown to the client below the lines. */
  note: note.optional(),
  lines: z
    .array(lineRequest, { error: 'Send the lines as a list.' })
    .max(MAX_INVOICE_LINES, LINES_MESSAGE)
    .default([]),
});

export const invoiceFromQuoteRequest = z.strictObject({
  quote_id: z.uuid({ error: 'Choose a quote.' }),
});

/** The most visits that one call can invoice. */
const MAX_VISITS = 50;
const VISITS_MESSAGE = `Choose 1 to ${MAX_VISITS} visits, each of them once.`;

export const invoiceFromAppointmentsRequest = z.strictObject({
  appointment_ids: z
    .array(z.uuid({ error: VISITS_MESSAGE }), { error: VISITS_MESSAGE })
    .min(1, VISITS_MESSAGE)
    .max(MAX_VISITS, VISITS_MESSAGE)
    .refine((ids) => new Set(ids).size === ids.length, VISITS_MESSAGE),
  /**
   * The agreed hourly rate, including GST where it is taxable. Late fees need none.
   */
  hourly_rate_cents: lineFields.unit_price_cents.optional(),
  /** The support item of NDIS visits; house cleaning by default. */
  support_item_number: lineDetailFields.support_item_number,
  region: lineDetailFields.region,
  mmm: lineDetailFields.mmm,
});

/** The note of a draft, whether it uses credit, and changes of its lines. Either all changes are made, or none. */
export const updateInvoiceRequest = z.strictObject({
  version: versionField,
  note: note.optional(),
  uses_credit: z.boolean({ error: 'Answer true or false.' }).optional(),
  lines: z
    .array(
      z.strictObject({ id: z.uuid({ error: 'Choose lines by their ids.' }), ...linePatch.shape }),
      {
        error: 'Send the lines as a list.',
      },
    )
    .max(MAX_INVOICE_LINES, LINES_MESSAGE)
    .refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, {
      error: 'Change each line once.',
    })
    .optional(),
});

export const deleteInvoiceQuery = z.strictObject({ version: versionQueryField });

/** The version is that of the invoice, so that the caller has seen all other lines. */
export const addLineRequest = z.strictObject({
  invoice_id: z.uuid({ error: 'Choose an invoice.' }),
  version: versionField,
  ...lineFields,
  ...lineDetailFields,
});

export const changeLineRequest = z.strictObject({ version: versionField, ...linePatch.shape });

export const removeLineQuery = z.strictObject({ version: versionQueryField });

export const issueInvoiceRequest = z.strictObject({
  version: versionField,
  /** The due date; by default from the settings. */
  due_date: plainDateField.optional(),
  /** Why an NDIS invoice is issued although its check finds errors. */
  override_reason: reasonField.optional(),
});

export const closeInvoiceRequest = z.strictObject({ version: versionField, reason: reasonField });

export type CreateInvoiceRequest = z.input<typeof createInvoiceRequest>;
export type UpdateInvoiceRequest = z.output<typeof updateInvoiceRequest>;
