import { aPageOf, answer, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import type { AuditEntry } from '@cleaning/contract/audit';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { ADMIN_AUDIT_PATH, auditOfClientPath } from './audit-paths.ts';
import { auditRecordPath } from './record-path.ts';
import { anAuditEntry } from './testing.ts';
import { aUserAccount, anInvitedAccount } from '../people/testing.ts';

const GRACE_ID = '0190a1b2-0000-7000-8000-00000000c001';
const VISIT_ID = '0190a1b2-0000-7000-8000-00000000b001';
const mia = aUserAccount();
const omar = anInvitedAccount({ is_active: false });

const server = startService();
const serve = (...entries: AuditEntry[]) =>
  server.use(mockEndpoint(endpoints.listAuditEntries, answer(aPageOf(entries))));
beforeEach(() => {
  serve(anAuditEntry());
  server.use(mockEndpoint(endpoints.listUsers, answer(aPageOf([mia, omar]))));
});

const openLog = (address = ADMIN_AUDIT_PATH) =>
  openStaffPortal(address, { user: aStaffUser({ user_type: 'admin' }) });
const rowOf = (name: RegExp) => screen.findByRole('row', { name });

describe('the audit log', () => {
  it('says who did what, for whom, why and when, by day in Sydney', async () => {
    serve(
      anAuditEntry(),
      // Half past midnight in Sydney is still the day before in London.
      anAuditEntry({
        id: 'b',
        action: 'set_last_day',
        subject_type: 'user',
        subject_id: omar.id,
        client: null,
        reason: 'Moves to Perth.',
        occurred_at: '2026-11-21T13:30:00.000Z',
      }),
      anAuditEntry({
        id: 'c',
        action: 'update',
        subject_type: 'settings',
        subject_id: null,
        actor: null,
        client: null,
        occurred_at: '2026-11-21T02:00:00.000Z',
      }),
    );
    await openLog();
    expect(
      await rowOf(/10:24 am.*Mia Tran looked at the access code of visit A-1017.*Grace Nguyen/u),
    ).toBeVisible();
    expect(
      await rowOf(/12:30 am.*Mia Tran set the last day of Omar Said.*Moves to Perth\./u),
    ).toBeVisible();
    expect(await rowOf(/1:00 pm.*The portal changed the settings/u)).toBeVisible();
    const days = screen
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
      .filter((text) => text.endsWith('2026'));
    expect(days).toEqual([
      'Monday 23 November 2026',
      'Sunday 22 November 2026',
      'Saturday 21 November 2026',
    ]);
  });

  it('leads to the record, and to the client', async () => {
    await openLog();
    const row = within(await rowOf(/A-1017/u));
    expect(row.getByRole('link', { name: 'visit A-1017' })).toHaveAttribute(
      'href',
      `/staff/portal/visits/${VISIT_ID}`,
    );
    expect(row.getByRole('link', { name: 'Grace Nguyen' })).toHaveAttribute(
      'href',
      `/staff/portal/clients/${GRACE_ID}`,
    );
  });

  it('asks for what the address and the filters say', async () => {
    const asked: string[] = [];
    server.use(
      mockEndpoint(endpoints.listAuditEntries, ({ query }) => {
        asked.push(query.toString());
        return answer(aPageOf([anAuditEntry()]));
      }),
    );
    const { user, path } = await openLog(`${ADMIN_AUDIT_PATH}?action=burn&from=2026-11-02`);
    await rowOf(/A-1017/u);
    expect(asked).toEqual(['page=1&page_size=50&from=2026-11-02']);
    await user.selectOptions(await screen.findByLabelText('Person'), 'Omar Said (closed)');
    await user.selectOptions(screen.getByLabelText('Action'), 'Looked at an access code');
    await user.selectOptions(screen.getByLabelText('Record'), 'Visits');
    await waitFor(() =>
      expect(path()).toBe(
        `${ADMIN_AUDIT_PATH}?actor_id=${omar.id}&action=reveal_access_code&subject_type=appointment&from=2026-11-02`,
      ),
    );
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(asked.at(-1)))).toEqual({
        page: '1',
        page_size: '50',
        actor_id: omar.id,
        action: 'reveal_access_code',
        subject_type: 'appointment',
        from: '2026-11-02',
      }),
    );
  });

  it('says whose data it shows alone, without reading the client, and shows everyone’s again', async () => {
    const { user, path } = await openLog(auditOfClientPath(GRACE_ID));
    expect(
      await screen.findByText(/^This is what was done with the data of Grace Nguyen\./u),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show every client' }));
    await waitFor(() => expect(path()).toBe(ADMIN_AUDIT_PATH));
  });

  it('says so when it cannot be loaded, when nothing matches, and when it is empty', async () => {
    server.use(mockEndpoint(endpoints.listAuditEntries, refuse(500, {})));
    const { user, path } = await openLog(`${ADMIN_AUDIT_PATH}?action=stay_on`);
    expect(
      await screen.findByRole('heading', { name: 'We could not load the entries' }),
    ).toBeVisible();
    serve();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No entries match' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all entries' }));
    expect(await screen.findByRole('heading', { name: 'Nothing is in the log yet' })).toBeVisible();
    expect(path()).toBe(ADMIN_AUDIT_PATH);
  });

  it('is reached from the navigation of the admin portal', async () => {
    const { user, path } = await openLog('/admin/portal/users');
    const [link] = await screen.findAllByRole('link', { name: /Audit log/u });
    if (link === undefined) throw new Error('Nothing leads to the audit log.');
    await user.click(link);
    await waitFor(() => expect(path()).toBe(ADMIN_AUDIT_PATH));
    expect(await screen.findByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  });
});

it.each<[string, Partial<AuditEntry>, string | undefined]>([
  [
    'regular visits',
    { subject_type: 'appointment_series' },
    `/staff/portal/clients/${GRACE_ID}/visits`,
  ],
  ['a document', { subject_type: 'document' }, `/staff/portal/clients/${GRACE_ID}/documents`],
  ['a person of the team', { subject_type: 'user', client: null }, undefined],
  ['what was removed', { action: 'delete' }, undefined],
  ['a quote that is gone', { subject_type: 'quote', subject_reference: null }, undefined],
  [
    'an invoice without a number',
    { subject_type: 'invoice', subject_reference: null },
    `/staff/portal/invoices/${VISIT_ID}`,
  ],
])('the page of %s is where an entry leads', (_title, entry, href) => {
  expect(auditRecordPath(anAuditEntry(entry))).toBe(href);
});
