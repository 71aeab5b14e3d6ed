import type { BillTo } from '@cleaning/contract/invoices';
import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '../core/db/client.ts';
import {
  appointments,
  invoicedAppointments,
  invoiceEvents,
  invoiceLines,
  invoices,
  numberCounters,
  payments,
} from '../core/db/schema/index.ts';
import { DEMO_INVOICES, type DemoInvoice } from './demo-invoices.ts';
import { REGULAR_TIMES } from './demo-series.ts';
import type { DemoUser } from './demo-users.ts';
import { simulateInvoice } from './simulate-invoice.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The plan manager of the demo participant, as the profile names them. */
const PLAN_MANAGER: BillTo = {
  name: 'Sample Plan Managers',
  email: 'invoices@plan-manager.example',
  address: null,
  abn: null,
};

/**
 * Adds the demo invoices of a client. Their numbers come from the real series, so that later
 * invoices leave no gap.
 */
export async function addInvoicesOf(
  transaction: Transaction,
  client: DemoUser,
  staffId: string,
  now: Date,
): Promise<void> {
  for (const demo of DEMO_INVOICES.filter((invoice) => invoice.client === client.email)) {
    const number = await takeNumber(transaction, demo, now);
    const billTo =
      demo.kind === 'ndis' && demo.isClaimed !== true
        ? PLAN_MANAGER
        : {
            name: `${client.firstName} ${client.lastName}`,
            email: client.email,
            address: null,
            abn: null,
          };
    const simulated = simulateInvoice(demo, number, { clientId: client.id, staffId, billTo, now });
    const [row] = await transaction
      .insert(invoices)
      .values(simulated.invoice)
      .returning({ id: invoices.id });
    if (row === undefined) throw new Error('An insert returned no row.');
    const ofInvoice = { invoiceId: row.id };
    const ofVisit =
      demo.isOfRegularVisit === true
        ? await billFirstVisit(transaction, { clientId: client.id, ...ofInvoice })
        : {};
    await transaction
      .insert(invoiceLines)
      .values(simulated.lines.map((line) => ({ ...line, ...ofVisit, ...ofInvoice })));
    await transaction
      .insert(invoiceEvents)
      .values(simulated.events.map((event) => ({ ...event, ...ofInvoice })));
    for (const payment of simulated.payments) {
      await transaction.insert(payments).values({ ...payment, ...ofInvoice });
    }
  }
}

/**
 * Notes which invoice bills the first of the client's regular visits, and returns the columns of its
 * line. The price of the next ones follows from this rate.
 */
async function billFirstVisit(
  transaction: Transaction,
  { clientId, invoiceId }: { readonly clientId: string; readonly invoiceId: string },
) {
  const [visit] = await transaction
    .select({ id: appointments.id, date: appointments.appointmentDate })
    .from(appointments)
    .where(and(eq(appointments.clientId, clientId), isNotNull(appointments.seriesId)))
    .orderBy(asc(appointments.appointmentDate))
    .limit(1);
  if (visit === undefined) throw new Error('The client has no regular visits to bill.');
  await transaction.insert(invoicedAppointments).values({ appointmentId: visit.id, invoiceId });
  return {
    appointmentId: visit.id,
    description: `General cleaning, ${formatPlainDate(visit.date, 'medium')}`,
    serviceDateFrom: visit.date,
    serviceDateTo: visit.date,
    ...REGULAR_TIMES,
  };
}

async function takeNumber(
  transaction: Transaction,
  { issuedDaysAgo }: DemoInvoice,
  now: Date,
): Promise<string | null> {
  if (issuedDaysAgo === null) return null;
  const year = sydneyDateOf(new Date(now.getTime() - issuedDaysAgo * DAY_MS)).slice(0, 4);
  const [row] = await transaction
    .insert(numberCounters)
    .values({ series: 'INV', year: Number(year), lastNumber: 1 })
    .onConflictDoUpdate({
      target: [numberCounters.series, numberCounters.year],
      set: { lastNumber: sql`${numberCounters.lastNumber} + 1` },
    })
    .returning({ lastNumber: numberCounters.lastNumber });
  return `INV-${year}-${String(row?.lastNumber).padStart(5, '0')}`;
}
