import { auditEndpoints, type AuditEntry } from '@cleaning/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { pageLinks } from '../http/page-links.ts';
import { countAuditEntries, listAuditEntries, type AuditRow } from './audit-repository.ts';

/** Lets admins read the log. Nobody changes it. */
export function createAuditHandlers({
  database,
}: Pick<Dependencies, 'database'>): HandlersOf<typeof auditEndpoints> {
  return {
    listAuditEntries: async ({ query }) => {
      const { page, page_size, ...filter } = query;
      const [count, rows] = await Promise.all([
        countAuditEntries(database, filter),
        listAuditEntries(database, filter, { limit: page_size, offset: (page - 1) * page_size }),
      ]);
      const links = pageLinks(auditEndpoints.listAuditEntries.path, query, count);
      return { status: 200, body: { count, ...links, results: rows.map(toAuditEntry) } };
    },
  };
}

function toAuditEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    action: row.action,
    subject_type: row.subjectType,
    subject_id: row.subjectId,
    actor: toPerson(row.actor),
    client: toPerson(row.client),
    reason: row.reason,
    occurred_at: row.occurredAt.toISOString(),
  };
}

function toPerson(person: AuditRow['actor']): AuditEntry['actor'] {
  if (person === null) return null;
  const { id, firstName, lastName, email } = person;
  return { id, name: `${firstName} ${lastName}`.trim(), email };
}
