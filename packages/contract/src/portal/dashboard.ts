import { z } from 'zod';
import { appointmentSummarySchema } from '../appointments/entity.ts';
import { dashboardInvoicesSchema } from '../invoices/overview.ts';

/** What a client needs to see first; each part is a door to its place. */
export const dashboardSchema = z.object({
  next_appointment: appointmentSummarySchema.nullable(),
  invoices: dashboardInvoicesSchema,
});

export type Dashboard = z.output<typeof dashboardSchema>;
