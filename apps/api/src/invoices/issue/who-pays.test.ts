import type { Invoice, InvoiceStats } from '@cleaning/contract/invoices';
import { paymentReference } from '@cleaning/contract/payments/rules';
import { company } from '@cleaning/company';
import { describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../test/create-test-app.ts';
import { issueInvoice, LINE, myInvoices, NDIS_LINE } from '../../../test/invoice-fixtures.ts';
import { changePlan, signInParticipant, TEST_SECRETS } from '../../../test/ndis-fixtures.ts';
import { readPdf } from '../../../test/read-pdf.ts';
import { makeBeforeAll, startBeforeAll } from '../../../test/set-up.ts';

const MANAGER = {
  planManagement: 'plan',
  planManagerName: 'Plans Together',
  planManagerInvoiceEmail: 'accounts@plans.example',
} as const;

const TAXI = {
  ...NDIS_LINE,
  description: 'Drive to the clean',
  quantity: 0.5,
  claim_type: 'TRAN',
  start_time: null,
  end_time: null,
} as const;

const CANCELLED = {
  ...NDIS_LINE,
  service_date_from: '2026-11-19',
  claim_type: 'CANC',
  cancellation_reason: 'NSDH',
  cancellation_notice_at: '2026-11-18T22:00:00.000Z',
  no_other_work_found: true,
} as const;

const api = startBeforeAll({ dependencies: { secrets: TEST_SECRETS } });
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));

const issueNdis = (participant: TestPerson, lines: readonly object[] = [NDIS_LINE]) =>
  issueInvoice(api, staff, participant, { kind: 'ndis', lines });

async function printed({ id }: Pick<Invoice, 'id'>, as: TestPerson): Promise<string> {
  const response = await api.call({ path: `invoices/${id}/download_pdf/`, as });
  expect(response.statusCode).toBe(200);
  return (await readPdf(response.rawPayload)).text;
}

const statsOf = async (as: TestPerson) =>
  (await api.call({ path: 'invoices/dashboard-stats/', as })).json<InvoiceStats>();

test('each NDIS line states its kind of claim in the API, the PDF and the mail', async () => {
  const participant = await signInParticipant(api, MANAGER);
  const invoice = await issueNdis(participant, [NDIS_LINE, TAXI, CANCELLED]);
  expect(invoice.lines.map((line) => line.claim_type)).toEqual(['', 'TRAN', 'CANC']);
  const text = await printed(invoice, participant);
  expect(text).toContain('9:00 am to 11:30 am');
  for (const type of ['Standard', 'Travel', 'Cancellation (health)']) {
    expect(text).toContain(`Claim type: ${type}`);
  }
  const mail = (await api.mails(MANAGER.planManagerInvoiceEmail)).at(0)?.text ?? '';
  expect(mail).toContain(`with the payment reference ${paymentReference(invoice.number)}.`);
  expect(mail).toContain('(01_020_0120_1_1, travel)');
  expect(mail).toContain('(01_020_0120_1_1, cancellation (health))');
});

describe.each([
  ['plan', MANAGER, 'Paid by Plans Together by', true],
  ['agency', { planManagement: 'agency' }, 'Claimed from the NDIA.', false],
] as const)('an invoice under a plan managed by %s', (_plan, profile, words, hasBank) => {
  test('does not ask the participant to pay in the PDF, the mail, or a total', async () => {
    const participant = await signInParticipant(api, profile);
    const invoice = await issueNdis(participant);
    const text = await printed(invoice, participant);
    expect(text).toContain(words);
    expect(text).not.toMatch(/please pay/iu);
    expect(text.includes(company.bank.accountNumber)).toBe(hasBank);
    expect(text.includes(paymentReference(invoice.number) ?? '')).toBe(hasBank);
    expect(text.includes('BPAY')).toBe(hasBank);
    const [mail] = await api.mails(participant.email);
    expect(mail?.text).toContain('You do not need to pay it.');
    expect(mail?.text).not.toContain('reference');
    expect(mail?.text).not.toMatch(/please pay|due on/iu);

    const own = await issueInvoice(api, staff, participant, { lines: [LINE] });
    const page = await myInvoices(api, participant);
    const figures = {
      due_cents: 110_00,
      due_count: 1,
      next_due_cents: 110_00,
      plan_due_cents: 150_25,
      plan_due_count: 1,
    };
    expect(page).toMatchObject({ count: 2, ...figures });
    expect(await statsOf(participant)).toMatchObject(figures);
    const dashboard = await api.call({ path: 'accounts/dashboard/', as: participant });
    expect(dashboard.json()).toMatchObject({
      invoices: { ...figures, invoices: [{ id: own.id, payer: 'client' }] },
    });
    const ids = async (payer: string) =>
      (await myInvoices(api, participant, `?payer=${payer}`)).results.map(({ id }) => id);
    expect(await ids('client')).toEqual([own.id]);
    expect(await ids('plan')).toEqual([invoice.id]);
  });
});

test('only the participant can read their own NDIS number unmasked', async () => {
  const participant = await signInParticipant(api, { ndisNumber: '430777888' });
  const path = 'accounts/profile/client/reveal_ndis_number/';
  const read = (as: TestPerson) => api.call({ method: 'POST', path, as });
  expect((await read(participant)).json()).toEqual({ ndis_number: '430777888' });
  expect((await read(await api.signIn())).json()).toEqual({ ndis_number: null });
  expect((await read(staff)).statusCode).toBe(403);
  expect(api.logLines.join('')).not.toContain('430777888');
});

test('an invoice of a self-managed participant asks them to pay', async () => {
  const participant = await signInParticipant(api, { planManagement: 'self' });
  const invoice = await issueNdis(participant);
  expect(invoice.payer).toBe('client');
  expect(await printed(invoice, participant)).toContain('Please pay by Saturday 5 December 2026.');
  expect(await statsOf(participant)).toMatchObject({ due_cents: 150_25, plan_due_cents: 0 });
});

describe('an invoice without a payer', () => {
  test.each([
    ['its plan', { planManagement: null }, 'We do not know yet who manages your NDIS plan.'],
    [
      'its plan manager',
      { planManagement: 'plan' },
      'We do not have the invoice email of your plan manager yet.',
    ],
  ] as const)('without %s shows no bank details, and says where to add it', async (...row) => {
    const [, profile, words] = row;
    const participant = await signInParticipant(api, profile);
    const invoice = await issueNdis(participant);
    const text = await printed(invoice, participant);
    expect(text).toContain(words);
    expect(text).toContain('Please do not pay yet.');
    expect(text).not.toContain(company.bank.accountNumber);
    expect(text).not.toContain(paymentReference(invoice.number) ?? '');
    const [mail] = await api.mails(participant.email);
    expect(mail?.text).toContain('Please do not pay it yet.');
  });

  test('is sent to the plan manager once the participant has entered one', async () => {
    const participant = await signInParticipant(api, { planManagement: null });
    const invoice = await issueNdis(participant);
    expect(invoice.payer).toBe('unknown');
    const send = () =>
      api.call({ method: 'POST', path: `invoices/${invoice.id}/send_again/`, as: participant });
    expect((await send()).json()).toMatchObject({ payer: 'unknown', version: invoice.version });
    const managed = { planManagement: 'plan', planManagerName: 'Late Plans' } as const;
    const planManagerInvoiceEmail = 'late@plans.example';
    await changePlan(api, participant.id, { ...managed, planManagerInvoiceEmail });
    expect((await send()).json()).toMatchObject({
      payer: 'plan_manager',
      bill_to: { name: 'Late Plans', email: planManagerInvoiceEmail },
      version: invoice.version + 1,
    });
    expect(await api.mails(planManagerInvoiceEmail)).toHaveLength(1);
  });

  test('without an NDIS number shows no bank details, and says where to add it', async () => {
    const participant = await api.signIn({ clientType: 'ndis' });
    await api.call({
      method: 'PATCH',
      path: 'accounts/profile/client/',
      as: participant,
      body: {
        version: 1,
        plan_management: 'plan',
        plan_manager_name: MANAGER.planManagerName,
        plan_manager_invoice_email: MANAGER.planManagerInvoiceEmail,
      },
    });
    const text = await printed(await issueNdis(participant), participant);
    expect(text).toContain('We do not have your NDIS number yet.');
    expect(text).not.toContain(company.bank.accountNumber);
  });
});
