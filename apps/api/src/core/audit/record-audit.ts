import type { AuditAction, AuditSubject } from '@cleaning/contract/audit/rules';
import type { Transaction } from '../db/client.ts';
import { hasAuditEntry, insertAuditEntries, insertAuditEntry } from './audit-repository.ts';

/** Actions that only read data, which users give no reason for. */
const READING_ACTIONS: ReadonlySet<AuditAction> = new Set(['view', 'download']);

/** Screens request a record or picture repeatedly, so reads within this time are logged once. */
const ONE_LOOK_MS = 15 * 60_000;

export interface AuditedAction {
  /** The user who did it; null for the service itself. */
  readonly actorId: string | null;
  readonly action: AuditAction;
  readonly subjectType: AuditSubject;
  /** Null where there is only one record of its kind, such as the settings. */
  readonly subjectId: string | null;
  /** The client whose data it was; null when it belongs to no client. */
  readonly clientId: string | null;
  /** The reason that the user gave. It must not contain personal details. */
  readonly reason: string | null;
  readonly now: Date;
}

/** The part of an entry that says that an action was on a client, and on none of their records. */
export const aboutClient = (clientId: string) =>
  ({ subjectType: 'client', subjectId: clientId, clientId }) as const;

/**
 * Records an action in the transaction that does it, so that neither is stored without the other.
 * Reading the same record again within some minutes is recorded once.
 */
export async function recordAudit(
  transaction: Transaction,
  { now, ...entry }: AuditedAction,
): Promise<void> {
  if (READING_ACTIONS.has(entry.action)) {
    const since = new Date(now.getTime() - ONE_LOOK_MS);
    if (await hasAuditEntry(transaction, entry, since)) return;
  }
  await insertAuditEntry(transaction, { ...entry, occurredAt: now });
}

/** Records changes of many records at once, in the transaction that makes them. */
export async function recordAudits(
  transaction: Transaction,
  actions: readonly AuditedAction[],
): Promise<void> {
  await insertAuditEntries(
    transaction,
    actions.map(({ now, ...entry }) => ({ ...entry, occurredAt: now })),
  );
}
