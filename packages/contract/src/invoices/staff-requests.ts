import { z } from 'zod';
import { versionField } from '../fields/version.ts';
import { invoiceFromAppointmentsRequest, invoiceFromQuoteRequest } from './requests.ts';

/** The most invoices in one bulk command. */
export const MAX_BULK_INVOICES = 50;

const BULK_MESSAGE = `Choose from 1 to ${MAX_BULK_INVOICES} invoices.`;
const DRAFTS_MESSAGE = `Make from 1 to ${MAX_BULK_INVOICES} drafts at once.`;

export const chosenInvoicesRequest = z.strictObject({
  invoices: z
    .array(
      z.strictObject({
        id: z.uuid({ error: 'Choose invoices by their ids.' }),
        version: versionField,
      }),
      { error: BULK_MESSAGE },
    )
    .min(1, BULK_MESSAGE)
    .max(MAX_BULK_INVOICES, BULK_MESSAGE)
    .refine(
      (chosen) => new Set(chosen.map(({ id }) => id)).size === chosen.length,
      'Choose each invoice once.',
    ),
});

/** Each draft bills visits of one client, or a quote. */
export const createDraftsRequest = z.strictObject({
  drafts: z
    .array(z.union([invoiceFromAppointmentsRequest, invoiceFromQuoteRequest]), {
      error: DRAFTS_MESSAGE,
    })
    .min(1, DRAFTS_MESSAGE)
    .max(MAX_BULK_INVOICES, DRAFTS_MESSAGE),
});

export const hourlyRatesQuery = z.strictObject({
  client_id: z.uuid({ error: 'Say whose rates.' }),
});

export type ChosenInvoicesRequest = z.input<typeof chosenInvoicesRequest>;
export type CreateDraftsRequest = z.input<typeof createDraftsRequest>;
