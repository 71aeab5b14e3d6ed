import type { Quote } from '@cleaning/contract/quotes';
import {
  transitionQuote,
  type QuoteCommand,
  type QuoteTransition,
} from '@cleaning/contract/quotes/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Command, CommandedRecord } from '../core/command.ts';
import { lockSameVersion } from '../core/edit.ts';
import type { Transaction } from '../core/db/client.ts';
import {
  stampOf,
  userIdOf,
  type OfficeViewer,
  type UserViewer,
  sideOf,
} from '../core/http/viewer.ts';
import { findAuthorName } from '../accounts/author-name.ts';
import {
  loadQuote,
  type LoadedQuote,
  type QuoteChangeCall,
  type QuoteContext,
} from './load-quote.ts';
import { postQuoteEmails } from './emails.ts';
import { isBeingSent } from './refusals.ts';
import {
  appendQuoteEvent,
  lockQuote,
  updateQuote,
  type NewQuoteEvent,
  type QuoteChanges,
  type QuoteRow,
  type Signature,
} from './quote-repository.ts';

/** The quote as a record that the commands of one state machine move. */
interface QuoteKind<Name extends QuoteCommand> {
  readonly loaded: LoadedQuote;
  readonly view: Quote;
  readonly changes: QuoteChanges;
  readonly command: Name;
  readonly details: {
    /** The signature of an approval, which its event keeps. */
    readonly signature: Signature;
    /** What differs from the version that the client had, in sentences. */
    readonly differences: readonly string[];
    /** Who gave an answer that staff recorded, how and when, in a sentence. */
    readonly said: string;
  };
}

export type CommandOnQuote = Command<QuoteKind<QuoteTransition>>;

/**
 * How the commands of a state machine move a quote. Each one that is accepted has an event, an audit
 * entry where staff act for the client, and emails.
 *
 * @param step asks the state machine.
 */
export const quoteMovedBy = <Name extends QuoteCommand>(
  step: CommandedRecord<QuoteKind<Name>>['step'],
): CommandedRecord<QuoteKind<Name>> => ({
  async lock(transaction, call) {
    const row = await lockQuote(transaction, call.id, call.viewer);
    return row && { row, quote: await loadQuote(transaction, row, call) };
  },
  viewOf: ({ quote }) => quote,
  staleMessage: 'This quote has changed since you opened it. Check it and try again.',
  authorOf: findAuthorName,
  step,
  write: (transaction, { row }, changes, { stamp }) =>
    updateQuote(transaction, row, changes, stamp),
  async note(transaction, { before, row, command, reason, details, call }) {
    const { viewer, now } = call;
    const fromStatus = before.status;
    const event = { command, fromStatus, reason, ...details.signature };
    await recordEvent(transaction, row, event, call);
    if (viewer.kind === 'office' && isForClient(command, viewer)) {
      await auditForClient(transaction, row, reason, { viewer, now });
    }
    await postQuoteEmails(transaction, {
      quote: row,
      command,
      fromStatus,
      actor: sideOf(viewer),
      differences: details.differences,
      said: details.said,
      now,
    });
  },
  show: loadQuote,
});

/** A quote whose scheduled send runs. Until then, that send blocks other commands of staff. */
export const quoteBeingSent = quoteMovedBy<QuoteTransition>(
  ({ quote }, { command, reason }, { viewer, now }) => {
    const state = { ...quote, validUntil: quote.valid_until };
    const by = { actor: sideOf(viewer), reason };
    const result = transitionQuote(state, command, by, sydneyDateOf(now));
    if (!result.ok) return result;
    return { ok: true, changes: { status: result.status, revision: result.revision } };
  },
);

export const quoteRecord = quoteMovedBy<QuoteTransition>((loaded, order, call) => {
  assertNotBeingSent(loaded, call.viewer);
  return quoteBeingSent.step(loaded, order, call);
});

/**
 * Locks a quote, and writes changes that keep its state.
 *
 * @throws ApiError `not_found`, `stale_version`, or an error of `decide`.
 */
export async function editQuote(
  transaction: Transaction,
  call: QuoteChangeCall,
  decide: (locked: LoadedQuote) => QuoteChanges,
): Promise<{ readonly before: QuoteRow; readonly quote: Quote }> {
  const locked = await lockSameVersion(quoteRecord, transaction, call);
  assertNotBeingSent(locked, call.viewer);
  const row = await updateQuote(transaction, locked.row, decide(locked), stampOf(call));
  return { before: locked.row, quote: await loadQuote(transaction, row, call) };
}

interface SystemCommand {
  readonly command: QuoteCommand;
  readonly changes: QuoteChanges;
  readonly reason?: string;
}

/**
 * Runs a command of the service itself on a locked quote: a day has passed, or an invoice was
 * issued.
 */
export async function executeSystemCommand(
  transaction: Transaction,
  locked: QuoteRow,
  { command, changes, reason }: SystemCommand,
  now: Date,
): Promise<QuoteRow> {
  const stamp = { updatedBy: null, updatedAt: now };
  const row = await updateQuote(transaction, locked, changes, stamp);
  await appendQuoteEvent(transaction, {
    quoteId: row.id,
    command,
    fromStatus: locked.status,
    toStatus: row.status,
    actor: 'system',
    reason: reason ?? null,
    occurredAt: now,
  });
  return row;
}

/**
 * Refuses commands of staff while a send can be undone: they must undo it first. A client can still
 * cancel, and then nothing is sent.
 *
 * @throws ApiError `invalid_transition`
 */
export function assertNotBeingSent({ row, quote }: LoadedQuote, { kind }: UserViewer): void {
  if (kind === 'office' && row.sendAt !== null) throw isBeingSent(quote);
}

/**
 * Records a command of a client or of staff. The quote must already be in the state that resulted
 * from it.
 */
export async function recordEvent(
  transaction: Transaction,
  { id, status, clientId, origin }: QuoteRow,
  event: Pick<NewQuoteEvent, 'command' | 'fromStatus' | 'reason'> & Partial<Signature>,
  { viewer, now }: QuoteContext,
): Promise<void> {
  const isOwnOfOffice = event.command === 'create' && origin === 'office';
  await appendQuoteEvent(transaction, {
    ...event,
    quoteId: id,
    toStatus: status,
    actor: sideOf(viewer),
    actorId: userIdOf(viewer),
    onBehalfOf: isForClient(event.command, viewer) && !isOwnOfOffice ? clientId : null,
    occurredAt: now,
  });
}

/** Records that staff acted for the client of a quote. */
export const auditForClient = (
  transaction: Transaction,
  { id, clientId }: QuoteRow,
  reason: string | null,
  { viewer, now }: QuoteContext<OfficeViewer>,
): Promise<void> =>
  recordAudit(transaction, {
    actorId: viewer.staffId,
    action: 'act_for_client',
    subjectType: 'quote',
    subjectId: id,
    clientId,
    reason,
    now,
  });

/** Commands that belong to the client. When staff give one, they act for the client. */
const COMMANDS_OF_CLIENT: ReadonlySet<QuoteCommand> = new Set([
  'create',
  'submit',
  'cancel',
  'approve',
  'decline',
  'request_changes',
]);

const isForClient = (command: QuoteCommand, { kind }: UserViewer): boolean =>
  kind === 'office' && COMMANDS_OF_CLIENT.has(command);
