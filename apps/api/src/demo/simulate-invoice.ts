import type { BillTo } from '@cleaning/contract/invoices';
import {
  transitionInvoice,
  type InvoiceState,
  type InvoiceTransition,
} from '@cleaning/contract/invoices/rules';
import { addDays, lineAmount, priceLimit } from '@cleaning/ndis';
import { gstIncludedIn, sydneyDateOf } from '@cleaning/pricing';
import type { invoiceEvents, invoiceLines, invoices, payments } from '../core/db/schema/index.ts';
import type { DemoInvoice } from './demo-invoices.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DUE_DAYS = 14;
const HOUSE_CLEANING = '01_020_0120_1_1';
const PRICE_OUTSIDE_THE_CATALOGUE = 60_10;

interface Setting {
  readonly clientId: string;
  readonly staffId: string;
  readonly billTo: BillTo;
  readonly now: Date;
}

interface SimulatedInvoice {
  readonly invoice: typeof invoices.$inferInsert;
  readonly lines: readonly Omit<typeof invoiceLines.$inferInsert, 'invoiceId'>[];
  readonly payments: readonly Omit<typeof payments.$inferInsert, 'invoiceId'>[];
  readonly events: readonly Omit<typeof invoiceEvents.$inferInsert, 'invoiceId'>[];
}

/** Takes a demo invoice through its steps by the rules of the invoice machine. */
export function simulateInvoice(
  demo: DemoInvoice,
  number: string | null,
  { clientId, staffId, billTo, now }: Setting,
): SimulatedInvoice {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const lines = demo.lines.map((line) => newLine(line, demo, daysAgo(line.daysAgo)));
  const totalCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const gstCents = lines.reduce((sum, { gstCents: gst }) => sum + gst, 0);
  const createdAt = daysAgo((demo.issuedDaysAgo ?? 0) + 0.01);
  const paid: Omit<typeof payments.$inferInsert, 'invoiceId'>[] = [];
  const events: Omit<typeof invoiceEvents.$inferInsert, 'invoiceId'>[] = [
    {
      command: 'create',
      fromStatus: null,
      toStatus: 'draft',
      claimStatus: 'not_applicable',
      actor: 'staff',
      actorId: staffId,
      occurredAt: createdAt,
    },
  ];
  let state: InvoiceState = {
    status: 'draft',
    claimStatus: 'not_applicable',
    totalCents,
    paidCents: 0,
    creditedCents: 0,
    depositCents: 0,
    creditUsedCents: 0,
  };
  const claimStatus = demo.isClaimed === true ? ('ready' as const) : ('not_applicable' as const);
  let updatedAt = createdAt;
  const step = (command: InvoiceTransition, at: Date, amountCents?: number) => {
    const result = transitionInvoice(state, command, { actor: 'staff', amountCents });
    if (!result.ok) throw new Error(`A demo invoice cannot ${command}: ${result.message}`);
    events.push({
      command,
      fromStatus: state.status,
      toStatus: result.status,
      claimStatus,
      actor: 'staff',
      actorId: staffId,
      occurredAt: at,
    });
    state = { ...state, ...result };
    updatedAt = at;
  };
  if (demo.issuedDaysAgo !== null) step('issue', daysAgo(demo.issuedDaysAgo));
  for (const { daysAgo: days, amountCents: part, reference, method } of demo.payments) {
    const at = daysAgo(days);
    const amountCents = part === 'rest' ? totalCents - state.paidCents : part;
    step('record_payment', at, amountCents);
    const receivedOn = sydneyDateOf(at);
    paid.push({
      kind: 'payment',
      amountCents,
      reference,
      method,
      receivedOn,
      recordedBy: staffId,
      createdAt: at,
    });
  }
  const issueDate = demo.issuedDaysAgo === null ? null : sydneyDateOf(daysAgo(demo.issuedDaysAgo));
  return {
    lines,
    payments: paid,
    events,
    invoice: {
      clientId,
      kind: demo.kind,
      number,
      status: state.status,
      version: events.length,
      subtotalCents: totalCents - gstCents,
      gstCents,
      totalCents,
      receivedCents: state.paidCents,
      issueDate,
      dueDate: issueDate === null ? null : addDays(issueDate, DUE_DAYS),
      billTo: issueDate === null ? null : billTo,
      claimStatus,
      planManagement: issueDate !== null && demo.kind === 'ndis' ? planManagementOf(demo) : null,
      createdAt,
      updatedAt,
    },
  };
}

const planManagementOf = ({ isClaimed }: DemoInvoice) =>
  isClaimed === true ? ('agency' as const) : ('plan' as const);

function newLine(
  { times, unitPriceCents: price, daysAgo: _days, ...line }: DemoInvoice['lines'][number],
  { kind }: DemoInvoice,
  at: Date,
) {
  const day = sydneyDateOf(at);
  const unitPriceCents =
    price === 'limit'
      ? (priceLimit(HOUSE_CLEANING, 'standard', day) ?? PRICE_OUTSIDE_THE_CATALOGUE)
      : price;
  const [startTime, endTime] = times ?? [null, null];
  const amountCents = lineAmount(line.quantityHundredths, unitPriceCents);
  const isNdis = kind === 'ndis';
  return {
    ...line,
    kind,
    unitPriceCents,
    amountCents,
    gstCode: isNdis ? ('P2' as const) : ('P1' as const),
    gstCents: isNdis ? 0 : gstIncludedIn(amountCents),
    serviceDateFrom: day,
    serviceDateTo: day,
    startTime,
    endTime,
    supportItemNumber: isNdis ? HOUSE_CLEANING : null,
    region: isNdis ? ('standard' as const) : null,
    // Parramatta is in MMM 1, which covers cities.
    mmm: isNdis ? (1 as const) : null,
  };
}
