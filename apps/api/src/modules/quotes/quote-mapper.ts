import {
  availableDepositCommands,
  availableQuoteCommands,
  type Deposit,
  type DepositState,
  type Quote,
  type QuoteClient,
  type QuoteEvent,
  type QuoteSummary,
  type StaffQuoteSummary,
} from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import type { UserViewer } from '../../platform/http/viewer.ts';
import type { QuoteInFull, QuoteRow } from './quote-repository.ts';

/** The columns that a list shows. */
export type QuoteSummaryRow = Pick<
  QuoteRow,
  | 'id'
  | 'reference'
  | 'status'
  | 'version'
  | 'revision'
  | 'serviceId'
  | 'suburb'
  | 'totalCents'
  | 'createdAt'
  | 'updatedAt'
>;

/** A quote as a list shows it. */
export function toQuoteSummary(row: QuoteSummaryRow): QuoteSummary {
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    version: row.version,
    revision: row.revision,
    service_id: row.serviceId,
    suburb: row.suburb,
    total_cents: row.totalCents,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Whose quote it is. */
export interface ClientName {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A quote as a list shows it to staff. */
export function toStaffQuoteSummary(row: QuoteSummaryRow, client: ClientName): StaffQuoteSummary {
  return { ...toQuoteSummary(row), client: toQuoteClient(client) };
}

interface QuoteDetails {
  readonly events: QuoteInFull['events'];
  /** Null for the client, who knows. */
  readonly client: ClientName | null;
}

/** A quote in full, with what this viewer may do to it now. */
export function toQuote(
  row: QuoteRow,
  { events, client }: QuoteDetails,
  viewer: UserViewer,
  now: Date,
): Quote {
  return {
    ...toQuoteSummary(row),
    rooms: row.rooms,
    addon_ids: row.addonIds,
    timeline_id: row.timelineId,
    address_line1: row.addressLine1,
    postcode: row.postcode,
    access_notes: row.accessNotes,
    preferred_date: row.preferredDate,
    company_notes: row.companyNotes,
    price: row.price,
    deposit: toDeposit(row),
    valid_until: row.validUntil,
    submitted_at: row.submittedAt?.toISOString() ?? null,
    approved_at: row.approvedAt?.toISOString() ?? null,
    approved_name: row.approvedName,
    client: client === null ? null : toQuoteClient(client),
    available_commands: [
      ...availableQuoteCommands(row, viewer.kind, sydneyDateOf(now)),
      ...availableDepositCommands(depositOf(row), viewer.kind),
    ],
    events: events.map(toQuoteEvent),
  };
}

/** The deposit of a quote as its state machine reads it. */
export const depositOf = (row: QuoteRow): DepositState => ({
  status: row.depositStatus,
  amountCents: row.depositStatus === 'none' ? 0 : (row.depositCents ?? 0),
  takenOffCents: row.depositTakenOffCents,
  refundedCents: row.depositRefundedCents,
});

function toDeposit(row: QuoteRow): Deposit {
  const { status, amountCents, takenOffCents, refundedCents } = depositOf(row);
  return {
    status,
    amount_cents: amountCents,
    paid_on: row.depositPaidOn,
    reference: row.depositReference,
    taken_off_cents: takenOffCents,
    refunded_cents: refundedCents,
    refunded_on: row.depositRefundedOn,
  };
}

const toQuoteClient = ({ id, firstName, lastName }: ClientName): QuoteClient => ({
  id,
  first_name: firstName,
  last_name: lastName,
});

function toQuoteEvent(event: QuoteInFull['events'][number]): QuoteEvent {
  return {
    id: event.id,
    command: event.command,
    from_status: event.fromStatus,
    to_status: event.toStatus,
    actor: event.actor,
    on_behalf_of_client: event.onBehalfOf !== null,
    reason: event.reason,
    occurred_at: event.occurredAt.toISOString(),
  };
}
