import { randomUUID } from 'node:crypto';
import type { Price, QuoteChoices } from '@cleaning/contract/quotes';
import {
  depositStatusOnApproval,
  itemLine,
  priceOfChoices,
  priceOfItems,
  transitionDeposit,
  transitionQuote,
  type DepositState,
  type DepositStatus,
  type QuoteStatus,
  type QuoteOrigin,
  type QuoteTransition,
} from '@cleaning/contract/quotes/rules';
import { addDays } from '@cleaning/ndis';
import { ROOM_IDS, sydneyDateOf } from '@cleaning/pricing';
import type {
  depositPayments,
  quoteEvents,
  quoteRevisions,
  quotes,
} from '../core/db/schema/index.ts';
import type { DemoQuote } from './demo-quotes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const VALID_DAYS = 14;

interface People {
  readonly clientId: string;
  readonly staffId: string;
}

type NewQuote = typeof quotes.$inferInsert;
type NewEvent = Omit<typeof quoteEvents.$inferInsert, 'quoteId'>;
type NewDepositPayment = Omit<typeof depositPayments.$inferInsert, 'quoteId'>;
type NewRevision = Omit<typeof quoteRevisions.$inferInsert, 'quoteId'>;

/** A quote after its steps, with its events, revisions and payments of its deposit. */
interface SimulatedQuote {
  readonly quote: NewQuote;
  readonly events: NewEvent[];
  readonly revisions: NewRevision[];
  readonly payments: NewDepositPayment[];
}

type Step = DemoQuote['steps'][number];
type QuoteInProgress = ReturnType<typeof draftOf>;

/** Takes a demo quote through its steps by the rules of the quote machine. */
export function simulateQuote(
  { items, steps, ...beginning }: DemoQuote,
  people: People,
  now: Date,
): SimulatedQuote {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  let quote = draftOf(beginning, people.clientId, daysAgo(beginning.createdDaysAgo));
  const by = beginning.origin === 'office' ? 'staff' : 'client';
  const events = [eventOf({ command: 'create', by }, null, quote, people)];
  const revisions: NewRevision[] = [];
  const payments: NewDepositPayment[] = [];
  for (const step of steps) {
    const from = quote.status;
    const at = daysAgo(step.daysAgo);
    if (step.changes !== undefined) quote = { ...quote, ...changedBy(step.changes) };
    if (step.command === 'send' && items !== undefined)
      quote = { ...quote, ...pricedBy(items, quote) };
    quote =
      step.command === 'record_deposit'
        ? payDeposit(quote, step, at)
        : takeStep(quote, { ...step, command: step.command }, at);
    events.push(eventOf(step, from, quote, people));
    if (step.command === 'record_deposit') payments.push(paymentOf(quote, people.staffId));
    if (step.command === 'send') revisions.push(offerOf(quote, people.staffId));
  }
  return { quote, events, revisions, payments };
}

const priceColumns = (price: Price) => ({
  price,
  totalCents: price.total_cents,
  depositCents: price.deposit_cents,
});

const choiceColumns = (choices: QuoteChoices) => ({
  serviceId: choices.service_id,
  rooms: countEveryRoom(choices.rooms),
  addonIds: choices.addon_ids,
  timelineId: choices.timeline_id,
  ...priceColumns(priceOfChoices(choices)),
});

const changedBy = ({ choices, companyNotes }: NonNullable<Step['changes']>) => ({
  ...choiceColumns(choices),
  companyNotes,
});

function draftOf(
  { choices, site, origin }: Pick<DemoQuote, 'choices' | 'site' | 'origin'>,
  clientId: string,
  createdAt: Date,
) {
  return {
    clientId,
    status: 'draft' as QuoteStatus,
    version: 1,
    revision: 1,
    origin: origin ?? ('client' as QuoteOrigin),
    ...choiceColumns(choices),
    ...site,
    companyNotes: '',
    depositStatus: 'none' as DepositStatus,
    depositReceivedCents: 0,
    validUntil: null as string | null,
    submittedAt: null as Date | null,
    approvedAt: null as Date | null,
    approvedName: null as string | null,
    createdAt,
    updatedAt: createdAt,
    waitingSince: createdAt,
  };
}

const pricedBy = (items: NonNullable<DemoQuote['items']>, { timelineId }: QuoteInProgress) =>
  priceColumns(
    priceOfItems(
      items.map((item) => itemLine(randomUUID(), item)),
      { timeline_id: timelineId },
    ),
  );

/** @throws when the quote machine refuses the command, which means that the demo data is wrong. */
function takeStep(
  quote: QuoteInProgress,
  { command, by, reason }: Step & { readonly command: QuoteTransition },
  at: Date,
): QuoteInProgress {
  const today = sydneyDateOf(at);
  const result = transitionQuote(quote, command, { actor: by, reason }, today);
  if (!result.ok) throw new Error(`A demo quote cannot ${command}: ${result.message}`);
  return {
    ...quote,
    status: result.status,
    revision: result.revision,
    version: quote.version + 1,
    updatedAt: at,
    waitingSince: at,
    ...(command === 'submit' ? { submittedAt: at } : {}),
    ...(command === 'send' ? { validUntil: addDays(today, VALID_DAYS) } : {}),
    ...(command === 'approve'
      ? {
          approvedAt: at,
          approvedName: 'Grace Nguyen',
          depositStatus: depositStatusOnApproval({
            price: quote.price,
            service_id: quote.serviceId,
          }),
        }
      : {}),
  };
}

/** @throws when no deposit is due, which means that the demo data is wrong. */
function payDeposit(quote: QuoteInProgress, { command, by }: Step, at: Date): QuoteInProgress {
  const amountCents = quote.depositCents ?? 0;
  const deposit: DepositState = {
    status: quote.depositStatus,
    amountCents,
    receivedCents: quote.depositReceivedCents,
    takenOffCents: 0,
    refundedCents: 0,
  };
  const result = transitionDeposit(deposit, 'record_deposit', { actor: by, amountCents });
  if (!result.ok) throw new Error(`A demo quote cannot ${command}: ${result.message}`);
  return {
    ...quote,
    depositStatus: result.deposit.status,
    depositReceivedCents: result.deposit.receivedCents,
    version: quote.version + 1,
    updatedAt: at,
  };
}

const paymentOf = (
  { depositReceivedCents, updatedAt }: QuoteInProgress,
  staffId: string,
): NewDepositPayment => ({
  kind: 'payment',
  amountCents: depositReceivedCents,
  reference: 'Transfer 55210',
  method: 'bank_transfer',
  receivedOn: sydneyDateOf(updatedAt),
  recordedBy: staffId,
  createdAt: updatedAt,
});

function eventOf(
  { command, by, reason }: Pick<NewEvent, 'command' | 'reason'> & Pick<Step, 'by'>,
  fromStatus: QuoteStatus | null,
  { status, updatedAt, approvedName }: QuoteInProgress,
  { clientId, staffId }: People,
): NewEvent {
  const actorIds = { client: clientId, staff: staffId, system: null };
  return {
    command,
    fromStatus,
    toStatus: status,
    actor: by,
    actorId: actorIds[by],
    reason: reason ?? null,
    signedName: command === 'approve' && by === 'client' ? approvedName : null,
    occurredAt: updatedAt,
  };
}

/** @throws when the quote has no price or last day. Every sent quote has both. */
function offerOf(quote: QuoteInProgress, staffId: string): NewRevision {
  const { totalCents, depositCents, validUntil } = quote;
  if (totalCents === null || depositCents === null || validUntil === null) {
    throw new Error('A demo quote was sent without a price or a last day.');
  }
  return {
    revision: quote.revision,
    content: {
      service_id: quote.serviceId,
      rooms: quote.rooms,
      addon_ids: quote.addonIds,
      timeline_id: quote.timelineId,
      address_line1: quote.addressLine1,
      suburb: quote.suburb,
      postcode: quote.postcode,
      access_notes: quote.accessNotes,
      preferred_date: null,
      company_notes: quote.companyNotes,
      price: quote.price,
    },
    totalCents,
    depositCents,
    validUntil,
    sentAt: quote.updatedAt,
    sentBy: staffId,
  };
}

function countEveryRoom(rooms: DemoQuote['choices']['rooms']): NewQuote['rooms'] {
  const counts = { bedroom: 0, bathroom: 0, kitchen: 0, living: 0, dining: 0 };
  for (const id of ROOM_IDS) counts[id] = rooms[id] ?? 0;
  return counts;
}
