import type {
  Deposit,
  OfferMail,
  Quote,
  QuoteClient,
  QuoteEvent,
  QuoteOwner,
  QuoteStaffDetails,
  QuoteSummary,
  RevisionContent,
  StaffQuoteSummary,
} from '@cleaning/contract/quotes';
import {
  availableDepositCommands,
  availableQuoteCommands,
  dueDeposit,
  type DepositState,
} from '@cleaning/contract/quotes/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import { type UserViewer, sideOf } from '../core/http/viewer.ts';
import type { MailProgress } from '../core/mail/mail-repository.ts';
import type { QuoteInFull, QuoteRow } from './quote-repository.ts';

/** The columns that a list shows. */
export type QuoteSummaryRow = Pick<
  QuoteRow,
  | 'id'
  | 'reference'
  | 'status'
  | 'version'
  | 'revision'
  | 'origin'
  | 'serviceId'
  | 'suburb'
  | 'totalCents'
  | 'createdAt'
  | 'updatedAt'
>;

/** The columns that a list shows to staff. */
export type StaffQuoteSummaryRow = QuoteSummaryRow &
  Pick<
    QuoteRow,
    | 'timelineId'
    | 'validUntil'
    | 'depositStatus'
    | 'depositCents'
    | 'depositReceivedCents'
    | 'waitingSince'
    | 'sendAt'
  >;

/** A quote as a list shows it. */
export function toQuoteSummary(row: QuoteSummaryRow): QuoteSummary {
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    version: row.version,
    revision: row.revision,
    origin: row.origin,
    service_id: row.serviceId,
    suburb: row.suburb,
    total_cents: row.totalCents,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** What is cleaned and where, of a quote or of a template. */
export const toClean = (
  row: Pick<
    QuoteRow,
    | 'serviceId'
    | 'rooms'
    | 'addonIds'
    | 'timelineId'
    | 'addressLine1'
    | 'suburb'
    | 'postcode'
    | 'accessNotes'
  >,
) => ({
  service_id: row.serviceId,
  rooms: row.rooms,
  addon_ids: row.addonIds,
  timeline_id: row.timelineId,
  address_line1: row.addressLine1,
  suburb: row.suburb,
  postcode: row.postcode,
  access_notes: row.accessNotes,
});

/** The content of a quote as it would be offered now. */
export const toContent = (row: QuoteRow) =>
  ({
    ...toClean(row),
    interval_weeks: row.intervalWeeks,
    preferred_date: row.preferredDate,
    preferred_time: row.preferredTime,
    second_date: row.secondDate,
    second_time: row.secondTime,
    company_notes: row.companyNotes,
    price: row.price,
  }) satisfies RevisionContent;

/** The client of a quote. */
export interface NamedClient {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
}

/** The owner of a quote. */
export interface OwnerName {
  readonly id: string;
  readonly firstName: string;
}

/** A quote as a list shows it to staff. */
export function toStaffQuoteSummary({
  quote: row,
  client,
  owner,
}: {
  readonly quote: StaffQuoteSummaryRow;
  readonly client: NamedClient;
  readonly owner: OwnerName | null;
}): StaffQuoteSummary {
  return {
    ...toQuoteSummary(row),
    client: toQuoteClient(client),
    owner: toQuoteOwner(owner),
    timeline_id: row.timelineId,
    valid_until: row.validUntil,
    deposit_due_cents: row.depositStatus === 'due' ? dueDeposit(askedDeposit(row)) : null,
    waiting_since: row.waitingSince.toISOString(),
    send_at: row.sendAt?.toISOString() ?? null,
  };
}

/** The fields of a quote that staff see and its client does not. */
interface StaffView {
  readonly client: NamedClient;
  /** The owner and the authors of the events, by id. */
  readonly staff: ReadonlyMap<string, OwnerName>;
  /** The delivery state of the email of the last offer. */
  readonly offerMail: MailProgress | null;
}

interface QuoteDetails extends Omit<QuoteInFull, 'row'> {
  /** Null for the client. */
  readonly staffView: StaffView | null;
}

/** A quote in full, with the commands that this viewer may give now. */
export function toQuote(
  row: QuoteRow,
  { events, depositPayments, staffView }: QuoteDetails,
  viewer: UserViewer,
  now: Date,
): Quote {
  return {
    ...toQuoteSummary(row),
    ...toContent(row),
    is_timing_agreed: row.timelineReason !== null,
    deposit: toDeposit(row, depositPayments),
    valid_until: row.validUntil,
    submitted_at: row.submittedAt?.toISOString() ?? null,
    approved_at: row.approvedAt?.toISOString() ?? null,
    approved_name: row.approvedName,
    client: staffView === null ? null : toQuoteClient(staffView.client),
    staff_details: staffView === null ? null : toStaffDetails(row, staffView),
    available_commands: [
      // While a send is scheduled, staff cannot decline or send the quote until they undo it.
      ...(viewer.kind === 'office' && row.sendAt !== null
        ? []
        : availableQuoteCommands(row, sideOf(viewer), sydneyDateOf(now))),
      ...availableDepositCommands(depositOf(row), sideOf(viewer)),
    ],
    events: events
      // The client never heard of a send that was refused.
      .filter(({ command }) => staffView !== null || command !== 'refuse_send')
      .map((event) => toQuoteEvent(event, staffView?.staff)),
  };
}

type AskedDeposit = Pick<QuoteRow, 'depositStatus' | 'depositCents' | 'depositReceivedCents'>;

const askedDeposit = (row: AskedDeposit) => ({
  status: row.depositStatus,
  amountCents: row.depositStatus === 'none' ? 0 : (row.depositCents ?? 0),
  receivedCents: row.depositReceivedCents,
});

/** The part of a quote that the state machine of deposits reads. */
export const depositOf = (row: QuoteRow): DepositState => ({
  ...askedDeposit(row),
  takenOffCents: row.depositTakenOffCents,
  refundedCents: row.depositRefundedCents,
});

function toDeposit(row: QuoteRow, movements: QuoteInFull['depositPayments']): Deposit {
  const deposit = depositOf(row);
  const { status, receivedCents, takenOffCents, refundedCents } = deposit;
  const payments = movements.filter(({ kind }) => kind === 'payment');
  const dueCents = dueDeposit(deposit);
  return {
    status,
    amount_cents: receivedCents + dueCents,
    received_cents: receivedCents,
    due_cents: dueCents,
    paid_on: status === 'due' ? null : lastDayOf(payments),
    payments: payments.map((payment) => ({
      id: payment.id,
      amount_cents: payment.amountCents,
      method: payment.method,
      reference: payment.reference,
      received_on: payment.receivedOn,
    })),
    taken_off_cents: takenOffCents,
    refunded_cents: refundedCents,
    refunded_on: movements.findLast(({ kind }) => kind === 'refund')?.receivedOn ?? null,
  };
}

const lastDayOf = (payments: QuoteInFull['depositPayments']): string | null =>
  payments
    .map(({ receivedOn }) => receivedOn)
    .toSorted()
    .at(-1) ?? null;

const toQuoteOwner = (owner: OwnerName | null): QuoteOwner | null =>
  owner === null ? null : { id: owner.id, first_name: owner.firstName };

const toStaffDetails = (
  row: QuoteRow,
  { client, staff, offerMail }: StaffView,
): QuoteStaffDetails => ({
  client_email: client.email,
  owner: toQuoteOwner((row.ownerId === null ? null : staff.get(row.ownerId)) ?? null),
  waiting_since: row.waitingSince.toISOString(),
  next_valid_until: row.nextValidUntil,
  send_at: row.sendAt?.toISOString() ?? null,
  offer_mail: offerMail === null ? null : toOfferMail(offerMail),
  timeline_reason: row.timelineReason,
  outside_area_reason: row.outsideAreaReason,
});

function toOfferMail({ recipient, createdAt, deliveredAt, failedAt }: MailProgress): OfferMail {
  const at = (deliveredAt ?? failedAt ?? createdAt).toISOString();
  if (deliveredAt !== null) return { recipient, state: 'accepted', at };
  return { recipient, state: failedAt === null ? 'waiting' : 'given_up', at };
}

const toQuoteClient = ({ id, firstName, lastName, email }: NamedClient): QuoteClient => ({
  id,
  first_name: firstName,
  last_name: lastName,
  has_email: email !== null,
});

function toQuoteEvent(
  event: QuoteInFull['events'][number],
  staff: StaffView['staff'] | undefined,
): QuoteEvent {
  return {
    id: event.id,
    command: event.command,
    from_status: event.fromStatus,
    to_status: event.toStatus,
    actor: event.actor,
    actor_name: (event.actorId === null ? null : staff?.get(event.actorId)?.firstName) ?? null,
    on_behalf_of_client: event.onBehalfOf !== null,
    reason: event.reason,
    signed_name: event.signedName,
    signed_for: event.signedFor,
    signer_relation: event.signerRelation,
    occurred_at: event.occurredAt.toISOString(),
  };
}
