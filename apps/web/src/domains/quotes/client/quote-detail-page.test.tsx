import {
  aDeposit,
  aPageOf,
  aQuote,
  answer,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { Quote } from '@cleaning/contract/quotes';
import { priceOfChoices, withDeposit } from '@cleaning/contract/quotes/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anNdisOffer, withPlan } from '../testing/an-ndis-offer.ts';
import { anInvoicesPage } from '#domains/invoices/testing/an-invoices-page.ts';
import { aQuotesPage } from '../testing/a-quotes-page.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openPortal } from '#app/testing/portal.ts';

const server = startService();
const draft = aQuote({ address_line1: '1 Example Street', postcode: '2154' });
const submitted = aQuote({ status: 'submitted', version: 2, available_commands: ['cancel'] });
const ADDRESS = `/clients/quotes/${draft.id}`;
const show = (quote: Quote) => mockEndpoint(endpoints.getQuote, answer(quote));

beforeEach(() => {
  server.use(mockEndpoint(endpoints.listMyQuotes, answer(aQuotesPage([draft]))));
});

describe('a quote', () => {
  it('shows its price to the cent, its address and the possible actions', async () => {
    server.use(show(draft));
    await openPortal(ADDRESS);
    expect(await screen.findByRole('heading', { level: 1, name: 'Quote Q-1048' })).toBeVisible();
    const lines = screen.getByRole('table', { name: 'What you are paying for' });
    expect(
      within(lines).getByRole('row', { name: /Bedroom.*3.*\$25\.00.*\$75\.00/u }),
    ).toBeVisible();
    expect(
      within(lines).getByRole('row', { name: /^Total GST included \$435\.00$/u }),
    ).toBeVisible();
    expect(screen.getByText('Deep cleaning at 1 Example Street, Castle Hill')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Review and send' })).toHaveAttribute(
      'href',
      `${ADDRESS}/edit?step=check`,
    );
    expect(screen.queryByRole('button', { name: 'Cancel request' })).not.toBeInTheDocument();
  });

  it('says what cancelling a visit late costs while the client decides', async () => {
    server.use(show(aQuote({ status: 'sent' })));
    await openPortal(ADDRESS);
    const card = await screen.findByRole('region', { name: 'If you cancel' });
    await waitFor(() => expect(card).toHaveTextContent('the fee is half the price of the visit.'));
  });

  it('adds up: a timing without an effect is no row, and the deposit stands below the total', async () => {
    const urgent = priceOfChoices({
      service_id: 'deep',
      rooms: { bedroom: 1 },
      addon_ids: [],
      timeline_id: 'urgent',
    });
    server.use(show(aQuote({ timeline_id: 'urgent', price: urgent })));
    await openPortal(ADDRESS);
    const lines = await screen.findByRole('table', { name: 'What you are paying for' });
    const rows = within(lines).getAllByRole('row').slice(-5);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Subtotal$205.00',
      'Urgent timing (× 1.2)$41.00',
      'Total GST included$246.00',
      'Deposit of 30%, in the total$73.80',
      'After the visit$172.20',
    ]);
  });

  it.each([
    [
      'a part of it',
      aDeposit(73_80, [50_00]),
      '$50.00 received on 20 Nov 2026, $23.80 still due',
      '$172.20',
      ['Transfer $23.80 before we come. It is the rest of your deposit of $73.80.', '$50.00'],
    ],
    [
      'all of it, in parts',
      aDeposit(73_80, [50_00, 23_80]),
      'paid on 20 Nov 2026',
      '$172.20',
      ['Received on 20 Nov 2026, reference CASH 1$50.00', 'CASH 2$23.80'],
    ],
    [
      'a part, before the invoice asked for the rest',
      aDeposit(50_00, [50_00], { taken_off_cents: 50_00 }),
      '$50.00 of it paid on 20 Nov 2026',
      '$196.00',
      ['Received on 20 Nov 2026, reference CASH 1$50.00', 'Taken off your invoice$50.00'],
    ],
  ])('says what came of its deposit: %s', async (_what, deposit, words, after, said) => {
    const price = priceOfChoices({
      service_id: 'deep',
      rooms: { bedroom: 1 },
      addon_ids: [],
      timeline_id: 'urgent',
    });
    server.use(
      mockEndpoint(endpoints.listMyAppointments, answer(aPageOf([]))),
      mockEndpoint(endpoints.listMyInvoices, answer(anInvoicesPage([]))),
      show(
        aQuote({
          status: 'approved',
          timeline_id: 'urgent',
          price,
          deposit,
          available_commands: [],
        }),
      ),
    );
    await openPortal(ADDRESS);
    const lines = await screen.findByRole('table', { name: 'What you are paying for' });
    const rows = within(lines).getAllByRole('row').slice(-2);
    expect(rows.map((row) => row.textContent)).toEqual([
      `Deposit of 30%, in the total, ${words}$73.80`,
      `After the visit${after}`,
    ]);
    const card = screen.getByRole('region', { name: /deposit$/u });
    for (const text of said) expect(card).toHaveTextContent(text);
  });

  it.each([
    ['as usual', undefined, 'TimingStandard. No deposit.'],
    ['chosen by the office', 30, 'TimingStandard'],
  ])('says of its timing what holds with a deposit %s', async (_how, percent, timing) => {
    const price = priceOfChoices({
      service_id: 'deep',
      rooms: { bedroom: 1 },
      addon_ids: [],
      timeline_id: 'standard',
    });
    const chosen = percent === undefined ? null : { percent };
    server.use(
      show(
        aQuote({
          status: 'sent',
          timeline_id: 'standard',
          price: withDeposit(price, 'standard', chosen),
        }),
      ),
    );
    await openPortal(ADDRESS);
    const card = await screen.findByRole('region', { name: 'Where and when' });
    const terms = within(card).getAllByText('Timing');
    expect(terms.map((term) => term.parentElement?.textContent)).toEqual([timing]);
  });

  it('has no row for standard timing or for no deposit', async () => {
    server.use(show(draft));
    await openPortal(ADDRESS);
    const lines = await screen.findByRole('table', { name: 'What you are paying for' });
    const rows = within(lines).getAllByRole('row');
    expect(rows.at(-1)?.textContent).toBe('Total GST included$435.00');
    expect(lines.textContent).not.toMatch(/timing|Subtotal|Deposit/u);
  });

  it('shows its version once it was revised', async () => {
    server.use(show(aQuote({ status: 'sent', revision: 2, available_commands: [] })));
    await openPortal(ADDRESS);
    expect(await screen.findByText('Version 2')).toBeVisible();
  });

  it('can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    server.use(show(draft));
    const { user } = await openPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('is not found when it is unknown or a stranger’s', async () => {
    server.use(mockEndpoint(endpoints.getQuote, refuse(404, { code: 'not_found' })));
    await openPortal(ADDRESS);
    expect(
      await screen.findByRole('heading', { name: 'We could not find this quote' }),
    ).toBeVisible();
    expect(screen.getByText('The requested resource was not found.')).toBeVisible();
  });

  it.each([
    ['the network is lost', noResponse(), 'Network error. Please check your internet connection.'],
    [
      'access is refused',
      refuse(403, { code: 'permission_denied' }),
      'You do not have permission to perform this action.',
    ],
  ])('shows the error when %s, and retries', async (_title, failure, message) => {
    server.use(mockEndpoint(endpoints.getQuote, failure));
    const { user } = await openPortal(ADDRESS);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    server.use(show(draft));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Quote Q-1048' })).toBeVisible();
  });
});

async function openForPlan(quote = anNdisOffer(), plan = withPlan()) {
  server.use(show(quote), ...plan);
  const page = await openPortal(ADDRESS);
  await screen.findByRole('region', { name: 'What your plan pays' });
  await page.settled();
  return page;
}

const card = (name: string) => screen.getByRole('region', { name });
const foldedEstimate = () => screen.getByText(/estimate by rooms, for people/u).closest('details');

describe('a quote for an NDIS plan', () => {
  it('says what the plan pays first, and folds the estimate by rooms', async () => {
    const { user } = await openForPlan();
    expect(card('Next step')).toHaveTextContent(
      'Your plan pays, about, each visit$150.252.5 hours × $60.10 an hour. You pay nothing now.',
    );
    expect(card('What your plan pays')).toHaveTextContent(
      '$60.10 an hour is the rate of your last invoice.',
    );
    const rows = within(screen.getByRole('table', { name: 'What your plan pays' })).getAllByRole(
      'row',
    );
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      'NDIS cleaning supportEach visit, 2.5 hours × $60.102.5$60.10$150.25',
      'About, each visit No GST, no deposit, no extra for urgent$150.25',
      'You pay$0.00',
    ]);
    expect(foldedEstimate()).not.toHaveAttribute('open');
    await user.click(screen.getByText('Where is the $305 I saw in the calculator?'));
    expect(foldedEstimate()).toHaveAttribute('open');
    expect(foldedEstimate()).toHaveTextContent('your plan pays about $150.25 a visit, not $305.');
    expect(
      within(screen.getByRole('table', { name: 'The estimate by rooms' })).getByRole('row', {
        name: 'Estimated total $305.00',
      }),
    ).toBeVisible();
  });

  it('says who gets the invoice', async () => {
    await openForPlan();
    for (const text of [
      'Plan typePlan-managed',
      'Invoice goes toSample Plan Managers, with a copy to you',
      'Sent toinvoices@plan-manager.example',
    ]) {
      expect(card('Who gets the invoice')).toHaveTextContent(text);
    }
  });

  it('does not say that somebody who manages their own plan pays nothing', async () => {
    await openForPlan(anNdisOffer(), withPlan('self'));
    expect(card('What your plan pays')).toHaveTextContent(
      'You pay after the visit, then claim it from your plan$150.25',
    );
    expect(card('What your plan pays')).not.toHaveTextContent('$0.00');
    expect(card('Who gets the invoice')).toHaveTextContent('Invoice goes toYou');
  });

  it('has the price limit before the first invoice, and nothing about a plan that is not known', async () => {
    await openForPlan(anNdisOffer(), withPlan(null, null));
    expect(card('What your plan pays')).toHaveTextContent(
      '$60.10 an hour is the NDIS price limit.',
    );
    expect(card('What your plan pays')).not.toHaveTextContent('You pay');
    expect(screen.queryByRole('region', { name: 'Who gets the invoice' })).not.toBeInTheDocument();
  });

  it('does not call a price that we changed the one of the calculator', async () => {
    const { price } = anNdisOffer();
    const [line] = price.lines;
    if (line === undefined) throw new Error('An offer has lines.');
    const lines = [{ ...line, list_unit_cents: line.unit_cents + 20_00 }];
    await openForPlan(anNdisOffer({ price: { ...price, lines } }));
    expect(screen.getByText('What is the estimate of $305?')).toBeVisible();
  });

  it('shows the estimate alone while the rate cannot be read', async () => {
    server.use(
      show(anNdisOffer()),
      mockEndpoint(endpoints.getMyHourlyRates, refuse(403, { code: 'permission_denied' })),
      ...withPlan(),
    );
    await openPortal(ADDRESS);
    expect(await screen.findByRole('table', { name: 'Your estimate' })).toBeVisible();
    expect(screen.getByText(/This price is an estimate\./u)).toHaveTextContent(
      'For example, 2.5 h × $60.10 = $150.25.',
    );
    expect(screen.getByRole('button', { name: 'Approve $305.00' })).toBeVisible();
  });
});

async function openDialog() {
  server.use(show(draft));
  const page = await openPortal(ADDRESS);
  await page.user.click(await screen.findByRole('button', { name: 'Delete draft' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete this draft?' });
  return {
    ...page,
    dialog,
    confirm: within(dialog).getByRole('button', { name: 'Delete draft' }),
  };
}

describe('deleting a draft', () => {
  it('asks for a confirmation, and keeps the draft when the user cancels', async () => {
    const { user, dialog } = await openDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('deletes the version that was shown, once, and goes to the list', async () => {
    const calls: (string | null)[] = [];
    server.use(
      mockEndpoint(endpoints.deleteQuote, ({ query }) => {
        calls.push(query.get('version'));
        return answer(undefined);
      }),
    );
    const { user, confirm, path } = await openDialog();
    await user.dblClick(confirm);
    await waitFor(() => expect(path()).toBe('/clients/quotes'));
    expect(calls).toEqual(['1']);
    expect(screen.getByText('Draft deleted')).toBeVisible();
  });

  it('shows in the dialog why it failed', async () => {
    server.use(
      mockEndpoint(
        endpoints.deleteQuote,
        refuse(409, { code: 'stale_version', detail: 'This quote has changed.', current: draft }),
      ),
    );
    const { user, dialog, confirm, path } = await openDialog();
    await user.click(confirm);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('This quote has changed.');
    await waitFor(() => expect(path()).toBe(ADDRESS));
  });
});

describe('cancelling a request', () => {
  it('asks for a reason, and shows the quote as cancelled', async () => {
    const bodies: unknown[] = [];
    server.use(
      show(submitted),
      mockEndpoint(endpoints.cancelQuote, ({ body }) => {
        bodies.push(body);
        const cancelled = aQuote({ status: 'cancelled', version: 3, available_commands: [] });
        server.use(show(cancelled));
        return answer(cancelled);
      }),
    );
    const { user } = await openPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Cancel request' }));
    const dialog = screen.getByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'We moved.');
    await user.dblClick(within(dialog).getByRole('button', { name: 'Cancel request' }));
    expect(await screen.findByRole('heading', { name: 'This quote was cancelled' })).toBeVisible();
    expect(bodies).toEqual([{ version: 2, reason: 'We moved.' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows in the dialog why it failed', async () => {
    server.use(
      show(submitted),
      mockEndpoint(
        endpoints.cancelQuote,
        refuse(409, { code: 'invalid_transition', detail: 'This quote has been sent.' }),
      ),
    );
    const { user } = await openPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Cancel request' }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel request' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('This quote has been sent.');
  });
});
