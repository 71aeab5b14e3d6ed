import { z } from 'zod';
import { profileSchema } from '../accounts/entity.ts';
import { deviceSessionSchema, socialAccountsSchema } from '../accounts/own-account.ts';
import { appointmentSummarySchema, appointmentSchema } from '../appointments/entity.ts';
import { quoteAttachmentSchema } from '../attachments/entity.ts';
import { documentSchema } from '../documents/entity.ts';
import { instantField } from '../fields/dates.ts';
import { invoiceSchema } from '../invoices/entity.ts';
import { dashboardInvoicesSchema } from '../invoices/overview.ts';
import { threadSchema, unreadCountSchema, messageSchema } from '../messages/entity.ts';
import { quotesOverviewSchema, exportedQuoteSchema } from '../quotes/overview.ts';
import { revisionSchema } from '../quotes/revisions/entity.ts';
import { quoteTemplateSchema } from '../quotes/templates/entity.ts';
import { addressSchema } from './addresses.ts';
import { clientProfileSchema } from './profile.ts';

/** The first page of the client portal: a summary of each area. */
export const dashboardSchema = z.object({
  next_appointment: appointmentSummarySchema.nullable(),
  quotes: quotesOverviewSchema,
  invoices: dashboardInvoicesSchema,
  unread: unreadCountSchema,
  /** The conversations with the latest messages. */
  threads: z.array(threadSchema),
});

export type Dashboard = z.output<typeof dashboardSchema>;

/**
 * The export of everything that the company stores about a client. The NDIS number is masked here
 * too, because a stolen session or file must not reveal it.
 */
export const ownDataSchema = z.object({
  exported_at: instantField,
  profile: profileSchema,
  client_profile: clientProfileSchema,
  social_accounts: socialAccountsSchema,
  sessions: z.array(deviceSessionSchema),
  addresses: z.array(addressSchema),
  quotes: z.array(exportedQuoteSchema),
  /** Every offer, as it was sent. */
  revisions: z.array(revisionSchema),
  templates: z.array(quoteTemplateSchema),
  /** Details of the files of quotes; their content is read through a link. */
  attachments: z.array(quoteAttachmentSchema),
  invoices: z.array(invoiceSchema),
  appointments: z.array(appointmentSchema),
  /** Details of each document; the content is read through a link. */
  documents: z.array(documentSchema),
  messages: z.array(threadSchema.extend({ messages: z.array(messageSchema) })),
});

export type OwnData = z.output<typeof ownDataSchema>;
