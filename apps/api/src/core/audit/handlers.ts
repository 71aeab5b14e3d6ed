import { auditEndpoints, type AuditEntry } from '@cleaning/contract/audit';
import { fullName } from '@cleaning/contract/rules';
import type { HandlersOf } from '../http/handlers.ts';
import { list } from '../list.ts';
import { auditEntriesMatching, type AuditRow } from './audit-repository.ts';

/** Serves the audit log to admins. Its entries never change. */
export const auditHandlers: HandlersOf<typeof auditEndpoints> = {
  listAuditEntries: list(auditEndpoints.listAuditEntries, {
    from: ({ query }) => auditEntriesMatching(query),
    view: toAuditEntry,
  }),
};

function toAuditEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    action: row.action,
    subject_type: row.subjectType,
    subject_id: row.subjectId,
    subject_reference: row.subjectReference,
    actor: toPerson(row.actor),
    client: toPerson(row.client),
    reason: row.reason,
    occurred_at: row.occurredAt.toISOString(),
  };
}

function toPerson(person: AuditRow['actor']): AuditEntry['actor'] {
  if (person === null) return null;
  const { id, firstName, lastName, email } = person;
  return { id, name: fullName(firstName, lastName), email };
}
