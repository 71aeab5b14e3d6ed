import { company } from '@cleaning/company';
import { settingsSchema, type Settings } from '@cleaning/contract/settings';
import { describe, expect, it } from 'vitest';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';
import { readSettings } from './settings-record.ts';

const api = startBeforeAll();
const admin = makeBeforeAll(() => api.signIn({ userType: 'admin' }));
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));

const read = async (as = staff): Promise<Settings> => {
  const response = await api.call({ path: 'settings/', as });
  expect(response.statusCode).toBe(200);
  return settingsSchema.parse(response.json());
};

const change = (body: object, as = admin) =>
  api.call({ method: 'PATCH', path: 'settings/', as, body });

it('the settings start with defaults, and no registration dates', async () => {
  expect(await read()).toEqual({
    version: 1,
    gst_registered: true,
    cancellation_notice_days: 2,
    late_cancellation_percent: 50,
    quote_validity_days: 14,
    invoice_due_days: 14,
    billing_step_hundredths: 1,
    kilometre_rate_cents: 99,
    ndis_registration_from: null,
    ndis_registration_to: null,
    ndis_registration_groups: ['0120'],
    remittance_email: company.email.support,
    csv_date_format: 'YYYY-MM-DD',
    xero_sales_account: '200',
    xero_ndis_account: '200',
    myob_sales_account: '4-1000',
    myob_ndis_account: '4-1000',
    myob_bank_account: '1-1110',
    updated_at: null,
  });
});

describe('a change by an admin', () => {
  it('is stored, used by other records, and logged without its values', async () => {
    const { version } = await read();
    const response = await change({
      version,
      cancellation_notice_days: 7,
      ndis_registration_from: '2025-07-01',
      ndis_registration_to: '2028-06-30',
      remittance_email: 'Accounts@BlueWren.example',
      reason: 'New agreement.',
    });
    expect(response.statusCode).toBe(200);
    const settings = settingsSchema.parse(response.json());
    expect(settings).toMatchObject({
      version: version + 1,
      cancellation_notice_days: 7,
      ndis_registration_to: '2028-06-30',
      remittance_email: 'accounts@bluewren.example',
      invoice_due_days: 14,
      updated_at: api.clock.now.toISOString(),
    });
    expect(await read()).toEqual(settings);
    expect((await readSettings(api.database)).cancellationNoticeDays).toBe(7);

    const log = await api.call({ path: 'audit/?subject_type=settings', as: admin });
    const [entry] = log.json<{ results: { reason: string }[] }>().results;
    expect(entry).toMatchObject({
      action: 'update',
      subject_type: 'settings',
      actor: { id: admin.id },
      reason:
        'Changed cancellation_notice_days, ndis_registration_from, ndis_registration_to, remittance_email. New agreement.',
    });
    expect(log.body).not.toContain('bluewren.example');
  });

  it('resets the reply address to support when it is empty', async () => {
    const { version } = await read();
    expect((await change({ version, remittance_email: null })).statusCode).toBe(200);
    expect((await read()).remittance_email).toBe(company.email.support);
  });

  it('is refused when another user was first, with the current settings', async () => {
    const settings = await read();
    const [first, second] = await Promise.all([
      change({ version: settings.version, invoice_due_days: 7 }),
      change({ version: settings.version, invoice_due_days: 21 }),
    ]);
    const [won, lost] = first.statusCode === 200 ? [first, second] : [second, first];
    expect([won.statusCode, lost.statusCode]).toEqual([200, 409]);
    expect(lost.json()).toMatchObject({ code: 'stale_version', current: won.json<object>() });
  });

  it.each([
    [{ cancellation_notice_days: -1 }, 'cancellation_notice_days'],
    [{ cancellation_notice_days: 1.5 }, 'cancellation_notice_days'],
    [{ quote_validity_days: 0 }, 'quote_validity_days'],
    [{ billing_step_hundredths: 5 }, 'billing_step_hundredths'],
    [{ late_cancellation_percent: 101 }, 'late_cancellation_percent'],
    [{ kilometre_rate_cents: 10_01 }, 'kilometre_rate_cents'],
    [{ ndis_registration_groups: ['120'] }, 'ndis_registration_groups'],
    [{ csv_date_format: 'MM/DD/YYYY' }, 'csv_date_format'],
    [{ remittance_email: 'nobody' }, 'remittance_email'],
    [{ xero_ndis_account: '' }, 'xero_ndis_account'],
    [{ myob_bank_account: '=1-1110' }, 'myob_bank_account'],
    [{ myob_sales_account: '4'.repeat(21) }, 'myob_sales_account'],
    [{ ndis_registration_to: '2020-01-01' }, 'ndis_registration_to'],
    [{ ndis_registration_from: null }, 'ndis_registration_from'],
  ])('is refused when it is %j', async (changes, field) => {
    const { version } = await read();
    const response = await change({ version, ...changes });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json<object>()).join()).toContain(field);
    expect((await read()).version).toBe(version);
  });
});

it('only admins can change the settings', async () => {
  const { version } = await read();
  expect((await change({ version, invoice_due_days: 1 }, staff)).statusCode).toBe(403);
});
