import { claimBatchSchema, type ClaimBatch } from '@cleaning/contract/claims';
import { describe, expect, it } from 'vitest';
import { statusesOf } from '../../test/account-fixtures.ts';
import { readInvoice } from '../../test/invoice-fixtures.ts';
import {
  claimEventsOf,
  setClaimStatus,
  signInParticipant,
  storedClaimFiles,
  storedClaimOf,
  storeNdisInvoice,
  TEST_SECRETS,
} from '../../test/ndis-fixtures.ts';
import { makeBeforeEach, startBeforeEach } from '../../test/set-up.ts';

const PATH = 'invoices/bulk_payment_request/';

const HEADER =
  'RegistrationNumber,NDISNumber,SupportsDeliveredFrom,SupportsDeliveredTo,SupportNumber,ClaimReference,Quantity,Hours,UnitPrice,GSTCode,AuthorisedBy,ParticipantApproved,InKindFundingProgram,ClaimType,CancellationReason,ABN of Support Provider';

const api = startBeforeEach({ dependencies: { secrets: TEST_SECRETS } });
const staff = makeBeforeEach(() =>
  api.signIn({ userType: 'staff', firstName: 'Sam', lastName: 'Taylor' }),
);
const admin = makeBeforeEach(() => api.signIn({ userType: 'admin' }));
const participant = makeBeforeEach(() => signInParticipant(api));

const claim = (body: object = {}, headers: Record<string, string> = {}) =>
  api.call({ method: 'POST', path: PATH, as: staff, body, headers });

async function claimed(body: object = {}): Promise<ClaimBatch> {
  const response = await claim(body);
  expect(response.statusCode).toBe(201);
  expect(response.body).not.toContain('430000001');
  return claimBatchSchema.parse(response.json());
}

const download = ({ id }: Pick<ClaimBatch, 'id'>, part = 1, as = staff) =>
  api.call({ path: `${PATH}${id}/files/${part}/`, as });

const store = (sequence: number, options: object = {}) =>
  storeNdisInvoice(api, participant.id, {
    number: `INV-2026-${String(sequence).padStart(5, '0')}`,
    ...options,
  });

const statusOf = (id: string) => storedClaimOf(api, id);

describe('a bulk payment request', () => {
  it('creates the agreed file, and records that its invoices were submitted', async () => {
    const invoiceId = await store(12);
    const selfManaged = await store(13, {
      invoice: { claimStatus: 'not_applicable', planManagement: 'self' },
    });
    const batch = await claimed();
    expect(batch).toMatchObject({
      number: 1,
      format_version: '2026-11-21',
      csv_date_format: 'YYYY-MM-DD',
      invoice_count: 1,
      row_count: 1,
      total_cents: 150_25,
      created_by: 'Sam Taylor',
      files: [{ part: 1, file_name: 'BPR000001-01.csv', row_count: 1 }],
    });

    const file = await download(batch);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toContain('filename="BPR000001-01.csv"');
    expect(file.body).toBe(
      `${HEADER}\r\n4050000000,430000001,2026-11-20,2026-11-20,01_020_0120_1_1,INV-2026-00012-1,2.5,,60.10,P2,,,,,,18123456789\r\n`,
    );

    expect(await statusOf(invoiceId)).toEqual({ claimStatus: 'submitted', version: 2 });
    expect(await statusOf(selfManaged)).toEqual({ claimStatus: 'not_applicable', version: 1 });
    const events = await claimEventsOf(api);
    expect(events).toMatchObject([
      {
        command: 'submit_claim',
        claimStatus: 'submitted',
        fromStatus: 'issued',
        toStatus: 'issued',
        actor: 'staff',
        actorId: staff.id,
        reason: 'In batch 1.',
      },
    ]);
    const named = await readInvoice(api, staff, { id: invoiceId });
    expect(named.events.at(-1)).toMatchObject({ actor: 'staff', actor_name: 'Sam' });
    const asClient = await readInvoice(api, participant, { id: invoiceId });
    expect(asClient.events.at(-1)).toMatchObject({ actor_name: null, reason: null });
    expect(api.logLines.join('')).not.toContain('430000001');
  });

  it('numbers the lines of each invoice, and gives a reason for a cancelled visit', async () => {
    await store(1, {
      lines: [
        {},
        {
          serviceDateFrom: '2026-11-19',
          serviceDateTo: '2026-11-19',
          claimType: 'CANC',
          cancellationReason: 'NSDF',
          quantityHundredths: 100,
          amountCents: 60_10,
        },
      ],
    });
    await store(2, {
      lines: [{ serviceDateFrom: '2026-11-18', serviceDateTo: '2026-11-18' }],
    });
    const batch = await claimed();
    expect(batch).toMatchObject({ invoice_count: 2, row_count: 3 });
    const rows = (await download(batch)).body.split('\r\n').slice(1, -1);
    expect(rows.map((row) => row.split(',')[5])).toEqual([
      'INV-2026-00001-1',
      'INV-2026-00001-2',
      'INV-2026-00002-1',
    ]);
    expect(rows.filter((row) => row.includes(',1,,60.10,P2,,,,CANC,NSDF,'))).toHaveLength(1);
  });

  it('can be downloaded again unchanged, and each download is recorded', async () => {
    const invoiceId = await store(1);
    const batch = await claimed();
    const first = await download(batch);
    await setClaimStatus(api, invoiceId, 'accepted');
    expect((await download(batch, 1, admin)).body).toBe(first.body);

    const log = await api.call({ path: 'audit/?subject_type=claim_file', as: admin });
    const { results } = log.json<{ results: object[] }>();
    expect(results).toMatchObject([
      { action: 'download', actor: { id: admin.id }, reason: 'BPR000001-01.csv' },
      { action: 'download', actor: { id: staff.id } },
      { action: 'create', actor: { id: staff.id } },
    ]);
    const reveals = await api.call({ path: 'audit/?action=reveal_ndis_number', as: admin });
    expect(reveals.json<{ results: object[] }>().results).toMatchObject([
      { client: { id: participant.id }, actor: { id: staff.id } },
    ]);
  });

  it('is encrypted in the database', async () => {
    await store(1);
    await claimed();
    const [file] = await storedClaimFiles(api);
    expect(file?.contentEncrypted.toString('latin1')).not.toContain('430000001');
  });

  it('is created once for a key, and concurrent calls claim nothing twice', async () => {
    for (const sequence of [1, 2, 3]) {
      const day = `2026-11-1${sequence}`;
      await store(sequence, { lines: [{ serviceDateFrom: day, serviceDateTo: day }] });
    }
    const key = { 'idempotency-key': 'november' };
    const first = await claim({}, key);
    expect((await claim({}, key)).json()).toEqual(first.json());

    await store(4, { lines: [{ serviceDateFrom: '2026-11-14', serviceDateTo: '2026-11-14' }] });
    const answers = await Promise.all([claim(), claim(), claim()]);
    expect(statusesOf(answers)).toEqual([201, 400, 400]);
    const events = await claimEventsOf(api);
    expect(events).toHaveLength(4);
    expect(new Set(events.map(({ invoiceId }) => invoiceId)).size).toBe(4);
  });

  it('claims only the chosen invoices, and none when one is not ready', async () => {
    const first = await store(1);
    const second = await store(2, {
      lines: [{ serviceDateFrom: '2026-11-18', serviceDateTo: '2026-11-18' }],
    });
    expect(await claimed({ invoice_ids: [first] })).toMatchObject({ invoice_count: 1 });
    const refused = await claim({ invoice_ids: [first, second] });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toEqual({
      code: 'invalid_transition',
      detail: 'INV-2026-00001 cannot be claimed. The claim was submitted and has no answer yet.',
    });
    expect(await statusOf(second)).toEqual({ claimStatus: 'ready', version: 1 });
  });

  it('claims what was rejected and made ready again in a separate batch', async () => {
    const invoiceId = await store(1);
    await claimed();
    await setClaimStatus(api, invoiceId, 'ready');
    expect(await claimed()).toMatchObject({ number: 2, invoice_count: 1 });
  });

  it('writes dates as the settings say', async () => {
    await store(1);
    const body = { version: 1, csv_date_format: 'DD/MM/YYYY' };
    await api.call({ method: 'PATCH', path: 'settings/', as: admin, body });
    expect((await download(await claimed())).body).toContain(',20/11/2026,20/11/2026,');
  });
});

describe('a claim is refused', () => {
  it('when no invoice is ready', async () => {
    const response = await claim();
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ non_field_errors: ['No invoice is ready to be claimed.'] });
  });

  it('for an invoice without a support item, and then for all', async () => {
    const good = await store(1);
    await store(2, { lines: [{ supportItemNumber: null }] });
    const response = await claim();
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      invoice_ids: [
        'INV-2026-00002 cannot be claimed: a line has no support item number. Fix that, or leave it out.',
      ],
    });
    expect(await statusOf(good)).toEqual({ claimStatus: 'ready', version: 1 });
    const list = await api.call({ path: PATH, as: staff });
    expect(list.json()).toMatchObject({ count: 0 });
  });

  it('for an invoice of a participant without an NDIS number', async () => {
    const person = await api.signIn({ clientType: 'ndis' });
    await storeNdisInvoice(api, person.id, { number: 'INV-2026-00009' });
    expect((await claim()).body).toContain('we do not have the participant’s NDIS number');
  });

  it.each([
    [{ invoice_ids: [] }, 400],
    [{ invoice_ids: ['x'] }, 400],
    [{ invoice_ids: ['0d3a0000-0000-4000-8000-00000000ffff'] }, 400],
  ])('when it is requested with %j', async (body, status) => {
    expect((await claim(body)).statusCode).toBe(status);
  });
});

it('staff can list the batches, and clients cannot read their files', async () => {
  await store(1);
  const batch = await claimed();
  const list = await api.call({ path: PATH, as: staff });
  expect(list.json()).toEqual({ count: 1, next: null, previous: null, results: [batch] });
  expect((await api.call({ path: PATH, as: participant })).statusCode).toBe(403);
  expect((await download(batch, 1, participant)).statusCode).toBe(403);
  expect((await download(batch, 2)).statusCode).toBe(404);
  expect((await download(batch, 100)).statusCode).not.toBe(200);
});
