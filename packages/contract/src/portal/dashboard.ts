import { z } from 'zod';
import { appointmentSummarySchema } from '../appointments/entity.ts';
import { dashboardInvoicesSchema } from '../invoices/overview.ts';
import { threadSchema, unreadCountSchema } from '../messages/entity.ts';
import { quotesOverviewSchema } from '../quotes/overview.ts';

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
