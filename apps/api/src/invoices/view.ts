import { availableClaimCommands, claimExcess } from '@cleaning/contract/claims/rules';
import type {
  DashboardInvoices,
  Invoice,
  InvoiceEvent,
  InvoiceLine,
  InvoicePayment,
  InvoiceSummary,
} from '@cleaning/contract/invoices';
import {
  availableInvoiceCommands,
  invoicePayer,
  isInvoiceOverdue,
  receivableCents,
  type InvoiceCommand,
  type InvoiceState,
} from '@cleaning/contract/invoices/rules';
import { fullName } from '@cleaning/contract/rules';
import { roleOf, type UserViewer } from '../core/http/viewer.ts';
import type { ListedInvoiceRow } from './lists/invoice-list-repository.ts';
import type { InvoiceEventRow, InvoiceRow } from './invoice-repository.ts';
import type { LineRow } from './line-repository.ts';
import type { PaymentRow } from './payments/payment-repository.ts';
import type { OwedRow } from './lists/owed-repository.ts';

/** The part of an invoice that the state machine reads. */
export const stateOf = (row: InvoiceRow): InvoiceState => ({
  status: row.status,
  claimStatus: row.claimStatus,
  totalCents: row.totalCents,
  paidCents: row.receivedCents - row.refundedCents,
  creditedCents: row.creditedCents,
  depositCents: row.depositCents,
  creditUsedCents: row.creditUsedCents,
});

/**
 * An invoice as a list shows it.
 *
 * @param today the date in Sydney.
 */
export const toInvoiceSummary = (row: ListedInvoiceRow, today: string): InvoiceSummary => ({
  ...headOf(row, today),
  line_count: row.lineCount,
  first_line: row.firstLine,
});

/** The fields that the list and the whole invoice have in common. */
function headOf(row: InvoiceRow, today: string) {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    status: row.status,
    claim_status: row.claimStatus,
    claim_excess_cents: claimExcess(row.claimStatus, row.claimedCents, row.balanceCents),
    version: row.version,
    client_id: row.clientId,
    client_name: fullName(row.firstName, row.lastName),
    plan_management: row.planManagement,
    payer: invoicePayer(row.kind, row.planManagement),
    issue_date: row.issueDate,
    due_date: row.dueDate,
    is_overdue: isInvoiceOverdue({ ...stateOf(row), dueDate: row.dueDate }, today),
    total_cents: row.totalCents,
    balance_cents: row.balanceCents,
    receivable_cents: receivableCents(stateOf(row)),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** The records that belong to an invoice. */
export interface InvoiceParts {
  readonly lines: readonly LineRow[];
  readonly payments: readonly PaymentRow[];
  readonly events: readonly InvoiceEventRow[];
  /** What issuing a draft would use; null for an issued invoice. */
  readonly creditToUse: Invoice['credit_to_use'];
}

/** An invoice in full, with the commands that this viewer may give now. */
export function toInvoice(
  row: InvoiceRow,
  { lines, payments, events, creditToUse }: InvoiceParts,
  viewer: UserViewer,
  today: string,
): Invoice {
  const state = stateOf(row);
  const isClient = viewer.kind === 'client';
  return {
    ...headOf(row, today),
    subtotal_cents: row.subtotalCents,
    gst_cents: row.gstCents,
    paid_cents: row.receivedCents,
    deposit_cents: row.depositCents,
    credit_used_cents: row.creditUsedCents,
    uses_credit: row.usesCredit,
    credit_to_use: creditToUse,
    refunded_cents: row.refundedCents,
    credited_cents: row.creditedCents,
    note: row.note,
    quote_id: row.quoteId,
    // A client who had no email when it was issued, and has one now, gets copies and reminders.
    bill_to: row.billTo && { ...row.billTo, email: row.billTo.email ?? row.clientEmail },
    override_reason: isClient ? null : row.overrideReason,
    lines: lines.map(toInvoiceLine),
    payments: payments.map(toPayment),
    events: events.map((event) => toEvent(event, isClient)),
    available_commands: [
      ...availableInvoiceCommands(state, roleOf(viewer)),
      ...availableClaimCommands(state, roleOf(viewer)),
    ],
  };
}

export function toInvoiceLine(row: LineRow): InvoiceLine {
  return {
    id: row.id,
    description: row.description,
    quantity: row.quantityHundredths / 100,
    unit: row.unit,
    unit_price_cents: row.unitPriceCents,
    gst_code: row.gstCode,
    net_cents: row.amountCents - row.gstCents,
    gst_cents: row.gstCents,
    amount_cents: row.amountCents,
    service_date_from: row.serviceDateFrom,
    service_date_to: row.serviceDateTo,
    start_time: row.startTime,
    end_time: row.endTime,
    appointment_id: row.appointmentId,
    support_item_number: row.supportItemNumber,
    region: row.region,
    mmm: row.mmm,
    kilometres: row.kilometreTenths === null ? null : row.kilometreTenths / 10,
    claim_type: row.claimType,
    cancellation_reason: row.cancellationReason,
    cancellation_notice_at: row.cancellationNoticeAt?.toISOString() ?? null,
    no_other_work_found: row.noOtherWorkFound,
  };
}

function toPayment(row: PaymentRow): InvoicePayment {
  return {
    id: row.id,
    kind: row.kind,
    amount_cents: row.amountCents,
    gst_cents: row.gstCents,
    reference: row.reference,
    number: row.number,
    method: row.method,
    received_on: row.receivedOn,
    created_at: row.createdAt.toISOString(),
  };
}

/** The events whose reason the client sees. All other reasons are internal notes. */
const REASONS_FOR_CLIENTS: readonly InvoiceCommand[] = ['void', 'credit', 'refund'];

function toEvent(event: InvoiceEventRow, isClient: boolean): InvoiceEvent {
  const isHidden = isClient && !REASONS_FOR_CLIENTS.includes(event.command);
  return {
    id: event.id,
    command: event.command,
    from_status: event.fromStatus,
    to_status: event.toStatus,
    claim_status: event.claimStatus,
    actor: event.actor,
    actor_name: isClient ? null : event.actorName,
    reason: isHidden ? null : event.reason,
    occurred_at: event.occurredAt.toISOString(),
  };
}

/** What is owed, as the API returns it. */
export const toOwed = (owed: OwedRow): Omit<DashboardInvoices, 'invoices'> => ({
  due_cents: owed.dueCents,
  due_count: owed.dueCount,
  overdue_cents: owed.overdueCents,
  overdue_count: owed.overdueCount,
  next_due_cents: owed.nextDueCents,
  next_due_date: owed.nextDueDate,
  plan_due_cents: owed.planDueCents,
  plan_due_count: owed.planDueCount,
  plan_overdue_count: owed.planOverdueCount,
});
