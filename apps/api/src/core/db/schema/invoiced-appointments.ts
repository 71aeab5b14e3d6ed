import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { invoices } from './invoices.ts';

/**
 * Which invoice bills each appointment, at most one. The row is deleted when its invoice is voided
 * or deleted.
 */
export const invoicedAppointments = pgTable(
  'invoiced_appointments',
  {
    appointmentId: uuid().primaryKey(),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
  },
  (table) => [index('invoiced_appointments_invoice_index').on(table.invoiceId)],
);
