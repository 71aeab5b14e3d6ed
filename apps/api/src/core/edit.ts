import { recordAudit, type AuditedAction } from './audit/record-audit.ts';
import type { Transaction } from './db/client.ts';
import { notFound, staleVersion } from './http/api-error.ts';
import { stampOf, type ChangeStamp, type UserViewer } from './http/viewer.ts';

/** A locked record: its row, and what else was read with it. */
export interface Locked {
  readonly row: { readonly version: number };
}

/** A call about a record as the caller last read it. */
export interface VersionedCall<By extends UserViewer = UserViewer> {
  /** The version that the caller last read; without it, the call is about the record as it is. */
  readonly version?: number | undefined;
  readonly viewer: By;
  readonly now: Date;
}

/** One kind of record that changes as its caller read it, or not at all. */
export interface VersionedRecord<Loaded extends Locked, View, Call extends VersionedCall> {
  /** Locks a record until the transaction ends; undefined when the viewer may not see it. */
  readonly lock: (transaction: Transaction, call: Call) => Promise<Loaded | undefined>;
  /** The locked record as the caller sees it. */
  readonly viewOf: (loaded: Loaded, transaction: Transaction, call: Call) => View | Promise<View>;
  /** What the caller reads who read an earlier version; the usual sentence when it is absent. */
  readonly staleMessage?: string;
  /** The first name of who made the last change; absent for a record that does not store it. */
  readonly authorOf?: (
    transaction: Transaction,
    row: Loaded['row'],
    viewer: UserViewer,
  ) => Promise<string | null>;
}

/** One kind of record that is edited, without a state machine. */
export interface EditedRecord<
  Loaded extends Locked,
  View,
  Changes,
  Call extends VersionedCall = VersionedCall,
> extends VersionedRecord<Loaded, View, Call> {
  /** Writes a locked record with its next version, and returns it as it is then. */
  readonly write: (
    transaction: Transaction,
    loaded: Loaded,
    changes: Changes,
    stamp: ChangeStamp,
  ) => Promise<Loaded>;
  /** What the audit log names as edited. */
  readonly subjectOf: (
    loaded: Loaded,
  ) => Pick<AuditedAction, 'subjectType' | 'subjectId' | 'clientId'>;
}

export interface Edit<Loaded, Changes> {
  /** Checks a locked record, and works out what to write; null when it stays as it is. */
  readonly changes: (loaded: Loaded) => Changes | null | Promise<Changes | null>;
  readonly reason?: string | null | undefined;
}

/**
 * Locks a record until the transaction ends, so that concurrent changes run one after the other.
 *
 * @throws ApiError `not_found`, or `stale_version` when it has changed since the caller read it.
 */
export async function lockSameVersion<Loaded extends Locked, Call extends VersionedCall>(
  record: VersionedRecord<Loaded, object, Call>,
  transaction: Transaction,
  call: Call,
): Promise<Loaded> {
  const loaded = await record.lock(transaction, call);
  if (loaded === undefined) throw notFound();
  const { row } = loaded;
  if (call.version === undefined || call.version === row.version) return loaded;
  const current = await record.viewOf(loaded, transaction, call);
  const author = await record.authorOf?.(transaction, row, call.viewer);
  throw staleVersion(current, record.staleMessage, author);
}

/**
 * Edits a record, in the caller's transaction. The audit log gets what staff edited, and why; it
 * has nothing about clients, who edit what is their own.
 *
 * @throws ApiError as {@link lockSameVersion}, or a refusal of the edit.
 */
export async function editRecord<
  Loaded extends Locked,
  View extends object,
  Changes,
  Call extends VersionedCall,
>(
  record: EditedRecord<Loaded, View, Changes, Call>,
  transaction: Transaction,
  call: Call,
  edit: Edit<Loaded, Changes>,
): Promise<View> {
  const loaded = await lockSameVersion(record, transaction, call);
  const changes = await edit.changes(loaded);
  if (changes === null) return record.viewOf(loaded, transaction, call);
  const written = await record.write(transaction, loaded, changes, stampOf(call));
  const { viewer, now } = call;
  if (viewer.kind !== 'client') {
    await recordAudit(transaction, {
      actorId: viewer.staffId,
      action: 'update',
      ...record.subjectOf(written),
      reason: reasonOf(edit),
      now,
    });
  }
  return record.viewOf(written, transaction, call);
}

/** Why a change was made: an empty text is no reason. */
export const reasonOf = ({
  reason,
}: {
  readonly reason?: string | null | undefined;
}): string | null => (reason === undefined || reason === '' ? null : reason);
