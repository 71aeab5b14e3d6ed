import { NDIS_PRICE_NOTE } from '@cleaning/pricing';
import {
  aDeposit,
  aPageOf,
  answer,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { Quote } from '@cleaning/contract/quotes';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpointKey } from '@cleaning/api-client/queries';
import { aChangedOffer, anOffer, knows } from '../testing/an-offer.ts';
import { anNdisOffer, withPlan } from '../testing/an-ndis-offer.ts';
import { anInvoicesPage } from '#domains/invoices/testing/an-invoices-page.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openPortal } from '#app/testing/portal.ts';

const server = startService();
const offer = anOffer();
const ADDRESS = `/clients/quotes/${offer.id}`;

const approved = anOffer({
  status: 'approved',
  version: 4,
  approved_at: '2026-11-21T03:04:00.000Z',
  approved_name: 'Mia Tran',
  deposit: aDeposit(15_660),
  available_commands: [],
});

beforeEach(() => {
  const nothing = aPageOf([]);
  server.use(
    mockEndpoint(endpoints.listMyQuotes, answer({ ...nothing, status_counts: {} })),
    mockEndpoint(endpoints.listMyAppointments, answer(nothing)),
    mockEndpoint(endpoints.listMyInvoices, answer(anInvoicesPage([]))),
  );
});

/** Opens an offer's page and the dialog of one of its answers. */
async function openDialog(button: string | RegExp, quote: Quote = offer) {
  server.use(knows(quote));
  const page = await openPortal(ADDRESS);
  await page.user.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog');
  return { ...page, dialog, within: within(dialog) };
}

async function signAndTick({ user, dialog }: Awaited<ReturnType<typeof openDialog>>) {
  await user.type(within(dialog).getByLabelText('Type your full name to sign'), 'Mia Tran');
  await user.click(within(dialog).getByRole('checkbox', { name: /^I agree to quote Q-1048/u }));
}

const pressApprove = ({ user, dialog }: Awaited<ReturnType<typeof openDialog>>) =>
  user.click(within(dialog).getByRole('button', { name: /^Approve \$/u }));

/** A change by others arrives, as it does over the live stream. */
const receive = ({ queryClient }: Awaited<ReturnType<typeof openDialog>>, changed: Quote) =>
  act(() => {
    queryClient.setQueryData(endpointKey('getQuote', { id: offer.id }), changed);
  });

const ORDERS = ['before', 'after'] as const;

describe('approving a quote', () => {
  it('names both days that the client asked for, since the second is booked where the first is taken', async () => {
    const wishes = { second_date: '2026-12-14', second_time: 'morning' };
    const { dialog } = await openDialog(/^Approve \$/u, anOffer(wishes));
    expect(dialog).toHaveTextContent(
      'we book Thursday 10 December 2026 or, if that is taken, Monday 14 December 2026, and email you the time. If neither is free, we agree on another day with you.',
    );
    expect(dialog).toHaveTextContent('Second choice');
  });

  it('says what is agreed to, asks for a name and a consent, and sends them once', async () => {
    const sent: unknown[] = [];
    const page = await openDialog(/^Approve \$/u);
    expect(page.dialog).toHaveAccessibleName('Approve this quote for $522.00?');
    for (const words of ['$522.00', '30%, $156.60', 'Thursday 10 December 2026']) {
      expect(page.within.getByText(words)).toBeVisible();
    }
    expect(page.dialog).toHaveTextContent('The deposit of $156.60 is part of the total.');
    expect(page.dialog).toHaveTextContent('You cannot undo an approval here.');
    await signAndTick(page);
    server.use(
      mockEndpoint(endpoints.approveQuote, ({ body, headers }) => {
        sent.push([body, headers.get('Idempotency-Key') !== null]);
        server.use(knows(approved));
        return answer(approved);
      }),
    );
    await page.user.dblClick(page.within.getByRole('button', { name: /^Approve \$/u }));
    const outcome = await screen.findByRole('heading', { name: 'You approved this quote' });
    expect(outcome).toHaveFocus();
    expect(screen.getByText(/Approved by Mia Tran on 21 Nov 2026, 2:04 pm/u)).toBeVisible();
    const deposit = screen.getByRole('region', { name: 'How to pay the deposit' });
    expect(deposit).toHaveTextContent('Transfer $156.60 before we come.');
    expect(deposit).toHaveTextContent('ReferenceQ-1048');
    expect(sent).toEqual([[{ version: 3, approved_name: 'Mia Tran', accepts_terms: true }, true]]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the amount beside its button', async () => {
    server.use(knows(offer));
    await openPortal(ADDRESS);
    const bar = within(await screen.findByRole('region', { name: 'Next step' }));
    expect(bar.getByText('$522.00')).toBeVisible();
  });

  it('says where the copy goes', async () => {
    const page = await openDialog('Approve $522.00');
    expect(page.dialog).toHaveTextContent(
      'A copy goes to mia@example.com straight away, with the PDF.',
    );
  });

  it.each(['mia tran', ' MIA  TRAN ', 'Mía Trân'])(
    'takes %j for the name of the account, and asks nothing',
    async (typed) => {
      const page = await openDialog('Approve $522.00');
      await page.user.type(page.within.getByLabelText('Type your full name to sign'), typed);
      await page.user.tab();
      expect(page.within.queryByRole('radio')).not.toBeInTheDocument();
    },
  );

  describe('by somebody else', () => {
    const FOR_WHOM = { name: 'Are you signing for somebody else?' };

    async function signAsRob() {
      const page = await openDialog('Approve $522.00');
      const name = page.within.getByLabelText('Type your full name to sign');
      await page.user.type(name, 'Rob Tran');
      expect(page.within.queryByRole('group', FOR_WHOM)).not.toBeInTheDocument();
      await page.user.tab();
      await page.within.findByRole('group', FOR_WHOM);
      await page.user.click(page.within.getByRole('checkbox', { name: /^I agree/u }));
      return { ...page, name };
    }

    it('asks how they know the client, and sends it with their own address', async () => {
      const sent: unknown[] = [];
      const page = await signAsRob();
      expect(page.within.getByRole('radio', { name: 'Yes, I sign for Mia Tran' })).toBeChecked();
      await page.user.selectOptions(page.within.getByLabelText('How do you know Mia?'), 'carer');
      await page.user.type(page.within.getByLabelText(/^Your own email/u), 'rob@example.com');
      server.use(
        mockEndpoint(endpoints.approveQuote, ({ body }) => {
          sent.push(body);
          return answer(approved);
        }),
      );
      await page.user.click(page.within.getByRole('button', { name: 'Approve $522.00 for Mia' }));
      await screen.findByRole('heading', { name: 'You approved this quote' });
      expect(sent).toEqual([
        {
          version: 3,
          approved_name: 'Rob Tran',
          accepts_terms: true,
          signer_relation: 'carer',
          signer_email: 'rob@example.com',
        },
      ]);
    });

    it('says beside the question that the service wants an answer', async () => {
      const refusal = 'This is the account of Mia Tran. Say how you know them, or type that name.';
      const page = await signAsRob();
      server.use(mockEndpoint(endpoints.approveQuote, refuse(400, { signer_relation: [refusal] })));
      await pressApprove(page);
      expect(await page.within.findByRole('alert')).toHaveTextContent(refusal);
      await page.user.click(page.within.getByRole('link', { name: refusal }));
      expect(page.within.getByLabelText('How do you know Mia?')).toHaveFocus();
    });

    it('goes back to the name when it was only a mistake', async () => {
      const page = await signAsRob();
      await page.user.click(page.within.getByRole('radio', { name: 'No, I am Mia. Fix the name' }));
      expect(page.name).toHaveFocus();
      expect(page.within.queryByLabelText('How do you know Mia?')).not.toBeInTheDocument();
      await page.user.keyboard('Mia Tran');
      expect(page.name).toHaveValue('Mia Tran');
      expect(page.within.queryByRole('group', FOR_WHOM)).not.toBeInTheDocument();
    });
  });

  it('lists at the top what is missing, and moves the focus to it', async () => {
    const page = await openDialog(/^Approve \$/u);
    await pressApprove(page);
    const summary = await page.within.findByRole('alert');
    expect(summary).toHaveTextContent('Type your full name to approve.');
    expect(summary).toHaveTextContent('Accept the terms to approve.');
    await page.user.click(page.within.getByRole('link', { name: 'Accept the terms to approve.' }));
    expect(page.within.getByRole('checkbox')).toHaveFocus();
  });

  it.each([
    ['offline', noResponse(), 'Network error. Please check your internet connection.'],
    ['the service is in trouble', refuse(500, {}), 'Server error. Please try again later.'],
  ])('keeps what was typed when %s, and repeats the same call', async (_when, failure, message) => {
    const keys: (string | null)[] = [];
    const page = await openDialog(/^Approve \$/u);
    await signAndTick(page);
    server.use(
      mockEndpoint(endpoints.approveQuote, ({ headers }) => {
        keys.push(headers.get('Idempotency-Key'));
        return keys.length === 1 ? failure : answer(approved);
      }),
    );
    await pressApprove(page);
    expect(await page.within.findByRole('alert')).toHaveTextContent(message);
    expect(page.within.getByLabelText('Type your full name to sign')).toHaveValue('Mia Tran');
    expect(page.within.getByRole('checkbox')).toBeChecked();
    await pressApprove(page);
    await screen.findByRole('heading', { name: 'You approved this quote' });
    expect(new Set(keys).size).toBe(1);
  });

  it.each(ORDERS)('says what changed %s the press, and asks for a new consent', async (order) => {
    const changed = aChangedOffer();
    const bodies: unknown[] = [];
    const page = await openDialog(/^Approve \$/u);
    await signAndTick(page);
    if (order === 'before') receive(page, changed);
    server.use(
      knows(changed),
      mockEndpoint(endpoints.approveQuote, ({ body }) => {
        bodies.push(body);
        return bodies.length === 1
          ? refuse(409, { code: 'stale_version', detail: 'It has changed.', current: changed })
          : answer({ ...approved, version: 7 });
      }),
    );
    await pressApprove(page);
    const alert = await page.within.findByRole('alert');
    expect(alert).toHaveFocus();
    expect(alert).toHaveTextContent('It has changed.');
    expect(alert).toHaveTextContent('Bathroom: 2 to 1, −$35.00');
    expect(alert).toHaveTextContent('Total: $522.00 to $480.00');
    expect(page.within.getByText('$480.00')).toBeVisible();
    expect(page.within.getByLabelText('Type your full name to sign')).toHaveValue('Mia Tran');
    expect(page.within.getByRole('checkbox')).not.toBeChecked();

    await page.user.click(page.within.getByRole('checkbox'));
    await pressApprove(page);
    await screen.findByRole('heading', { name: 'You approved this quote' });
    expect(bodies).toMatchObject([{ version: 3 }, { version: 6 }]);
  });

  it('shows a change before the press, and a consent that follows is to the changed quote', async () => {
    const sent: unknown[] = [];
    const page = await openDialog(/^Approve \$/u);
    receive(page, aChangedOffer());
    expect(await page.within.findByText('This quote has changed')).toBeVisible();
    expect(page.within.getByText('Bathroom: 2 to 1, −$35.00')).toBeVisible();
    await signAndTick(page);
    server.use(
      mockEndpoint(endpoints.approveQuote, ({ body }) => {
        sent.push(body);
        return answer({ ...approved, version: 7 });
      }),
    );
    await pressApprove(page);
    await screen.findByRole('heading', { name: 'You approved this quote' });
    expect(sent).toMatchObject([{ version: 6 }]);
  });

  it('asks for a new consent when the quote changed while the dialog was closed', async () => {
    const page = await openDialog(/^Approve \$/u);
    await signAndTick(page);
    await page.user.click(page.within.getByRole('button', { name: 'Not yet' }));
    receive(page, aChangedOffer());
    await page.user.click(screen.getByRole('button', { name: /^Approve \$/u }));
    expect(screen.getByLabelText('Type your full name to sign')).toHaveValue('Mia Tran');
    expect(screen.getByRole('checkbox', { name: /^I agree to quote/u })).not.toBeChecked();
  });

  it('says that the quote has expired meanwhile, and can be closed', async () => {
    const expired = anOffer({ available_commands: ['decline', 'request_changes'] });
    const page = await openDialog(/^Approve \$/u);
    await signAndTick(page);
    server.use(
      knows(expired),
      mockEndpoint(
        endpoints.approveQuote,
        refuse(409, {
          code: 'invalid_transition',
          detail: 'This quote has expired. Ask us for an updated one.',
          current: expired,
        }),
      ),
    );
    await pressApprove(page);
    const alert = await page.within.findByRole('alert');
    expect(alert).toHaveTextContent('This quote has expired. Ask us for an updated one.');
    expect(page.within.queryByRole('button', { name: /^Approve \$/u })).not.toBeInTheDocument();
    await page.user.click(page.within.getAllByRole('button', { name: 'Close' })[0] ?? page.dialog);
    expect(await screen.findByRole('link', { name: 'Ask for an updated quote' })).toHaveAttribute(
      'href',
      `/clients/messages?quote=${offer.id}`,
    );
    // The button that opened the dialog no longer exists.
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'This quote has expired' })).toHaveFocus(),
    );
  });

  it('keeps what was typed while the user looks at the quote again', async () => {
    const page = await openDialog(/^Approve \$/u);
    await signAndTick(page);
    await page.user.click(page.within.getByRole('button', { name: 'Not yet' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: /^Approve \$/u }));
    expect(screen.getByLabelText('Type your full name to sign')).toHaveValue('Mia Tran');
  });

  it('asks an NDIS client for no deposit, and says what their plan pays for a visit', async () => {
    server.use(...withPlan());
    const page = await openDialog('Approve about $150.25 a visit', anNdisOffer());
    expect(page.dialog).toHaveAccessibleName('Approve this quote for about $150.25 a visit?');
    expect(page.dialog).toHaveTextContent(
      'Your plan pays, each visitAbout $150.25, 2.5 hours × $60.10',
    );
    expect(page.dialog).toHaveTextContent('Estimate by rooms, without a plan$305.00');
    expect(page.dialog).toHaveTextContent(NDIS_PRICE_NOTE);
    expect(
      page.within.getByRole('button', { name: 'Approve about $150.25 a visit' }),
    ).toBeVisible();
  });

  it('calls the price of an NDIS client an estimate while their rate cannot be read', async () => {
    server.use(mockEndpoint(endpoints.getMyHourlyRates, refuse(403, {})), ...withPlan());
    const page = await openDialog('Approve $522.00', anOffer({ service_id: 'ndis' }));
    expect(page.within.getByText('Estimated total')).toBeVisible();
    expect(page.dialog).toHaveTextContent('DepositNone if your NDIS plan pays');
    expect(page.dialog).toHaveTextContent(`The total is an estimate. ${NDIS_PRICE_NOTE}`);
    expect(page.dialog).not.toHaveTextContent('$156.60');
  });
});

describe('requesting changes', () => {
  it('needs a comment, sends it once, and confirms that the company works on it', async () => {
    const bodies: unknown[] = [];
    const page = await openDialog('Ask for changes');
    const send = page.within.getByRole('button', { name: 'Ask for changes' });
    await page.user.click(send);
    expect(await page.within.findByRole('alert')).toHaveTextContent(
      'Say what you would like changed.',
    );
    await page.user.type(page.within.getByRole('textbox'), 'Two bathrooms less.');
    server.use(
      mockEndpoint(endpoints.requestQuoteChanges, ({ body }) => {
        bodies.push(body);
        const asked = anOffer({ status: 'changes_requested', version: 4, available_commands: [] });
        server.use(knows(asked));
        return answer(asked);
      }),
    );
    await page.user.dblClick(send);
    expect(
      await screen.findByRole('heading', { name: 'We are working on your changes' }),
    ).toHaveFocus();
    expect(bodies).toEqual([{ version: 3, comment: 'Two bathrooms less.' }]);
  });

  it('keeps the comment when the quote was approved in another window', async () => {
    const page = await openDialog('Ask for changes');
    await page.user.type(page.within.getByRole('textbox'), 'Two bathrooms less.');
    server.use(
      knows(approved),
      mockEndpoint(
        endpoints.requestQuoteChanges,
        refuse(409, { code: 'stale_version', detail: 'It has changed.', current: approved }),
      ),
    );
    await page.user.click(page.within.getByRole('button', { name: 'Ask for changes' }));
    expect(await page.within.findByRole('alert')).toHaveTextContent('You approved this quote.');
    expect(page.within.getByRole('textbox')).toHaveValue('Two bathrooms less.');
    expect(page.within.queryByRole('button', { name: 'Ask for changes' })).not.toBeInTheDocument();
  });
});

describe('an answer without a consent', () => {
  it.each(
    ORDERS.flatMap((order) => [
      [order, 'Ask for changes', 'Ask for changes', endpoints.requestQuoteChanges, offer] as const,
      [order, 'Decline', 'Decline quote', endpoints.declineQuote, offer] as const,
      [
        order,
        'Cancel request',
        'Cancel request',
        endpoints.cancelQuote,
        anOffer({ status: 'submitted', available_commands: ['cancel'] }),
      ] as const,
    ]),
  )('says what changed %s the press: %s', async (order, opener, label, endpoint, quote) => {
    const changed = aChangedOffer({
      status: quote.status,
      available_commands: quote.available_commands,
    });
    const bodies: unknown[] = [];
    const page = await openDialog(opener, quote);
    await page.user.type(page.within.getByRole('textbox'), 'Two bathrooms less.');
    if (order === 'before') receive(page, changed);
    server.use(
      knows(changed),
      mockEndpoint(endpoint, ({ body }) => {
        bodies.push(body);
        return refuse(409, { code: 'stale_version', detail: 'It has changed.', current: changed });
      }),
    );
    const press = () => page.user.click(page.within.getByRole('button', { name: label }));
    await press();
    expect(await page.within.findByText('It has changed.')).toBeVisible();
    expect(page.within.getByText('Bathroom: 2 to 1, −$35.00')).toBeVisible();
    await press();
    await waitFor(() => expect(bodies).toMatchObject([{ version: 3 }, { version: 6 }]));
  });
});

describe('text in a dialog whose session ended', () => {
  it.each([
    ['Ask for changes', endpoints.requestQuoteChanges],
    ['Decline', endpoints.declineQuote],
  ])('is restored when the same user opens the dialog again: %s', async (button, endpoint) => {
    server.use(mockEndpoint(endpoint, noResponse()));
    const { user, router, within: dialog } = await openDialog(button);
    await user.type(dialog.getByRole('textbox'), 'Two bathrooms less.');
    await act(() => router.navigate('/clients/calculator'));
    await act(() => router.navigate(ADDRESS));
    await user.click(await screen.findByRole('button', { name: button }));
    const again = await screen.findByRole('dialog');
    expect(within(again).getByRole('textbox')).toHaveValue('Two bathrooms less.');
  });
});

describe('text in a dialog when the page is reloaded', () => {
  it.each(['Ask for changes', 'Decline'])('is there again: %s', async (button) => {
    const { user, within: dialog } = await openDialog(button);
    await user.type(dialog.getByRole('textbox'), 'Two bathrooms less.');
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    const again = await openDialog(button);
    expect(again.within.getByRole('textbox')).toHaveValue('Two bathrooms less.');
  });
});

describe('declining a quote', () => {
  it('sends the choice and the comment as one reason, once', async () => {
    const bodies: unknown[] = [];
    const page = await openDialog('Decline');
    const declined = anOffer({ status: 'declined', version: 4, available_commands: [] });
    server.use(
      mockEndpoint(endpoints.declineQuote, ({ body }) => {
        bodies.push(body);
        server.use(knows(declined));
        return answer(declined);
      }),
    );
    await page.user.selectOptions(page.within.getByRole('combobox'), 'The price is too high');
    await page.user.type(page.within.getByRole('textbox'), 'By $50.');
    await page.user.dblClick(page.within.getByRole('button', { name: 'Decline quote' }));
    expect(await screen.findByRole('heading', { name: 'This quote was declined' })).toHaveFocus();
    expect(bodies).toEqual([{ version: 3, reason: 'The price is too high. By $50.' }]);
  });

  it('needs no reason, and shows why it failed', async () => {
    const bodies: unknown[] = [];
    const page = await openDialog('Decline');
    server.use(
      mockEndpoint(endpoints.declineQuote, ({ body }) => {
        bodies.push(body);
        return noResponse();
      }),
    );
    await page.user.click(page.within.getByRole('button', { name: 'Decline quote' }));
    expect(await page.within.findByRole('alert')).toHaveTextContent('Network error.');
    expect(bodies).toEqual([{ version: 3 }]);
  });
});
