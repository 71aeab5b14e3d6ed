import type { EndpointName } from '@cleaning/contract/endpoints';
import { endpoints } from '@cleaning/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { accessChanges, accessOfRole, ROLE_ACCESS } from './role-access.ts';

/** A call behind each line of the table. */
const CALLS: Readonly<Record<string, EndpointName>> = {
  visits: 'getOwnVisits',
  'way-in': 'getWorkSheet',
  work: 'reportRunningLate',
  messages: 'listThreads',
  hours: 'getCleaner',
  calendar: 'getStaffCalendar',
  clients: 'listClients',
  quotes: 'listQuotes',
  money: 'listInvoices',
  ndis: 'listClaimBatches',
  documents: 'getDocument',
  exports: 'exportBookkeeping',
  'write-off': 'writeOffInvoice',
  settings: 'updateSettings',
  people: 'inviteUser',
  sessions: 'endUserSessions',
  audit: 'listAuditEntries',
  owner: 'makeOwner',
};

describe('what each role sees', () => {
  it.each(ROLE_ACCESS.map((row) => [row.what, row] as const))(
    'agrees with the access rule of the service: %s',
    (_, row) => {
      const name = CALLS[row.id];
      expect(name).toBeDefined();
      const { access } = endpoints[name ?? 'health'];
      expect(row.office === 'no').toBe(['admin', 'owner'].includes(access));
      expect(row.cleaner === 'no').toBe(!access.endsWith('staff'));
      expect(row.admin).toBe(access === 'owner' ? 'no' : 'yes');
      expect(row.owner).toBe('yes');
    },
  );

  it('gives every line to each role once', () => {
    for (const role of ['cleaner', 'office', 'admin', 'owner'] as const) {
      const { can, cannot } = accessOfRole(role);
      expect(can.length + cannot.length).toBe(ROLE_ACCESS.length);
    }
    expect(accessOfRole('admin').cannot).toEqual(['Hand the company over to another admin']);
    expect(accessOfRole('owner').cannot).toEqual([]);
  });

  it('loses by a change back what the change gained', () => {
    const there = accessChanges('cleaner', 'owner');
    const back = accessChanges('owner', 'cleaner');
    expect(there.lost).toEqual([]);
    expect(back.gained).toEqual([]);
    expect(there.gained).toHaveLength(ROLE_ACCESS.length);
    expect(back.lost).toHaveLength(ROLE_ACCESS.length);
  });
});
