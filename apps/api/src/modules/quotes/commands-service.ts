import {
  clientApproval,
  depositStatusOnApproval,
  quoteCommandRequest,
  type AgreedVisit,
  type approveQuoteRequest,
  type Quote,
  type QuoteTransition,
} from '@cleaning/contract';
import type { z } from 'zod';
import type { Transaction } from '../../platform/db/client.ts';
import { parseInput } from '../../platform/http/validation.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { readSettings } from '../settings/service.ts';
import { bookVisits } from './book-visits.ts';
import type { QuoteChangeCall } from './change.ts';
import { giveCommand } from './command.ts';
import { offerColumns } from './offer.ts';
import type { QuoteMails } from './quote-mails.ts';
import { toNewRevision } from './revision-mapper.ts';
import { insertRevision } from './revision-repository.ts';
import type { StaffViewer } from '../../platform/http/viewer.ts';

type StaffCall = QuoteChangeCall<StaffViewer>;

/** The commands that need nothing but, for some, a reason. */
type PlainCommand = Extract<
  QuoteTransition,
  'decline_request' | 'decline' | 'revise' | 'withdraw' | 'cancel'
>;

/** What moves a quote on once it was submitted. Each runs in the caller's transaction. */
export interface QuoteCommands {
  /** @param validUntil the last day to approve it; the company's usual time when null. */
  send(transaction: Transaction, call: StaffCall, validUntil: string | null): Promise<Quote>;
  approve(
    transaction: Transaction,
    call: QuoteChangeCall,
    request: z.output<typeof approveQuoteRequest>,
  ): Promise<Quote>;
  requestChanges(transaction: Transaction, call: QuoteChangeCall, comment: string): Promise<Quote>;
  convert(
    transaction: Transaction,
    call: StaffCall,
    visits: readonly AgreedVisit[],
  ): Promise<Quote>;
  give(
    transaction: Transaction,
    call: QuoteChangeCall,
    command: PlainCommand,
    reason?: string,
  ): Promise<Quote>;
}

interface CommandDependencies {
  readonly mails: QuoteMails;
  readonly outbox: Outbox;
  readonly publicUrl: string;
}

export function createQuoteCommands({
  mails,
  ...mailDependencies
}: CommandDependencies): QuoteCommands {
  return {
    async send(transaction, call, validUntil) {
      const { quoteValidityDays } = await readSettings(transaction);
      const { staffId } = call.viewer;
      return giveCommand(
        transaction,
        call,
        {
          command: 'send',
          prepare: (found, today) =>
            offerColumns(found, { validUntil, today, usualDays: quoteValidityDays }),
          follow: (row) =>
            insertRevision(transaction, toNewRevision(row, { staffId, now: call.now })),
        },
        mails,
      );
    },

    async approve(transaction, call, request) {
      const said = sayings(call, request);
      return giveCommand(
        transaction,
        call,
        {
          command: 'approve',
          reason: said.reason,
          prepare: ({ quote }) => ({
            approvedAt: call.now,
            approvedName: said.approvedName,
            depositStatus: depositStatusOnApproval(quote),
          }),
        },
        mails,
      );
    },

    requestChanges: (transaction, call, comment) =>
      giveCommand(
        transaction,
        call,
        { command: 'request_changes', reason: comment, reasonField: 'comment' },
        mails,
      ),

    convert: (transaction, call, visits) =>
      giveCommand(
        transaction,
        call,
        {
          command: 'convert',
          follow: (quote) =>
            bookVisits(
              transaction,
              { quote, visits, viewer: call.viewer, now: call.now },
              mailDependencies,
            ),
        },
        mails,
      ),

    give: (transaction, call, command, reason) =>
      giveCommand(
        transaction,
        call,
        {
          command,
          reason,
          // The offer before does not hold for the revision that now begins.
          ...(command === 'revise' ? { prepare: () => ({ validUntil: null }) } : {}),
        },
        mails,
      ),
  };
}

/** @throws ApiError `validation_failed` by field, when a client or staff left out what they must say. */
function sayings(
  { viewer }: QuoteChangeCall,
  request: z.output<typeof approveQuoteRequest>,
): { readonly approvedName: string | null; readonly reason: string | undefined } {
  if (viewer.kind === 'staff') {
    const { reason } = parseInput(quoteCommandRequest, request);
    return { approvedName: null, reason };
  }
  const { approved_name: approvedName } = parseInput(clientApproval, request);
  return { approvedName, reason: undefined };
}
