import {
  availableQuoteCommands,
  type Quote,
  type QuoteEvent,
  type QuoteSummary,
} from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import type { QuoteEventRow, QuoteRow } from './quote-repository.ts';
import type { QuoteViewer } from './viewer.ts';

/** A quote as a list shows it. */
export function toQuoteSummary(row: QuoteRow): QuoteSummary {
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

/** A quote in full, with what this viewer may do to it now. */
export function toQuote(
  row: QuoteRow,
  events: readonly QuoteEventRow[],
  viewer: QuoteViewer,
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
    price: row.price,
    deposit_status: row.depositStatus,
    valid_until: row.validUntil,
    submitted_at: row.submittedAt?.toISOString() ?? null,
    available_commands: availableQuoteCommands(row, viewer.actor, sydneyDateOf(now)),
    events: events.map(toQuoteEvent),
  };
}

function toQuoteEvent(event: QuoteEventRow): QuoteEvent {
  return {
    id: event.id,
    command: event.command,
    from_status: event.fromStatus,
    to_status: event.toStatus,
    actor: event.actor,
    reason: event.reason,
    occurred_at: event.occurredAt.toISOString(),
  };
}
