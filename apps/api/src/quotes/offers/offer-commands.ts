import {
  clientApproval,
  depositStatusOnApproval,
  isOffList,
  quoteCommandRequest,
  submittableSiteSchema,
  type AgreedAppointment,
  type approveQuoteRequest,
  type SeriesRhythm,
} from '@cleaning/contract';
import { addDays } from '@cleaning/ndis';
import type { z } from 'zod';
import { ApiError, refuseField } from '../../core/http/api-error.ts';
import { parseInput } from '../../core/http/validation.ts';
import type { StaffViewer } from '../../core/http/viewer.ts';
import { readSettings } from '../../settings/service.ts';
import type { CommandDetails } from '../execute-command.ts';
import type { LoadedQuote, QuoteContext } from '../load-quote.ts';
import { toNewRevision } from '../revisions/revision-mapper.ts';
import { insertRevision } from '../revisions/revision-repository.ts';
import { postApprovalCopies } from './approval-copies.ts';
import { bookAppointments } from './book-appointments.ts';
import { signApproval } from './sign-approval.ts';

/** The latest last day of an offer, in days from today. */
const MAX_VALIDITY_DAYS = 365;

/**
 * The command that sends a quote. It freezes the quote as a revision with a last day.
 *
 * @param validUntil the last day to approve it, in Sydney; null for the day saved with the offer,
 *   or else the company's usual time.
 */
export const sendDetails = (
  validUntil: string | null,
  { viewer: { staffId }, now }: QuoteContext<StaffViewer>,
): CommandDetails => ({
  command: 'send',
  async changes(locked, { transaction, today }) {
    assertOfferable(locked);
    const { quoteValidityDays } = await readSettings(transaction);
    const { ownerId, nextValidUntil } = locked.row;
    const lastDay = validUntil ?? nextValidUntil ?? addDays(today, quoteValidityDays);
    assertLastDay(lastDay, today);
    return { validUntil: lastDay, nextValidUntil: null, ownerId: ownerId ?? staffId };
  },
  afterwards: (transaction, row) =>
    insertRevision(transaction, toNewRevision(row, { staffId, now })),
});

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
 * @throws ApiError `validation_failed` when a client does not give their name, or staff do not give
 *   a reason.
 */
export function approveDetails(
  request: z.output<typeof approveQuoteRequest>,
  { viewer, now }: QuoteContext,
): CommandDetails {
  const approval = viewer.kind === 'client' ? parseInput(clientApproval, request) : null;
  const signerEmail = approval?.signer_email ?? null;
  return {
    command: 'approve',
    reason: approval === null ? parseInput(quoteCommandRequest, request).reason : undefined,
    sign: async (transaction, { clientId }) =>
      approval === null ? null : signApproval(transaction, clientId, approval),
    changes: ({ quote }) => ({
      approvedAt: now,
      approvedName: approval?.approved_name ?? null,
      depositStatus: depositStatusOnApproval(quote),
    }),
    afterwards: (transaction, row, signature) =>
      postApprovalCopies(transaction, row, { signature, signerEmail, now }),
  };
}

/** The visits that client and company agreed on. */
interface AgreedVisits {
  readonly appointments: readonly AgreedAppointment[];
  readonly series?: SeriesRhythm | undefined;
}

/**
 * The command that converts a quote. If its appointments cannot be booked, the quote stays
 * approved.
 */
export const convertDetails = (
  { appointments: plans, series }: AgreedVisits,
  { viewer, now }: QuoteContext<StaffViewer>,
): CommandDetails => ({
  command: 'convert',
  afterwards: (transaction, quote) =>
    bookAppointments(transaction, { quote, plans, series, viewer, now }),
});
