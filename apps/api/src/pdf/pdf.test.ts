import { company } from '@cleaning/company';
import { STATEMENT_ROW_NAMES, type Statement } from '@cleaning/contract/invoices';
import { paymentReference } from '@cleaning/contract/payments/rules';
import type { Quote } from '@cleaning/contract/quotes';
import { formatMoney, formatPlainDate, gstIncludedIn, NDIS_PRICE_NOTE } from '@cleaning/pricing';
import { describe, expect, it } from 'vitest';
import { clientWithoutEmail } from '../../test/client-without-email-fixtures.ts';
import type { TestPerson } from '../../test/create-test-app.ts';
import {
  createInvoice,
  issueInvoice,
  LINE,
  NDIS_LINE,
  pay,
  readInvoice,
} from '../../test/invoice-fixtures.ts';
import { signInParticipant, TEST_SECRETS } from '../../test/ndis-fixtures.ts';
import {
  approvedUrgent,
  CHOICES,
  command,
  createDraft,
  payDeposit,
  quoteIn,
  SITE,
} from '../../test/quote-fixtures.ts';
import { readPdf } from '../../test/read-pdf.ts';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';

const NDIS_NUMBER = '430123456';

const api = startBeforeAll({ dependencies: { secrets: TEST_SECRETS } });
const client = makeBeforeAll(() =>
  api.signIn({
    email: 'zoe@mail.example',
    firstName: 'Zoë',
    lastName: 'Łukasiewicz',
  }),
);
const other = makeBeforeAll(() => api.signIn());
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
const admin = makeBeforeAll(() => api.signIn({ userType: 'admin' }));

const fetchPdf = async (path: string, as: TestPerson = client) => {
  const response = await api.call({ path, as });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/pdf');
  return { ...(await readPdf(response.rawPayload)), headers: response.headers };
};

describe('an invoice as a PDF', () => {
  it('has the content of the invoice', async () => {
    const invoice = await issueInvoice(api, staff, client, {
      note: 'Thank you for having us.',
      lines: [LINE, { ...LINE, description: 'Oven', quantity: 2, unit_price_cents: 35_00 }],
    });
    const pdf = await fetchPdf(`invoices/${invoice.id}/download_pdf/`);
    expect(pdf.headers['content-disposition']).toContain(`filename="${invoice.number}.pdf"`);
    expect(pdf.title).toBe(`Tax invoice ${invoice.number} from ${company.name}`);
    for (const text of [
      `Tax invoice ${invoice.number}`,
      'ABN 18 123 456 789',
      'Zoë Łukasiewicz',
      client.email,
      'General clean',
      'Oven',
      '2 each',
      formatMoney(invoice.subtotal_cents),
      formatMoney(invoice.gst_cents),
      formatMoney(invoice.total_cents),
      'Total price includes GST.',
      '5 December 2026',
      'BSB',
      company.bank.accountNumber,
      'Payment reference',
      paymentReference(invoice.number) ?? '',
      'BPAY biller code',
      company.bank.payId ?? '',
      'Thank you for having us.',
      'the company details on this page are placeholders',
    ]) {
      expect(pdf.text).toContain(text);
    }
    expect(pdf.text).not.toContain('NDIS number');
  });

  it('is accessible: tagged in order, with headings, header cells, a language and fonts', async () => {
    const invoice = await issueInvoice(api, staff, client);
    const pdf = await fetchPdf(`invoices/${invoice.id}/download_pdf/`);
    expect(pdf).toMatchObject({ language: 'en-AU', pageCount: 1 });
    expect(pdf.raw).toContain('/StructTreeRoot');
    expect(pdf.raw).toContain('/Marked true');
    expect(pdf.raw).toContain('/DisplayDocTitle true');
    expect(pdf.raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(pdf.raw).toContain('/FontFile2');
    expect(pdf.raw).toContain('AtkinsonHyperlegibleNext-Bold');
    expect(pdf.raw).not.toContain('Helvetica');
    expect(pdf.raw).toMatch(/\/Scope \/Column/u);
    expect(pdf.raw).toMatch(/\/Scope \/Row/u);
    const headings = pdf.tags.filter((tag) => /^H\d$/u.test(tag));
    expect(headings).toEqual(['H1', 'H2', 'H2']);
    const table = pdf.tags.slice(pdf.tags.indexOf('Table'));
    expect(table.slice(0, 7)).toEqual(['Table', 'TR', 'TH', 'TH', 'TH', 'TH', 'TH']);
    expect(table.slice(7, 13)).toEqual(['TR', 'TH', 'TD', 'TD', 'TD', 'TD']);
    const order = ['Tax invoice', 'Bill to', 'What this is for', 'Total', 'How to pay'];
    const places = order.map((text) => pdf.text.indexOf(text));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('has as many pages as its lines need, with the header on each', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => ({
      ...LINE,
      description: `Line number ${index + 1}`,
    }));
    const invoice = await issueInvoice(api, staff, client, { lines });
    const pdf = await fetchPdf(`invoices/${invoice.id}/download_pdf/`);
    expect(pdf.pageCount).toBeGreaterThan(2);
    for (const { description } of lines) expect(pdf.text).toContain(description);
    expect(pdf.text.match(/Description/gu)?.length).toBeGreaterThanOrEqual(pdf.pageCount - 1);
    expect(pdf.text).toContain(`page ${pdf.pageCount} of ${pdf.pageCount}`);
    expect(pdf.text).toContain(formatMoney(60 * 110_00));
  });

  it('of an NDIS client is not a tax invoice, names the law, and has their unmasked number', async () => {
    const plan = { planManagement: 'self', ndisNumber: NDIS_NUMBER } as const;
    const participant = await signInParticipant(api, plan);
    const invoice = await issueInvoice(api, staff, participant, {
      kind: 'ndis',
      lines: [NDIS_LINE],
    });
    for (const reader of [participant, staff]) {
      const pdf = await fetchPdf(`invoices/${invoice.id}/download_pdf/`, reader);
      expect(pdf.text).toContain(`Invoice ${invoice.number}`);
      expect(pdf.text).not.toContain('Tax invoice');
      expect(pdf.text).toContain('GST-free NDIS support (s 38-38 GST Act)');
      expect(pdf.text).toContain('01_020_0120_1_1');
      expect(pdf.text).toContain('2.5 hours');
      expect(pdf.text).toContain('$150.25');
      expect(pdf.text).toContain('Self-managed');
      expect(pdf.text).toContain(`NDIS number: ${NDIS_NUMBER}`);
      expect(pdf.title + pdf.headers['content-disposition']).not.toContain(NDIS_NUMBER);
    }
    const reveals = await api.call({
      path: `audit/?action=reveal_ndis_number&client_id=${participant.id}`,
      as: admin,
    });
    expect(reveals.json<{ results: object[] }>().results).toMatchObject([
      { actor: { id: staff.id }, reason: `On the PDF of invoice ${invoice.number}.` },
    ]);
  });

  it('is the only PDF with the NDIS number: no receipt or statement has it', async () => {
    const plan = { planManagement: 'self', ndisNumber: NDIS_NUMBER } as const;
    const participant = await signInParticipant(api, plan);
    const issued = await issueInvoice(api, staff, participant, {
      kind: 'ndis',
      lines: [NDIS_LINE],
    });
    await pay(api, staff, issued, 50_00, 'BANK-NDIS');
    const [payment] = (await readInvoice(api, participant, issued)).payments;
    for (const path of [
      `invoices/${issued.id}/receipt_pdf/?payment_id=${payment?.id}`,
      'invoices/statement_pdf/?from=2026-07-01&to=2027-06-30',
    ]) {
      const { text } = await fetchPdf(path, participant);
      expect(text).toContain(issued.number ?? '');
      expect(text).not.toContain(NDIS_NUMBER);
    }
  });

  it('that is agency-managed asks nobody to pay', async () => {
    const participant = await signInParticipant(api, { planManagement: 'agency' });
    const invoice = await issueInvoice(api, staff, participant, {
      kind: 'ndis',
      lines: [NDIS_LINE],
    });
    const pdf = await fetchPdf(`invoices/${invoice.id}/download_pdf/`, participant);
    expect(pdf.text).toContain('There is nothing for you to pay.');
    expect(pdf.text).not.toContain('BSB');
  });

  it('of a draft is marked for staff, and is not found by the client', async () => {
    const draft = await createInvoice(api, staff, client);
    const path = `invoices/${draft.id}/download_pdf/`;
    const pdf = await fetchPdf(path, staff);
    expect(pdf.text).toContain('Draft tax invoice');
    expect(pdf.text).toContain('Please do not pay.');
    expect((await api.call({ path, as: client })).statusCode).toBe(404);
  });

  it('of a draft for an NDIS client masks their number', async () => {
    const participant = await signInParticipant(api, { ndisNumber: NDIS_NUMBER });
    const draft = await createInvoice(api, staff, participant, {
      kind: 'ndis',
      lines: [NDIS_LINE],
    });
    const pdf = await fetchPdf(`invoices/${draft.id}/download_pdf/`, staff);
    expect(pdf.text).toContain('43x xxx x56');
    expect(pdf.text).not.toContain(NDIS_NUMBER);
  });

  it('is refused to another client, and recorded when staff download it', async () => {
    const invoice = await issueInvoice(api, staff, client);
    const path = `invoices/${invoice.id}/download_pdf/`;
    expect((await api.call({ path, as: other })).statusCode).toBe(404);
    await fetchPdf(path, staff);
    const log = await api.call({
      path: `audit/?action=download&subject_id=${invoice.id}`,
      as: admin,
    });
    expect(log.json<{ count: number }>().count).toBe(1);
  });
});

describe('a receipt as a PDF', () => {
  it('says what was given back since, so that its sums add up', async () => {
    const issued = await issueInvoice(api, staff, client);
    await pay(api, staff, issued, 110_00, 'BANK-780');
    const paid = await readInvoice(api, client, issued);
    await api.call({
      method: 'POST',
      path: `invoices/${issued.id}/refunds/`,
      as: staff,
      body: {
        amount_cents: 50_00,
        method: 'bank_transfer',
        reference: 'BACK-780',
        reason: 'One room was left out.',
      },
    });
    const [payment] = paid.payments;
    const { text } = await fetchPdf(`invoices/${issued.id}/receipt_pdf/?payment_id=${payment?.id}`);
    expect(text).toMatch(/Paid so far\s*\$110\.00\s*Refunded\s*\$50\.00\s*Still due\s*\$50\.00/u);
  });

  it('shows what was paid, and what is left', async () => {
    const issued = await issueInvoice(api, staff, client);
    await pay(api, staff, issued, 40_00, 'BANK-778');
    const invoice = await readInvoice(api, client, issued);
    const [payment] = invoice.payments;
    const path = `invoices/${invoice.id}/receipt_pdf/?payment_id=${payment?.id}`;
    const pdf = await fetchPdf(path);
    for (const text of [
      'Receipt BANK-778',
      'We received',
      '$40.00',
      `Payment of invoice ${invoice.number}`,
      'Bank transfer',
      '$110.00',
      'Still due',
      '$70.00',
    ]) {
      expect(pdf.text).toContain(text);
    }
    expect((await api.call({ path, as: other })).statusCode).toBe(404);
    const invoicePdf = await fetchPdf(`invoices/${invoice.id}/download_pdf/`);
    expect(invoicePdf.text).toContain('Paid $40.00');
    expect(invoicePdf.text).toContain('Amount due $70.00');
  });

  it('of a payment of another invoice is not found', async () => {
    const first = await issueInvoice(api, staff, client);
    const second = await issueInvoice(api, staff, client);
    await pay(api, staff, first, 10_00, 'BANK-779');
    const [payment] = (await readInvoice(api, client, first)).payments;
    const path = `invoices/${second.id}/receipt_pdf/?payment_id=${payment?.id}`;
    expect((await api.call({ path, as: client })).statusCode).toBe(404);
    const missing = await api.call({ path: `invoices/${first.id}/receipt_pdf/`, as: client });
    expect(missing.statusCode).toBe(400);
  });
});

describe('a statement of account as a PDF', () => {
  const PERIOD = 'from=2026-07-01&to=2027-06-30';

  const read = async (as: TestPerson, query = PERIOD) =>
    (await api.call({ path: `invoices/statement/?${query}`, as })).json<Statement>();

  it('has the same rows and totals as the page', async () => {
    const person = await api.signIn({ firstName: 'Ngọc', lastName: 'Trần' });
    const invoice = await issueInvoice(api, staff, person);
    await issueInvoice(api, staff, person, { lines: [{ ...LINE, unit_price_cents: 55_00 }] });
    await pay(api, staff, invoice, 40_00, 'BANK-801');
    const statement = await read(person);
    const pdf = await fetchPdf(`invoices/statement_pdf/?${PERIOD}`, person);
    expect(pdf.headers['content-disposition']).toContain(
      'filename="Statement 2026-07-01 to 2027-06-30.pdf"',
    );
    expect(pdf.title).toBe(`Statement of account from ${company.name}`);
    expect(statement.rows).toHaveLength(3);
    let place = pdf.text.indexOf('What changed');
    for (const row of statement.rows) {
      for (const text of [
        STATEMENT_ROW_NAMES[row.kind],
        row.invoice_number,
        ...(row.reference === null ? [] : [`Reference ${row.reference}`]),
        formatPlainDate(row.date, 'medium'),
        formatMoney(row.amount_cents),
        formatMoney(row.balance_cents),
      ]) {
        place = pdf.text.indexOf(text, place);
        if (place === -1) throw new Error(`The document does not say ${text} where it should.`);
      }
    }
    expect(pdf.text).toContain('Opening balance $0.00');
    expect(pdf.text).toContain(`Closing balance ${formatMoney(statement.closing_balance_cents)}`);
    expect(pdf.text).toContain('1 July 2026 to 30 June 2027');
  });

  it('is accessible, over as many pages as it has rows', async () => {
    const person = await api.signIn();
    const issued = await issueInvoice(api, staff, person);
    for (let index = 0; index < 40; index += 1) {
      await pay(api, staff, issued, 1_00, `T-${index}`);
    }
    const pdf = await fetchPdf(`invoices/statement_pdf/?${PERIOD}`, person);
    expect(pdf.pageCount).toBeGreaterThan(1);
    expect(pdf.language).toBe('en-AU');
    expect(pdf.raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(pdf.tags.filter((tag) => /^H\d$/u.test(tag))).toEqual(['H1', 'H2']);
    const table = pdf.tags.slice(pdf.tags.indexOf('Table'));
    expect(table.slice(0, 6)).toEqual(['Table', 'TR', 'TH', 'TH', 'TH', 'TH']);
    expect(table.slice(6, 11)).toEqual(['TR', 'TH', 'TD', 'TD', 'TD']);
    expect(table.filter((tag) => tag === 'TR').length).toBeGreaterThanOrEqual(42);
  });

  it('without changes in the period says so', async () => {
    const pdf = await fetchPdf('invoices/statement_pdf/?from=2001-07-01&to=2002-06-30');
    expect(pdf.text).toContain('Nothing changed in this period.');
    expect(pdf.text).toContain('Closing balance $0.00');
  });

  it('is refused to another client, takes the same query as the page, and is recorded when staff download it', async () => {
    const path = 'invoices/statement_pdf/';
    const ofClient = `${path}?${PERIOD}&client_id=${client.id}`;
    expect((await api.call({ path: ofClient, as: other })).statusCode).toBe(404);
    expect((await api.call({ path: `${path}?${PERIOD}`, as: staff })).statusCode).toBe(400);
    const backwards = `${path}?from=2026-07-02&to=2026-07-01`;
    expect((await api.call({ path: backwards, as: client })).statusCode).toBe(400);
    const pdf = await fetchPdf(ofClient, staff);
    expect(pdf.text).toContain('Zoë Łukasiewicz');
    const log = await api.call({
      path: `audit/?action=download&subject_type=client&subject_id=${client.id}`,
      as: admin,
    });
    expect(log.json<{ count: number }>().count).toBe(1);
  });
});

/** A quote that a client with an account asks for. */
async function asked(): Promise<Quote> {
  const draft = await createDraft(api, client);
  const body = { expected_total_cents: draft.total_cents };
  return quoteIn(await command(api, client, draft, 'submit', body));
}

/** A quote that staff make for a client without an account. */
async function made(): Promise<Quote> {
  const { id } = await clientWithoutEmail(api, staff);
  const body = { ...CHOICES, ...SITE, client_id: id, reason: 'They phoned.' };
  return quoteIn(await api.call({ method: 'POST', path: 'quotes/', as: staff, body }));
}

/** The paper of a quote before and after it is sent with a price of its own. */
async function papersOf({ id, version }: Quote) {
  const offer = {
    description: 'Deep cleaning',
    quantity: 1,
    unit_cents: 160_00,
    list_unit_cents: 180_00,
    reason: 'Second clean this month.',
  };
  const saved = quoteIn(
    await api.call({
      method: 'PATCH',
      path: `quotes/${id}/offer/`,
      as: staff,
      body: {
        version,
        items: [
          { id: '0d3a0000-0000-4000-8000-000000000001', ...offer },
          {
            id: '0d3a0000-0000-4000-8000-000000000002',
            description: 'Oven',
            quantity: 1,
            unit_cents: 45_00,
            list_unit_cents: 45_00,
          },
        ],
        company_notes: '',
        valid_until: null,
      },
    }),
  );
  const before = await fetchPdf(`quotes/${id}/download_pdf/`, staff);
  await command(api, staff, saved, 'send');
  return { before, sent: await fetchPdf(`quotes/${id}/download_pdf/`, staff) };
}

describe('a quote as a PDF', () => {
  it('has the content of the quote', async () => {
    const quote = await createDraft(api, client, { timeline_id: 'urgent' });
    const pdf = await fetchPdf(`quotes/${quote.id}/download_pdf/`);
    expect(pdf.headers['content-disposition']).toContain(`filename="Quote ${quote.reference}.pdf"`);
    for (const text of [
      `Draft quote ${quote.reference}`,
      'Zoë Łukasiewicz',
      '1 Blaxland Road',
      ...quote.price.lines.flatMap((line) => [line.name, formatMoney(line.amount_cents)]),
      formatMoney(quote.price.subtotal_cents ?? 0),
      formatMoney(quote.price.timeline_adjustment_cents ?? 0),
      formatMoney(quote.price.deposit_cents ?? 0),
      formatMoney(quote.price.total_cents ?? 0),
      'Urgent timing (× 1.2)',
      `GST of ${formatMoney(gstIncludedIn(quote.price.total_cents ?? 0))} is in the total.`,
    ]) {
      expect(pdf.text).toContain(text);
    }
    const path = `quotes/${quote.id}/download_pdf/`;
    expect((await api.call({ path, as: other })).statusCode).toBe(404);
  });

  it('shows the state of its deposit', async () => {
    const quote = await approvedUrgent(api, client, staff);
    const path = `quotes/${quote.id}/download_pdf/`;
    expect((await fetchPdf(path)).text).toContain(
      'Deposit of 30%, in the total: $77.40. After the visit: $180.60.',
    );
    await payDeposit(api, staff, quote, { amount_cents: 50_00 });
    const partly = await fetchPdf(path);
    expect(partly.text).toContain(
      'in the total: $77.40, $50.00 received on 21 Nov 2026, $27.40 still due. After the visit: $180.60.',
    );
    expect(partly.text).toContain('$27.40 of the deposit is still due before we come.');
    await payDeposit(api, staff, quote, { amount_cents: 27_40 });
    expect((await fetchPdf(path)).text).toContain(
      'Deposit of 30%, in the total: $77.40, paid on 21 Nov 2026. After the visit: $180.60.',
    );
  });

  it('says first what an NDIS plan pays for a visit, at the price limit before an invoice', async () => {
    const rooms = { bedroom: 2, bathroom: 2, kitchen: 1 };
    const choices = { service_id: 'ndis', rooms, addon_ids: [] };
    const quote = await createDraft(api, client, choices);
    const { text } = await fetchPdf(`quotes/${quote.id}/download_pdf/`);
    for (const said of [
      'Your NDIS plan pays, each visit',
      'About $150.25',
      '2.5 hours × $60.10.',
      'Estimated total',
      '$305.00',
      `The total is an estimate. ${NDIS_PRICE_NOTE}`,
    ]) {
      expect(text).toContain(said);
    }
  });

  it('without a price shows none', async () => {
    const quote = await createDraft(api, client, { service_id: 'window-carpet', addon_ids: [] });
    const pdf = await fetchPdf(`quotes/${quote.id}/download_pdf/`);
    expect(pdf.text).toContain('On request');
    expect(pdf.text).not.toMatch(/\$\d/u);
  });

  it('for a client without an account has a phone number and a line to sign, and no log in', async () => {
    const { before, sent } = await papersOf(await made());
    for (const { text } of [before, sent]) {
      expect(text).not.toMatch(/log in|http/iu);
      expect(text).toContain(`call us on ${company.phoneDisplay}`);
    }
    expect(before.text).not.toContain('Signature');
    expect(sent.text).toContain('To approve this quote, sign here and give us this page');
    expect(sent.text).toMatch(/Name Signature Date/u);
    expect(before.text).not.toContain('If you cancel');
    expect(sent.text).toContain('After that, the fee is half the price of the visit.');
  });

  it('for a client with an account says where to log in, and has no line to sign', async () => {
    const { sent } = await papersOf(await asked());
    expect(sent.text).toMatch(/log in at http/u);
    expect(sent.text).not.toContain('Signature');
  });

  it('has the list price and the reason of a line that costs something else', async () => {
    const { sent } = await papersOf(await asked());
    expect(sent.text).toContain('List price $180.00. Second clean this month.');
    expect(sent.text).not.toContain('List price $45.00');
  });
});
