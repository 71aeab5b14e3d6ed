import type { AuditAction, AuditSubject } from '@cleaning/contract/audit';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';

/**
 * What staff and admins did with other people's data. Rows are only added. They name people without
 * a foreign key and actions without a check, because entries outlive both.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The order of entries whose instants are the same. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    actorId: uuid(),
    action: text().$type<AuditAction>().notNull(),
    subjectType: text().$type<AuditSubject>().notNull(),
    subjectId: uuid(),
    clientId: uuid(),
    reason: text(),
    occurredAt: instant().notNull(),
  },
  (table) => [
    index('audit_entries_position_index').on(table.position.desc().nullsFirst()),
    index('audit_entries_occurred_at_index').on(table.occurredAt),
    index('audit_entries_actor_index').on(table.actorId, table.position.desc().nullsFirst()),
    index('audit_entries_client_index').on(table.clientId, table.position.desc().nullsFirst()),
    index('audit_entries_subject_index').on(
      table.subjectType,
      table.subjectId,
      table.position.desc().nullsFirst(),
    ),
  ],
);
