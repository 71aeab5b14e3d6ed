import type { ListAuditEntriesQuery } from '@cleaning/contract/audit';
import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  type AuditAction,
  type AuditSubject,
} from '@cleaning/contract/audit/rules';
import type { ListUsersQuery } from '@cleaning/contract/people';
import type { Prefetch } from '#kit/api/prefetch.ts';
import { readPlainDate } from '#kit/lib/plain-date.ts';
import { readUuid } from '#kit/lib/read-uuid.ts';
import { defineListView } from '#kit/lists/define-list-view.ts';
import { ADMIN_AUDIT_PATH } from './audit-paths.ts';

const actionNamed = (text: string): AuditAction | undefined =>
  AUDIT_ACTIONS.find((action) => action === text);
const subjectNamed = (text: string): AuditSubject | undefined =>
  AUDIT_SUBJECTS.find((subject) => subject === text);

/** The list view of the audit log, whose newest entries are always first. */
export const auditView = defineListView({
  path: ADMIN_AUDIT_PATH,
  fields: {
    actor_id: readUuid,
    action: (text) => actionNamed(text) ?? '',
    subject_type: (text) => subjectNamed(text) ?? '',
    client_id: readUuid,
    from: readPlainDate,
    to: readPlainDate,
  },
  pageSize: 50,
});

export type AuditView = ReturnType<typeof auditView.read>;

/** The API query of a view. */
export function auditQuery(view: AuditView): ListAuditEntriesQuery {
  const { search: _search, action = '', subject_type = '', ...query } = auditView.toQuery(view);
  const subject = subjectNamed(subject_type);
  const known = actionNamed(action);
  return {
    ...query,
    ...(known !== undefined && { action: known }),
    ...(subject !== undefined && { subject_type: subject }),
  };
}

/** Everyone who is or was in the team, by whom the log is filtered. */
export const EVERYONE_OF_THE_TEAM = {
  is_team: 'true',
  page_size: 100,
} as const satisfies ListUsersQuery;

export const prefetchAudit: Prefetch = ({ api, read, search }) => {
  void read(api.listAuditEntries.query(auditQuery(auditView.read(search))));
  void read(api.listUsers.query(EVERYONE_OF_THE_TEAM));
};
