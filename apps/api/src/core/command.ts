import type { Refusal } from '@cleaning/contract/errors';
import type { Transaction } from './db/client.ts';
import {
  lockSameVersion,
  reasonOf,
  type Locked,
  type VersionedCall,
  type VersionedRecord,
} from './edit.ts';
import { ApiError, refuseField } from './http/api-error.ts';
import { stampOf, type ChangeStamp, type UserViewer } from './http/viewer.ts';

/** The types of one kind of record that commands move. */
interface Kind {
  readonly loaded: Locked;
  /** The record as the API shows it to the caller. */
  readonly view: object;
  /** The columns that a command may write. */
  readonly changes: object;
  readonly command: string;
  /** What a command adds to the history of the record, or to how it is written. */
  readonly details: object;
}

type RowOf<Of extends Kind> = Of['loaded']['row'];

/** A command on one record. */
export interface CommandCall<By extends UserViewer = UserViewer> extends VersionedCall<By> {
  readonly id: string;
}

/** What the caller asks of a state machine. */
interface GivenCommand<Name extends string> {
  readonly command: Name;
  readonly reason: string | null;
  /** When it was done; earlier than the call if it was recorded without a network. */
  readonly doneAt: Date;
}

/** The answer of a state machine: what to write, or why it refuses. */
type Step<Of extends Kind> = ({ readonly ok: true } & Move<Of>) | Refusal;

interface Move<Of extends Kind> {
  readonly changes: Of['changes'];
  readonly details?: Partial<Of['details']>;
}

/** One kind of record that commands move: how it is locked, shown, moved and written. */
export interface CommandedRecord<Of extends Kind> extends VersionedRecord<
  Of['loaded'],
  Of['view'],
  CommandCall
> {
  /** Asks the state machine of the record. */
  readonly step: (
    loaded: Of['loaded'],
    given: GivenCommand<Of['command']>,
    call: CommandCall,
  ) => Step<Of>;
  /** Writes a locked record with its next version. */
  readonly write: (
    transaction: Transaction,
    loaded: Of['loaded'],
    changes: Of['changes'],
    how: { readonly stamp: ChangeStamp; readonly details: Partial<Of['details']> },
  ) => Promise<RowOf<Of>>;
  /** Adds a command to the history, with what every command of this kind of record leads to. */
  readonly note: (transaction: Transaction, done: Done<Of>) => Promise<void>;
  /** Tells people about a command, by emails. */
  readonly tell?: (transaction: Transaction, view: Of['view'], done: Done<Of>) => Promise<void>;
  /** A written record as the caller sees it. */
  readonly show: (
    transaction: Transaction,
    row: RowOf<Of>,
    call: CommandCall,
  ) => Promise<Of['view']>;
}

/** A command that was accepted and written. */
export interface Done<Of extends Kind> {
  readonly before: RowOf<Of>;
  readonly row: RowOf<Of>;
  readonly command: Of['command'];
  readonly reason: string | null;
  readonly details: Partial<Of['details']>;
  readonly call: CommandCall;
}

/** What a command does besides the step of the state machine. */
export interface Effects<Of extends Kind> {
  readonly changes?: Of['changes'];
  readonly details?: Partial<Of['details']>;
  /** Further writes, once the record is written. What it returns is added to the details. */
  readonly after?: (row: RowOf<Of>) => Promise<Partial<Of['details']> | void>;
}

export interface Command<Of extends Kind> {
  readonly command: Of['command'];
  readonly reason?: string | null | undefined;
  /** The field of the request that holds the reason. */
  readonly reasonField?: string;
  /** The field that holds the amount, of a command about money. */
  readonly amountField?: string;
  readonly doneAt?: Date | undefined;
  /** Checks what a state machine cannot know, and works out the rest of the change. */
  readonly effects?: (loaded: Of['loaded']) => Effects<Of> | Promise<Effects<Of>>;
}

/**
 * Moves a record by a command, in the caller's transaction: locks it, compares its version, asks the
 * state machine, writes it, and adds the command to its history. The second of two concurrent
 * commands is refused with the record as the first one left it.
 *
 * @throws ApiError `not_found`, `stale_version`, or a refusal of the state machine or of `effects`.
 */
export async function moveRecord<Of extends Kind>(
  record: CommandedRecord<Of>,
  transaction: Transaction,
  call: CommandCall,
  command: Command<Of>,
): Promise<Done<Of>> {
  const loaded = await lockSameVersion(record, transaction, call);
  const move = await moveOf(record, transaction, loaded, call, command);
  const effects = (await command.effects?.(loaded)) ?? {};
  const details = { ...effects.details, ...move.details };
  const stamp = stampOf(call);
  const changes = { ...effects.changes, ...move.changes };
  const row = await record.write(transaction, loaded, changes, { stamp, details });
  const more = await effects.after?.(row);
  const done = {
    before: loaded.row,
    row,
    command: command.command,
    reason: reasonOf(command),
    details: { ...details, ...more },
    call,
  };
  await record.note(transaction, done);
  return done;
}

/** Moves a record as {@link moveRecord} does, tells people about it, and shows it to the caller. */
export async function executeCommand<Of extends Kind>(
  record: CommandedRecord<Of>,
  transaction: Transaction,
  call: CommandCall,
  command: Command<Of>,
): Promise<Of['view']> {
  const done = await moveRecord(record, transaction, call, command);
  const view = await record.show(transaction, done.row, call);
  await record.tell?.(transaction, view, done);
  return view;
}

/**
 * What the state machine says a command writes.
 *
 * @throws ApiError when it refuses: by field for a missing reason or a wrong amount, 403 for another
 *   role's command, otherwise a conflict that carries the record.
 */
export async function moveOf<Of extends Kind>(
  record: CommandedRecord<Of>,
  transaction: Transaction,
  loaded: Of['loaded'],
  call: CommandCall,
  command: Command<Of>,
): Promise<Move<Of>> {
  const { reasonField = 'reason', amountField, doneAt = call.now } = command;
  const given = { command: command.command, reason: reasonOf(command), doneAt };
  const result = record.step(loaded, given, call);
  if (result.ok) return result;
  const { code, message } = result;
  if (code === 'reason_required') throw refuseField(reasonField, message);
  if (code === 'permission_denied') throw new ApiError(code, message);
  if (code === 'bad_amount' && amountField !== undefined) throw refuseField(amountField, message);
  const current = await record.viewOf(loaded, transaction, call);
  throw new ApiError('invalid_transition', message, { current });
}

/** The part of a handler's input that every command on one record needs. */
interface CommandContext {
  readonly transaction: Transaction;
  readonly viewer: UserViewer;
  readonly params: { readonly id: string };
  readonly body: { readonly version: number };
  readonly now: Date;
}

/** The call of an endpoint about the record in its path, at the version in its body. */
export const callOf = <Context extends Omit<CommandContext, 'transaction'>>({
  params: { id },
  body: { version },
  viewer,
  now,
}: Context) => ({ id, version, viewer: viewer as Context['viewer'], now });

/**
 * Answers an endpoint by one command on the record that its path names.
 *
 * @param define the command, from what the caller sent.
 */
export const answerBy =
  <Of extends Kind, Context extends CommandContext>(
    record: CommandedRecord<Of>,
    define: (context: Context) => Command<Of>,
  ) =>
  async (context: Context): Promise<{ readonly status: 200; readonly body: Of['view'] }> => ({
    status: 200,
    body: await executeCommand(record, context.transaction, callOf(context), define(context)),
  });
