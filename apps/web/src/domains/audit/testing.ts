import type { AuditEntry } from '@cleaning/contract/audit';

/** Mia Tran looked at the access code of a visit of Grace Nguyen. */
export const anAuditEntry = (overrides: Partial<AuditEntry> = {}): AuditEntry => ({
  id: '0190a1b2-0000-7000-8000-00000000a001',
  action: 'reveal_access_code',
  subject_type: 'appointment',
  subject_id: '0190a1b2-0000-7000-8000-00000000b001',
  subject_reference: 'A-1017',
  actor: {
    id: '0190a1b2-0000-7000-8000-000000009001',
    name: 'Mia Tran',
    email: 'mia@example.com',
  },
  client: {
    id: '0190a1b2-0000-7000-8000-00000000c001',
    name: 'Grace Nguyen',
    email: 'grace@example.com',
  },
  reason: null,
  occurred_at: '2026-11-22T23:24:00.000Z',
  ...overrides,
});
