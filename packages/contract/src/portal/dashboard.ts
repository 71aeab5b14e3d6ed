import { z } from 'zod';
import { appointmentSummarySchema } from '../appointments/entity.ts';
import { dashboardInvoicesSchema } from '../invoices/overview.ts';
import { threadSchema, unreadCountSchema } from '../messages/entity.ts';
import { quotesOverviewSchema } from '../quotes/overview.ts';

/** What a client needs to see first; each part is a door to its place. */
export const dashboardSchema = z.object({
  next_appointment: appointmentSummarySchema.nullable(),
  quotes: quotesOverviewSchema,
  invoices: dashboardInvoicesSchema,
  unread: unreadCountSchema,
  /** The conversations in which something was said last. */
  threads: z.array(threadSchema),
});

export type Dashboard = z.output<typeof dashboardSchema>;
