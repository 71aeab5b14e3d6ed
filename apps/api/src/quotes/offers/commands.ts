import {
  type AgreedAppointment,
  type Quote,
  type approveQuoteRequest,
  clientApproval,
  quoteCommandRequest,
  submittableSiteSchema,
} from '@cleaning/contract/quotes';
import { depositStatusOnApproval, isOffList } from '@cleaning/contract/quotes/rules';
import { fullName, isSameName } from '@cleaning/contract/rules';
import type { SeriesRecurrence } from '@cleaning/contract/series';
import { addDays } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import { moveRecord } from '../../core/command.ts';
import type { Transaction } from '../../core/db/client.ts';
import { ApiError, refuseField } from '../../core/http/api-error.ts';
import { parseInput } from '../../core/http/validation.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import { findClientContact } from '../../clients/client-directory.ts';
import { readSettings } from '../../settings/settings-record.ts';
import {
  type LoadedQuote,
  type QuoteChangeCall,
  type QuoteContext,
  loadQuote,
} from '../load-quote.ts';
import { type CommandOnQuote, quoteRecord } from '../quote-record.ts';
import type { Signature } from '../quote-repository.ts';
import { toNewRevision } from '../revisions/view.ts';
import { insertRevision } from '../revisions/revision-repository.ts';
import { postApprovalCopies } from './approval-copies.ts';
import { recordAnswer, withNote } from './recorded-answer.ts';
import { bookAppointments } from './book-appointments.ts';

/** The latest last day of an offer, in days from today. */
const MAX_VALIDITY_DAYS = 365;

/**
 * The command that sends a quote. It freezes the quote as a revision with a last day.
 *
 * @param validUntil the last day to approve it, in Sydney; null for the day saved with the offer,
 *   or else the company's usual time.
 */
export const sending = (
  transaction: Transaction,
  validUntil: string | null,
  { viewer: { staffId }, now }: QuoteContext<OfficeViewer>,
): CommandOnQuote => ({
  command: 'send',
  async effects(locked) {
    const lastDay = await lastDayOf(transaction, locked, validUntil, now);
    const ownerId = locked.row.ownerId ?? staffId;
    return {
      changes: { validUntil: lastDay, nextValidUntil: null, ownerId },
      after: (row) => insertRevision(transaction, toNewRevision(row, { staffId, now })),
    };
  },
});

/**
 * The last day of an offer that is about to be sent, in Sydney.
 *
 * @throws ApiError by field when the quote lacks what an offer needs, or the day is not possible.
 */
export async function lastDayOf(
  transaction: Transaction,
  locked: LoadedQuote,
  validUntil: string | null,
  now: Date,
): Promise<string> {
  assertOfferable(locked);
  const today = sydneyDateOf(now);
  const { quoteValidityDays } = await readSettings(transaction);
  const lastDay = validUntil ?? locked.row.nextValidUntil ?? addDays(today, quoteValidityDays);
  assertLastDay(lastDay, today);
  return lastDay;
}

/** @throws ApiError by field when the last day of an offer is not possible. */
export function assertLastDay(lastDay: string, today: string): void {
  if (lastDay < today || lastDay > addDays(today, MAX_VALIDITY_DAYS)) {
    throw refuseField('valid_until', 'Choose a day from today to one year ahead.');
  }
}

/**
 * @throws ApiError by field when the quote has no address, or no reason for a price that is not the
 *   list price; a conflict when it has no price.
 */
function assertOfferable({ row, quote }: LoadedQuote): void {
  parseInput(submittableSiteSchema, {
    address_line1: row.addressLine1,
    suburb: row.suburb,
    postcode: row.postcode,
  });
  const unexplained = row.price.lines.find((line) => isOffList(line) && line.reason === undefined);
  if (unexplained !== undefined) {
    throw refuseField('items', `Say why “${unexplained.name}” does not cost its list price.`);
  }
  if (row.totalCents !== null) return;
  throw new ApiError(
    'invalid_transition',
    'This service has no list price. Add its price lines before you send it.',
    { current: quote },
  );
}

/**
 * Approves a quote, signed by the client or recorded by staff with who said so or a reason, and sends a copy of it
 * with the signature.
 *
 * @throws ApiError `validation_failed` when a client does not give their name, or staff do not give
 *   a reason; also the errors of a command.
 */
export async function approveQuote(
  transaction: Transaction,
  call: QuoteChangeCall,
  request: z.output<typeof approveQuoteRequest>,
): Promise<Quote> {
  const { viewer, now } = call;
  const approval = viewer.kind === 'client' ? parseInput(clientApproval, request) : null;
  const { answer, ...rest } = request;
  const recorded =
    approval === null ? await recordAnswer(transaction, call, answer, 'approve') : null;
  const { row, details } = await moveRecord(quoteRecord, transaction, call, {
    command: 'approve',
    reason:
      approval === null ? withNote(recorded, parseInput(quoteCommandRequest, rest).reason) : null,
    effects: async ({ row: { clientId }, quote }) => {
      recorded?.assertPossible(quote);
      return {
        changes: {
          approvedAt: now,
          approvedName: approval?.approved_name ?? null,
          depositStatus: depositStatusOnApproval(quote),
        },
        details:
          approval === null
            ? {}
            : { signature: await signApproval(transaction, clientId, approval) },
      };
    },
  });
  const { signature = null } = details;
  const signerEmail = approval?.signer_email ?? null;
  await postApprovalCopies(transaction, row, {
    signature,
    signerEmail,
    said: recorded?.said,
    now,
  });
  return loadQuote(transaction, row, call);
}

/** The visits that client and company agreed on. */
interface AgreedVisits {
  readonly appointments: readonly AgreedAppointment[];
  readonly series?: SeriesRecurrence | undefined;
}

/**
 * The command that converts a quote. If its appointments cannot be booked, the quote stays
 * approved.
 */
export const converting = (
  transaction: Transaction,
  { appointments: plans, series }: AgreedVisits,
  { viewer, now }: QuoteContext<OfficeViewer>,
): CommandOnQuote => ({
  command: 'convert',
  effects: () => ({
    after: (quote) => bookAppointments(transaction, { quote, plans, series, viewer, now }),
  }),
});

/**
 * The signature of a client's approval. A typed name that is not the account's is another person's,
 * who signs for the client and says how they know them.
 *
 * @throws ApiError by field when another person signs without saying their relation.
 */
async function signApproval(
  transaction: Transaction,
  clientId: string,
  approval: Pick<z.output<typeof clientApproval>, 'approved_name' | 'signer_relation'>,
): Promise<Signature> {
  const { approved_name: signedName, signer_relation: signerRelation } = approval;
  const client = await findClientContact(transaction, clientId);
  if (client === null) throw new Error('A client without an account cannot approve.');
  const clientName = fullName(client.firstName, client.lastName);
  if (isSameName(signedName, clientName)) {
    return { signedName, signedFor: null, signerRelation: null };
  }
  if (signerRelation === undefined) {
    throw refuseField(
      'signer_relation',
      `This is the account of ${clientName}. Say how you know them, or type that name.`,
    );
  }
  return { signedName, signedFor: clientName, signerRelation };
}
