import {
  aUser,
  anInvoice,
  anInvoiceEvent,
  answer,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import { company } from '@cleaning/company';
import { endpoints } from '@cleaning/contract/endpoints';
import type { Invoice } from '@cleaning/contract/invoices';
import { formatPlainDate } from '@cleaning/pricing';
import { screen, within } from '@testing-library/react';
import { eventually } from '@cleaning/test-setup/eventually';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aQuotesPage } from '#domains/quotes/testing/a-quotes-page.ts';
import { aReport, withProfile } from '../testing/ndis-invoice.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openPortal } from '#app/testing/portal.ts';
import { aPdf, catchSavedFiles } from '#app/testing/saved-files.ts';

const server = startService();
const invoice = anInvoice();
const ADDRESS = `/clients/invoices/${invoice.id}`;
const show = (shown: Invoice) => mockEndpoint(endpoints.getInvoice, answer(shown));
const NDIS = { user: aUser({ client_type: 'ndis', is_ndis_client: true }) };

beforeEach(() => {
  server.use(mockEndpoint(endpoints.listMyQuotes, answer(aQuotesPage([]))));
});

const payment: Invoice['payments'][number] = {
  id: '5b1f2a3c-0000-4000-8000-000000000301',
  kind: 'payment',
  amount_cents: 50_00,
  gst_cents: 0,
  reference: 'Transfer 70113',
  number: null,
  method: 'bank_transfer',
  received_on: '2026-11-25',
  created_at: '2026-11-25T00:00:00.000Z',
};

describe('an invoice', () => {
  it('shows its lines to the cent, its GST and how to pay it', async () => {
    server.use(show(invoice));
    await open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Invoice INV-2026-00012' }),
    ).toBeVisible();
    const lines = screen.getByRole('table', { name: 'What this invoice is for' });
    expect(within(lines).getByRole('row', { name: /General clean.*\$110\.00/u })).toBeVisible();
    expect(within(lines).getByRole('row', { name: 'GST $10.00' })).toBeVisible();
    expect(within(lines).getByRole('row', { name: 'Amount due $110.00' })).toBeVisible();
    const pay = screen.getByRole('region', { name: 'How to pay' });
    expect(pay).toHaveTextContent(company.bank.accountNumber);
    expect(pay).toHaveTextContent('Payment reference26000125');
    expect(pay).toHaveTextContent(`BPAY biller code${company.bank.bpayBillerCode}`);
    expect(pay).toHaveTextContent(`PayID${company.bank.payId}`);
    expect(screen.queryByRole('region', { name: 'NDIS check' })).not.toBeInTheDocument();
  });

  it('asks to pay by its day', async () => {
    server.use(show(invoice));
    await open();
    const pay = await screen.findByRole('region', { name: 'How to pay' });
    expect(pay).toHaveTextContent('Transfer $110.00 by ');
  });

  it('asks to pay an overdue invoice now, not by a day that has passed', async () => {
    server.use(show({ ...invoice, is_overdue: true }));
    await open();
    const pay = await screen.findByRole('region', { name: 'How to pay' });
    expect(pay).toHaveTextContent(
      `This invoice was due on ${formatPlainDate(invoice.due_date ?? '', 'medium')}. Please pay it now.`,
    );
    expect(pay).toHaveTextContent('Transfer $110.00, or pay it by BPAY.');
  });

  it('starts reading at how to pay, where a link to that leads', async () => {
    server.use(show(invoice));
    await openPortal(`${ADDRESS}#how-to-pay`);
    await eventually(() => {
      expect(screen.getByRole('region', { name: 'How to pay' })).toHaveFocus();
    });
  });

  it('leads at once from its top to how to pay it, and lets its numbers be copied', async () => {
    server.use(show(invoice));
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: 'How to pay $110.00' }));
    const pay = screen.getByRole('region', { name: 'How to pay' });
    await eventually(() => expect(pay).toHaveFocus());
    await user.click(within(pay).getByRole('button', { name: 'Copy PayID' }));
    expect(await screen.findByText('PayID copied.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(company.bank.payId?.replaceAll(' ', ''));
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(within(pay).getByRole('button', { name: 'Copy Account name' }));
    expect(await screen.findByText(/^Your browser did not let us copy\./u)).toBeInTheDocument();
  });

  it.each([
    ['there is nothing left to pay', { status: 'paid', balance_cents: 0 }],
    ['a plan pays it', { payer: 'plan_manager', plan_management: 'plan' }],
  ] as const)('does not lead to how to pay where %s', async (_when, overrides) => {
    server.use(show(anInvoice(overrides)), withProfile());
    await open();
    expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^How to pay/u })).not.toBeInTheDocument();
  });

  it('shows its payments and its history', async () => {
    const event = anInvoiceEvent({ actor_name: null });
    server.use(
      show(
        anInvoice({
          status: 'partially_paid',
          paid_cents: 50_00,
          balance_cents: 60_00,
          payments: [payment],
          events: [event],
        }),
      ),
    );
    await open();
    const payments = await screen.findByRole('region', { name: 'Payments and credits' });
    expect(payments.textContent).toMatch(/Paid by bank transfer.*Transfer 70113.*\$50\.00/u);
    expect(screen.getByRole('row', { name: 'Paid so far −$50.00' })).toBeVisible();
    expect(screen.getByText('We sent this invoice')).toBeVisible();
  });

  it('says in plain words that it was paid, and given back, another way', async () => {
    const other = { ...payment, method: 'other' } as const;
    const back = { ...other, kind: 'refund', id: anInvoiceEvent().id } as const;
    server.use(show(anInvoice({ payments: [other, back] })));
    await open();
    expect(await screen.findByText('Paid another way')).toBeVisible();
    expect(screen.getByText('Given back another way')).toBeVisible();
  });

  it.each([
    ['plan_manager', 'Plan Partners', /Plan Partners, who manages your plan and pays it/u],
    ['agency', 'Noah Williams', /We claim this invoice from the NDIA for you/u],
  ] as const)('never asks a participant to pay what the %s pays', async (payer, name, words) => {
    server.use(
      show(
        anInvoice({
          kind: 'ndis',
          payer,
          is_overdue: true,
          bill_to: { name, email: 'payer@mail.example', address: null, abn: null },
        }),
      ),
      withProfile(),
      mockEndpoint(endpoints.checkNdisInvoice, answer(aReport([]))),
    );
    await open(NDIS);
    expect(screen.queryByText('Overdue')).not.toBeInTheDocument();
    const pay = await screen.findByRole('region', { name: 'You do not need to pay' });
    expect(pay.textContent).toMatch(words);
    expect(screen.queryByText(company.bank.accountNumber)).not.toBeInTheDocument();
    expect(screen.queryByText('Payment reference')).not.toBeInTheDocument();
    expect(await screen.findByText('All clear')).toBeVisible();
  });

  it.each([
    ['unknown', { plan_management: null }, 'We do not know yet who manages your NDIS plan.'],
    [
      'plan_manager',
      { plan_manager_invoice_email: null },
      'We do not have the invoice email of your plan manager yet.',
    ],
    ['agency', { ndis_number_masked: null }, 'We do not have your NDIS number yet.'],
  ] as const)('of payer %s with %o asks for the missing details', async (payer, profile, words) => {
    server.use(
      show(anInvoice({ kind: 'ndis', payer })),
      withProfile(profile),
      mockEndpoint(endpoints.checkNdisInvoice, answer(aReport([]))),
    );
    await open(NDIS);
    const card = await screen.findByRole('region', { name: 'We need your NDIS details' });
    expect(card).toHaveTextContent(words);
    expect(within(card).getByRole('link', { name: 'Add your NDIS details' })).toHaveAttribute(
      'href',
      '/clients/account#ndis',
    );
    expect(screen.queryByText(company.bank.accountNumber)).not.toBeInTheDocument();
    expect(screen.queryByText('Payment reference')).not.toBeInTheDocument();
  });

  it('is sent to its payer once the client has entered the payer', async () => {
    const unknown = anInvoice({ kind: 'ndis', payer: 'unknown' });
    server.use(
      show(unknown),
      withProfile(),
      mockEndpoint(endpoints.checkNdisInvoice, answer(aReport([]))),
      mockEndpoint(endpoints.sendInvoiceAgain, answer({ ...unknown, payer: 'agency' })),
    );
    const { user } = await open(NDIS);
    await user.click(await screen.findByRole('button', { name: 'Send the invoice' }));
    expect(await screen.findByRole('region', { name: 'You do not need to pay' })).toBeVisible();
  });

  it('shows a participant what the PDF shows, and the whole NDIS number on request', async () => {
    const [line] = anInvoice().lines;
    if (line === undefined) throw new Error('The invoice of tests has a line.');
    server.use(
      show(
        anInvoice({
          kind: 'ndis',
          payer: 'client',
          plan_management: 'self',
          lines: [
            {
              ...line,
              gst_code: 'P2',
              support_item_number: '01_020_0120_1_1',
              claim_type: 'CANC',
              cancellation_reason: 'NSDF',
            },
          ],
        }),
      ),
      withProfile(),
      mockEndpoint(endpoints.checkNdisInvoice, answer(aReport([]))),
      mockEndpoint(endpoints.readOwnNdisNumber, answer({ ndis_number: '430123456' })),
    );
    const { user } = await open(NDIS);
    const lines = await screen.findByRole('table', { name: 'What this invoice is for' });
    expect(lines).toHaveTextContent('Support item 01_020_0120_1_1');
    expect(lines).toHaveTextContent('Claim type: Cancellation (family)');
    expect(screen.getByText('GST-free NDIS support (s 38-38 GST Act)')).toBeVisible();
    const details = screen.getByRole('region', { name: 'Details' });
    expect(details).toHaveTextContent('ABN 18 123 456 789');
    expect(details).toHaveTextContent(company.ndisRegistrationNumber);
    expect(details).toHaveTextContent('Participant');
    expect(await within(details).findByText('43x xxx x56')).toBeVisible();
    await user.click(within(details).getByRole('button', { name: 'Show NDIS number' }));
    expect(await within(details).findByText('430123456')).toBeVisible();
    await user.click(within(details).getByRole('button', { name: 'Hide NDIS number' }));
    expect(within(details).getByText('43x xxx x56')).toBeVisible();
  });

  it('is not found when it is unknown or a stranger’s', async () => {
    server.use(mockEndpoint(endpoints.getInvoice, refuse(404, { code: 'not_found' })));
    await open();
    expect(
      await screen.findByRole('heading', { name: 'We could not find this invoice' }),
    ).toBeVisible();
  });

  it('shows the error when it cannot be loaded, and tries again', async () => {
    server.use(mockEndpoint(endpoints.getInvoice, noResponse()));
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error');
    server.use(show(invoice));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });
});

it('deducts the deposit, and shows it in its totals, payments and history', async () => {
  const deposit: Invoice['payments'][number] = {
    ...payment,
    method: 'deposit',
    reference: 'Deposit Q-1048',
  };
  server.use(
    show(
      anInvoice({
        status: 'partially_paid',
        paid_cents: 50_00,
        deposit_cents: 50_00,
        balance_cents: 60_00,
        payments: [deposit],
        events: [
          anInvoiceEvent({
            command: 'record_payment',
            from_status: 'issued',
            to_status: 'partially_paid',
            actor: 'system',
            actor_name: null,
            occurred_at: '2026-11-21T02:00:00.000Z',
          }),
        ],
      }),
    ),
  );
  await open();
  expect(await screen.findByText('Your deposit, taken off')).toBeVisible();
  expect(screen.getByText('We took your deposit off')).toBeVisible();
  expect(screen.getByText('Deposit taken off')).toBeVisible();
  expect(screen.queryByText('Paid so far')).not.toBeInTheDocument();
});

it('says in its history that the plan manager has not paid it yet', async () => {
  const rejected = anInvoiceEvent({ command: 'reject_claim', from_status: 'issued' });
  server.use(show(anInvoice({ payer: 'plan_manager', events: [rejected] })), withProfile());
  await open();
  expect(await screen.findByText('Your plan manager did not pay it yet')).toBeVisible();
});

it('says that a claim for more than is owed is being corrected', async () => {
  server.use(
    show(
      anInvoice({
        kind: 'ndis',
        payer: 'agency',
        claim_status: 'submitted',
        claim_excess_cents: 30_05,
      }),
    ),
    withProfile(),
    mockEndpoint(endpoints.checkNdisInvoice, answer(aReport([]))),
  );
  await open(NDIS);
  const details = await screen.findByRole('region', { name: 'Details' });
  expect(details).toHaveTextContent('NDIS claimClaim being corrected');
});

describe('the files of an invoice', () => {
  it('are saved under the name that the service gives them', async () => {
    const saved = catchSavedFiles();
    const asked: (string | null)[] = [];
    server.use(
      show(anInvoice({ payments: [payment] })),
      mockEndpoint(endpoints.downloadInvoicePdf, aPdf('INV-2026-00012.pdf')),
      mockEndpoint(endpoints.downloadReceiptPdf, ({ query }) => {
        asked.push(query.get('payment_id'));
        return aPdf('Receipt INV-2026-00012.pdf');
      }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
    await eventually(() => expect(saved).toEqual(['INV-2026-00012.pdf']));
    await user.click(screen.getByRole('button', { name: /^Receipt for \$50\.00/u }));
    await eventually(() => expect(saved.at(-1)).toBe('Receipt INV-2026-00012.pdf'));
    expect(asked).toEqual([payment.id]);
  });

  it('show beside the button why they could not be downloaded', async () => {
    server.use(show(invoice), mockEndpoint(endpoints.downloadInvoicePdf, refuse(500, {})));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Server error. Please try again later.',
    );
  });
});

async function open(visit: Parameters<typeof openPortal>[1] = {}) {
  return openPortal(ADDRESS, visit);
}
