import { claimPreviewSchema, type ClaimPreview } from '@cleaning/contract/claims';
import { invoiceResultsSchema } from '@cleaning/contract/invoices';
import { describe, expect, it } from 'vitest';
import { readInvoice } from '../../test/invoice-fixtures.ts';
import {
  setClaimStatus,
  signInParticipant,
  storedClaimOf,
  storeNdisInvoice,
  TEST_SECRETS,
} from '../../test/ndis-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';

const PATH = 'invoices/bulk_payment_request/';

let sequence = 100;

const api = startBeforeAll({ dependencies: { secrets: TEST_SECRETS } });
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
const participant = makeBeforeAll(() => signInParticipant(api));

const store = (options: object = {}, of = participant) => {
  sequence += 1;
  return storeNdisInvoice(api, of.id, { number: `INV-2026-00${sequence}`, ...options });
};

async function preview(ids: readonly string[]): Promise<ClaimPreview> {
  const response = await api.call({
    method: 'POST',
    path: `${PATH}preview/`,
    as: staff,
    body: { invoice_ids: ids },
  });
  expect(response.statusCode).toBe(200);
  expect(response.body).not.toContain('430000001');
  return claimPreviewSchema.parse(response.json());
}

describe('a preview of a bulk payment request', () => {
  it('has the rows of the file with masked numbers, and creates nothing', async () => {
    const id = await store();
    const shown = await preview([id]);
    expect(shown).toMatchObject({ file_count: 1, total_cents: 150_25, problems: [] });
    expect(shown.rows).toMatchObject([
      {
        invoice_id: id,
        ndis_number_masked: '43x xxx x01',
        support_number: '01_020_0120_1_1',
        quantity: 2.5,
        unit_price_cents: 60_10,
        amount_cents: 150_25,
      },
    ]);
    expect((await storedClaimOf(api, id))?.claimStatus).toBe('ready');
    const batches = await api.call({ path: PATH, as: staff });
    expect(batches.json()).toMatchObject({ count: 0 });
  });

  it('lists each invoice that cannot be claimed with its reason, also one that is not ready', async () => {
    const dear = await store({ lines: [{ unitPriceCents: 99_00, amountCents: 247_50 }] });
    const submitted = await store();
    await setClaimStatus(api, submitted, 'submitted');
    const shown = await preview([dear, submitted]);
    expect(shown).toMatchObject({ file_count: 0, rows: [] });
    expect(shown.problems).toMatchObject([
      { invoice_id: dear, message: expect.stringContaining('above the price limit of $60.10') },
      { invoice_id: submitted, message: expect.stringContaining('has no answer yet') },
    ]);
  });

  it('is only for staff', async () => {
    const body = { invoice_ids: [await store()] };
    const refused = await api.call({
      method: 'POST',
      path: `${PATH}preview/`,
      as: participant,
      body,
    });
    expect(refused.statusCode).toBe(403);
  });
});

const answer = (answers: readonly object[]) =>
  api.call({ method: 'POST', path: 'invoices/claim_answers/', as: staff, body: { answers } });

describe('answers of the NDIA', () => {
  it('are recorded separately, a rejection with its reason', async () => {
    const [accepted, rejected, ready] = [await store(), await store(), await store()];
    await setClaimStatus(api, accepted, 'submitted');
    await setClaimStatus(api, rejected, 'submitted');
    const version = async (id: string) => (await readInvoice(api, staff, { id })).version;
    const response = await answer([
      {
        invoice_id: rejected,
        version: await version(rejected),
        outcome: 'rejected',
        reason: 'Not recorded.',
      },
      { invoice_id: ready, version: await version(ready), outcome: 'accepted' },
      { invoice_id: accepted, version: await version(accepted), outcome: 'accepted' },
    ]);
    expect(invoiceResultsSchema.parse(response.json()).results).toMatchObject([
      { invoice: { id: rejected }, error: null },
      { invoice: null, error: { code: 'invalid_transition' } },
      { invoice: { id: accepted }, error: null },
    ]);
    expect((await storedClaimOf(api, accepted))?.claimStatus).toBe('accepted');
    const read = await readInvoice(api, staff, { id: rejected });
    expect(read.events.at(-1)).toMatchObject({ command: 'reject_claim', reason: 'Not recorded.' });
  });

  it('are refused without the reason of a rejection, or twice for one claim', async () => {
    const id = await store();
    const rejected = { invoice_id: id, version: 1, outcome: 'rejected' };
    expect((await answer([rejected])).statusCode).toBe(400);
    const twice = { ...rejected, reason: 'No.' };
    expect((await answer([twice, twice])).statusCode).toBe(400);
  });
});
