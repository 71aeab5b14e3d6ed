import type { AuditAction, AuditSubject } from '@cleaning/contract';
import type { Transaction } from '../db/client.ts';
import { insertAuditEntry } from './audit-repository.ts';

export interface AuditedDeed {
  /** Who did it; null for the service itself. */
  readonly actorId: string | null;
  readonly action: AuditAction;
  readonly subjectType: AuditSubject;
  /** Null where there is only one of its kind, such as the settings. */
  readonly subjectId: string | null;
  /** The client whose data it was, if it was anybody's. */
  readonly clientId: string | null;
  /** Why, in the words of whoever did it. Never a personal detail that the log should not hold. */
  readonly reason: string | null;
  readonly now: Date;
}

/** Notes a deed in the transaction that does it, so that neither exists without the other. */
export async function recordAudit(
  transaction: Transaction,
  { now, ...deed }: AuditedDeed,
): Promise<void> {
  await insertAuditEntry(transaction, { ...deed, occurredAt: now });
}
