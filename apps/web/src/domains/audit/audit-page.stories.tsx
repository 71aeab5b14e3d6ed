import { aPageOf, answer, mockEndpoint } from '@cleaning/api-client/testing';
import type { AuditEntry } from '@cleaning/contract/audit';
import { AUDIT_ACTIONS } from '@cleaning/contract/audit/rules';
import { endpoints } from '@cleaning/contract/endpoints';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { screens } from '#app/testing/screen-stories.tsx';
import { ADMIN_AUDIT_PATH, auditOfClientPath } from './audit-paths.ts';
import { anAuditEntry } from './testing.ts';

const page = screens(ADMIN_AUDIT_PATH, { user: aStaffUser({ user_type: 'admin' }) });

export default { title: 'Screens/Admin portal/Audit log', tags: ['!autodocs'] };

const shows = (...entries: AuditEntry[]) => ({
  answers: [
    mockEndpoint(endpoints.listAuditEntries, answer(aPageOf(entries))),
    mockEndpoint(endpoints.listUsers, answer(aPageOf([]))),
  ],
});

const longest = {
  id: '0190a1b2-0000-7000-8000-00000000c002',
  name: 'Bartholomew-Maximilian Featherstonehaugh-Cholmondeley',
  email: null,
};
const entries = [
  anAuditEntry(),
  anAuditEntry({
    id: 'override',
    action: 'override_check',
    subject_type: 'invoice',
    subject_reference: 'INV-2026-00007',
    client: longest,
    reason: 'The plan manager agreed to the rate by phone, and sends the new agreement this week.',
  }),
  ...AUDIT_ACTIONS.map((action, index) =>
    anAuditEntry({
      id: action,
      action,
      subject_type: 'client',
      client: index % 3 === 0 ? longest : anAuditEntry().client,
      reason: index % 2 === 0 ? 'She asked on the phone.' : null,
      occurred_at: '2026-11-20T03:10:00.000Z',
    }),
  ),
  anAuditEntry({
    id: 'settings',
    action: 'update',
    subject_type: 'settings',
    subject_id: null,
    actor: null,
    client: null,
    occurred_at: '2026-07-01T00:00:00.000Z',
  }),
];

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Empty = page.state(shows());
export const One = page.state(shows(anAuditEntry()));
export const NoMatch = page.state({ ...shows(), at: `${ADMIN_AUDIT_PATH}?action=stay_on` });
export const OfOneClient = page.state({
  ...shows(anAuditEntry()),
  at: auditOfClientPath('0190a1b2-0000-7000-8000-00000000c001'),
});
export const Dated = page.state({
  ...shows(anAuditEntry()),
  at: `${ADMIN_AUDIT_PATH}?from=2026-11-02&to=2026-11-23`,
});
export const Many = page.state(shows(...entries));
