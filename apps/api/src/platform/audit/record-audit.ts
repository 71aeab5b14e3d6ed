import type { AuditAction, AuditSubject } from '@cleaning/contract';
import type { Transaction } from '../db/client.ts';
import { insertAuditEntry } from './audit-repository.ts';

export interface AuditedAction {
  /** The user who did it; null for the service itself. */
  readonly actorId: string | null;
  readonly action: AuditAction;
  readonly subjectType: AuditSubject;
  /** Null where there is only one of its kind, such as the settings. */
  readonly subjectId: string | null;
  /** The client whose data it was; null when it was no client's. */
  readonly clientId: string | null;
  /** The reason that the user gave. Never a personal detail that the log should not hold. */
  readonly reason: string | null;
  readonly now: Date;
}

/** Records an action in the transaction that does it, so that neither exists without the other. */
export async function recordAudit(
  transaction: Transaction,
  { now, ...entry }: AuditedAction,
): Promise<void> {
  await insertAuditEntry(transaction, { ...entry, occurredAt: now });
}
