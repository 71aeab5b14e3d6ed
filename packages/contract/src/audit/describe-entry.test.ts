import { describe, expect, it } from 'vitest';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from './actions.ts';
import { AUDIT_ACTION_WORDS, AUDIT_SUBJECT_WORDS, describeAuditEntry } from './describe-entry.ts';
import type { AuditEntry } from './entity.ts';

const mia = {
  id: '0190a1b2-0000-7000-8000-000000009001',
  name: 'Mia Tran',
  email: 'mia@x.example',
};
const grace = { id: '0190a1b2-0000-7000-8000-000000000001', name: 'Grace Nguyen', email: null };
const OMAR_ID = '0190a1b2-0000-7000-8000-000000009002';

const anEntry = (overrides: Partial<AuditEntry>): AuditEntry => ({
  id: '0190a1b2-0000-7000-8000-00000000a001',
  action: 'view',
  subject_type: 'appointment',
  subject_id: '0190a1b2-0000-7000-8000-00000000b001',
  subject_reference: null,
  actor: mia,
  client: grace,
  reason: null,
  occurred_at: '2026-11-23T00:00:00.000Z',
  ...overrides,
});

const say = (overrides: Partial<AuditEntry>): string => {
  const { who, did, record, after } = describeAuditEntry(anEntry(overrides), (id) =>
    id === OMAR_ID ? 'Omar Said' : undefined,
  );
  return [who, did, record, after].filter((part) => part !== '').join(' ');
};

describe('an entry of the audit log in words', () => {
  it.each<[Partial<AuditEntry>, string]>([
    [
      { action: 'reveal_access_code', subject_reference: 'A-1017' },
      'Mia Tran looked at the access code of visit A-1017',
    ],
    [
      { action: 'override_check', subject_type: 'invoice', subject_reference: 'INV-2026-00007' },
      'Mia Tran issued invoice INV-2026-00007 although its check found errors',
    ],
    [
      { action: 'reveal_ndis_number', subject_type: 'client' },
      'Mia Tran looked at the whole NDIS number of Grace Nguyen',
    ],
    [
      { action: 'act_for_client', subject_type: 'quote', subject_reference: 'Q-1048' },
      'Mia Tran acted for the client on quote Q-1048',
    ],
    [
      { action: 'act_for_client', subject_type: 'client' },
      'Mia Tran started to act for Grace Nguyen',
    ],
    [{ subject_type: 'client', client: null }, 'Mia Tran looked at the details of a client'],
    [
      { action: 'export', subject_type: 'invoice', subject_id: null, client: null },
      'Mia Tran exported the bookkeeping',
    ],
    [
      { action: 'export', subject_type: 'timesheet', client: null },
      'Mia Tran made the payroll file of a week',
    ],
    [
      { action: 'set_last_day', subject_type: 'user', subject_id: OMAR_ID, client: null },
      'Mia Tran set the last day of Omar Said',
    ],
    [
      { action: 'end_sessions', subject_type: 'user', subject_id: mia.id, client: null },
      'Mia Tran logged out Mia Tran',
    ],
    [
      { action: 'reactivate', subject_type: 'user', client: null },
      'Mia Tran opened the account of somebody again',
    ],
    [
      {
        action: 'deactivate',
        subject_type: 'user',
        subject_id: OMAR_ID,
        actor: null,
        client: null,
      },
      'The portal closed the account of Omar Said',
    ],
  ])('%o', (entry, sentence) => {
    expect(say(entry)).toBe(sentence);
  });

  it('says an earlier answer without a number as one of its kind', () => {
    expect(say({ subject_reference: undefined })).toBe('Mia Tran looked at a visit');
  });

  it.each(AUDIT_ACTIONS)('has words for %s of every kind of record', (action) => {
    for (const subject of AUDIT_SUBJECTS) {
      for (const id of [OMAR_ID, null]) {
        const sentence = say({ action, subject_type: subject, subject_id: id });
        expect(sentence).toMatch(/^Mia Tran [a-z].* \S+$/u);
        expect(sentence).not.toMatch(/_|undefined|null/u);
      }
    }
  });

  it('gives each action and each kind of record a name of its own', () => {
    for (const words of [AUDIT_ACTION_WORDS, AUDIT_SUBJECT_WORDS]) {
      const labels = Object.values(words).map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
});
