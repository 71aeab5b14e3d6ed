import {
  transitionQuote,
  type Quote,
  type QuoteActorContext,
  type QuoteCommand,
  type QuoteStatus,
  type QuoteTransition,
} from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Transaction } from '../core/db/client.ts';
import { ApiError, refuseField } from '../core/http/api-error.ts';
import { stampOf, userIdOf, type UserViewer } from '../core/http/viewer.ts';
import {
  loadQuote,
  lockSameVersion,
  type LoadedQuote,
  type QuoteChangeCall,
  type QuoteContext,
} from './load-quote.ts';
import { postQuoteEmails } from './quote-emails.ts';
import { isBeingSent } from './quote-errors.ts';
import {
  appendQuoteEvent,
  updateQuote,
  type QuoteChanges,
  type QuoteRow,
  type Signature,
} from './quote-repository.ts';

/** A command, and its effects besides moving the quote to its next state. */
export interface CommandDetails<Command extends QuoteCommand = QuoteTransition> {
  readonly command: Command;
  readonly reason?: string | null | undefined;
  /**
   * Runs a send that was scheduled earlier. Until then, the scheduled send blocks other changes by
   * staff.
   */
  readonly isScheduled?: true;
  /** The field of the request that holds the reason. */
  readonly reasonField?: string;
  /** The signature of an approval, which the event keeps; null when the client did not sign. */
  readonly sign?: (transaction: Transaction, row: QuoteRow) => Promise<Signature | null>;
  /** Checks what the state machine cannot know, and returns further columns to write. */
  readonly changes?: (
    locked: LoadedQuote,
    scope: { readonly transaction: Transaction; readonly today: string },
  ) => QuoteChanges | Promise<QuoteChanges>;
  /** Runs further effects in the same transaction, after the quote is written. */
  readonly afterwards?: (
    transaction: Transaction,
    row: QuoteRow,
    signature: Signature | null,
  ) => Promise<void>;
}

/** A command of another state machine, which itself determines the quote's next state. */
interface OtherMachineDetails extends CommandDetails<QuoteCommand> {
  readonly next: (locked: LoadedQuote, by: QuoteActorContext) => QuoteChanges;
}

/**
 * Executes a command on a quote: locks it, compares its version, asks the state machine, writes the
 * next state, an event and, where staff act for the client, an audit entry, and posts the emails.
 * The second of two concurrent commands is refused with the quote as the first one left it.
 *
 * @throws ApiError `not_found`, `stale_version`, or an error of the state machine or of `changes`.
 */
export async function executeCommand(
  transaction: Transaction,
  call: QuoteChangeCall,
  details: CommandDetails | OtherMachineDetails,
): Promise<Quote> {
  const { viewer, now } = call;
  const { command } = details;
  const reason = details.reason === undefined || details.reason === '' ? null : details.reason;
  const today = sydneyDateOf(now);
  const locked = await lockSameVersion(transaction, call);
  if (details.isScheduled !== true) assertNotBeingSent(locked, viewer);
  const by = { actor: viewer.kind, reason: reason ?? undefined };
  const next =
    'next' in details
      ? details.next(locked, by)
      : nextState(locked.quote, details.command, by, today, details.reasonField);
  const changes = { ...(await details.changes?.(locked, { transaction, today })), ...next };
  const signature = (await details.sign?.(transaction, locked.row)) ?? null;
  const row = await updateQuote(transaction, locked.row, changes, stampOf(call));
  const fromStatus = locked.row.status;
  await recordEvent(transaction, row, { command, fromStatus, reason, ...signature }, call);
  await details.afterwards?.(transaction, row, signature);
  if (viewer.kind === 'staff' && isForClient(command, viewer)) {
    await recordAudit(transaction, {
      actorId: viewer.staffId,
      action: 'act_for_client',
      subjectType: 'quote',
      subjectId: row.id,
      clientId: row.clientId,
      reason,
      now,
    });
  }
  await postQuoteEmails(transaction, { quote: row, command, fromStatus, actor: viewer.kind, now });
  return loadQuote(transaction, row, call);
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
 * Locks a quote, and writes changes that keep its state.
 *
 * @throws ApiError `not_found`, `stale_version`, or an error of `decide`.
 */
export async function editQuote(
  transaction: Transaction,
  call: QuoteChangeCall,
  decide: (locked: LoadedQuote) => QuoteChanges,
): Promise<{ readonly before: QuoteRow; readonly quote: Quote }> {
  const locked = await lockSameVersion(transaction, call);
  assertNotBeingSent(locked, call.viewer);
  const row = await updateQuote(transaction, locked.row, decide(locked), stampOf(call));
  return { before: locked.row, quote: await loadQuote(transaction, row, call) };
}

/**
 * Refuses commands of staff while a send can be undone: they must undo it first. A client can still
 * cancel, and then nothing is sent.
 *
 * @throws ApiError `invalid_transition`
 */
export function assertNotBeingSent({ row, quote }: LoadedQuote, { kind }: UserViewer): void {
  if (kind === 'staff' && row.sendAt !== null) throw isBeingSent(quote);
}

interface RecordedCommand extends Partial<Signature> {
  readonly command: QuoteCommand;
  readonly fromStatus: QuoteStatus | null;
  readonly reason?: string | null;
}

/**
 * Records a command of a client or of staff. The quote must already be in the state that resulted
 * from it.
 */
export async function recordEvent(
  transaction: Transaction,
  { id, status, clientId }: QuoteRow,
  event: RecordedCommand,
  { viewer, now }: QuoteContext,
): Promise<void> {
  await appendQuoteEvent(transaction, {
    ...event,
    quoteId: id,
    toStatus: status,
    actor: viewer.kind,
    actorId: userIdOf(viewer),
    onBehalfOf: isForClient(event.command, viewer) ? clientId : null,
    occurredAt: now,
  });
}

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
  kind === 'staff' && COMMANDS_OF_CLIENT.has(command);

/**
 * The state that a command leads to.
 *
 * @param today the date in Sydney.
 * @param reasonField the field of the request that says why.
 * @throws ApiError when the machine refuses: by field for a missing reason, 403 for another role's
 * command, otherwise a conflict that carries the quote.
 */
export function nextState(
  quote: Quote,
  command: QuoteTransition,
  by: QuoteActorContext,
  today: string,
  reasonField = 'reason',
): { status: QuoteStatus; revision: number } {
  const state = { ...quote, validUntil: quote.valid_until };
  const result = transitionQuote(state, command, by, today);
  if (result.ok) return { status: result.status, revision: result.revision };
  const { code, message } = result;
  if (code === 'reason_required') throw refuseField(reasonField, message);
  if (code === 'permission_denied') throw new ApiError(code, message);
  throw new ApiError('invalid_transition', message, { current: quote });
}
