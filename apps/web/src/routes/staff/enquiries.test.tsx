import {
  aQuote,
  anEnquiriesPage,
  anEnquiry,
  anEnquirySummary,
  answer,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints, type Enquiry, type ParsedBody } from '@cleaning/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openStaffPortal, startStaffService } from './testing/staff-portal.ts';

const LIST = '/staff/portal/enquiries';
const helen = anEnquiry();
const ADDRESS = `${LIST}/${helen.id}`;

const server = startStaffService();

/** Serves one enquiry, which the list has too, until a test says otherwise. */
function serve(enquiry: Enquiry = helen): void {
  server.use(
    mockEndpoint(endpoints.listEnquiries, answer(anEnquiriesPage([anEnquirySummary(enquiry)]))),
    mockEndpoint(endpoints.getEnquiry, answer(enquiry)),
  );
}

const answerField = () => screen.findByRole('textbox', { name: /Answer by email/u });
const button = (name: string) => screen.getByRole('button', { name });

describe('the list of enquiries', () => {
  it('shows who wrote when about what, with how many there are in each state', async () => {
    server.use(
      mockEndpoint(
        endpoints.listEnquiries,
        answer(anEnquiriesPage([anEnquirySummary()], { spam: 5 })),
      ),
    );
    await openStaffPortal(LIST);
    const row = await screen.findByRole('link', { name: /Helen Novak/u });
    expect(row).toHaveAccessibleName(/A price.*two bedroom unit.*Open/u);
    expect(row).toHaveAttribute('href', ADDRESS);
    expect(screen.getByRole('link', { name: 'Open 1' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Spam 5' })).toBeVisible();
  });

  it('asks for another state, words and page, which the address has', async () => {
    const asked: string[] = [];
    server.use(
      mockEndpoint(endpoints.listEnquiries, ({ query }) => {
        asked.push(query.toString());
        const page = anEnquiriesPage([
          anEnquirySummary({ status: 'answered', answered_by: 'Priya' }),
        ]);
        return answer({ ...page, count: 21 });
      }),
    );
    const { user, path } = await openStaffPortal(LIST);
    await user.click(await screen.findByRole('link', { name: /^Answered \d/u }));
    expect(await screen.findByText('Answered by Priya')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'carpet');
    await waitFor(() => expect(path()).toBe(`${LIST}?show=answered&search=carpet`));
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    expect(path()).toBe(`${LIST}?show=answered&search=carpet&page=2`);
    await waitFor(() =>
      expect(asked.at(-1)).toBe('page=2&page_size=20&status=answered&search=carpet'),
    );
  });

  it('says so when there is nothing to answer, when nothing matches, and when it fails', async () => {
    server.use(mockEndpoint(endpoints.listEnquiries, refuse(500, {})));
    const { user } = await openStaffPortal(LIST);
    expect(
      await screen.findByRole('heading', { name: 'We could not load the enquiries' }),
    ).toBeVisible();
    server.use(mockEndpoint(endpoints.listEnquiries, answer(anEnquiriesPage([]))));
    await user.click(button('Try again'));
    expect(await screen.findByRole('heading', { name: 'Nothing to answer' })).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'carpet');
    expect(await screen.findByRole('heading', { name: 'No enquiries match' })).toBeVisible();
    await user.click(button('Clear the search'));
    expect(await screen.findByRole('heading', { name: 'Nothing to answer' })).toBeVisible();
  });

  it('is walked with J and K, and opened with Enter', async () => {
    serve();
    const { user, path } = await openStaffPortal(LIST);
    const row = await screen.findByRole('link', { name: /Helen Novak/u });
    await user.keyboard('j');
    expect(row).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe(ADDRESS));
    expect(await screen.findByRole('heading', { level: 1, name: 'Helen Novak' })).toHaveFocus();
  });
});

describe('one enquiry', () => {
  it('leads to a mail to who wrote it, and to the client with the same address', async () => {
    const client = { id: '0190a1b2-0000-7000-8000-000000000009', name: 'Helena Novak' };
    serve(anEnquiry({ same_address_client: client }));
    await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('link', { name: 'Helena Novak' })).toHaveAttribute(
      'href',
      `/staff/portal/clients/${client.id}`,
    );
    expect(screen.getByRole('link', { name: 'helen@example.com' })).toHaveAttribute(
      'href',
      'mailto:helen@example.com',
    );
  });

  it('is answered once, and then says who answered what', async () => {
    serve();
    const keys: (string | null)[] = [];
    const answered = anEnquiry({
      status: 'answered',
      version: 2,
      answer: 'Yes, we can.',
      answered_by: 'Sam',
      answered_at: '2026-11-22T23:12:00.000Z',
    });
    server.use(
      mockEndpoint(endpoints.answerEnquiry, ({ headers, body }) => {
        keys.push(headers.get('Idempotency-Key'));
        expect(body).toEqual({ version: 1, answer: 'Yes, we can.' });
        serve(answered);
        return answer(answered);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.type(await answerField(), 'Yes, we can.');
    await user.dblClick(button('Send answer and close'));
    const ours = await screen.findByRole('region', { name: 'Our answer' });
    expect(
      within(ours).getByRole('heading', { name: /^Answered by Sam, .*10:12 am$/u }),
    ).toBeVisible();
    expect(within(ours).getByText('Yes, we can.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Helen Novak' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Send answer and close' })).toBeNull();
    expect(button('Open again')).toBeVisible();
    expect(keys).toEqual([expect.any(String)]);
  });

  it('keeps an answer that was not sent, also when the page is left and opened again', async () => {
    serve();
    const keys: (string | null)[] = [];
    server.use(
      mockEndpoint(endpoints.answerEnquiry, ({ headers }) => {
        keys.push(headers.get('Idempotency-Key'));
        return noResponse();
      }),
    );
    const { user, router } = await openStaffPortal(ADDRESS);
    await user.type(await answerField(), 'Yes');
    await user.click(button('Send answer and close'));
    expect(await screen.findByText('Not sent')).toBeVisible();
    await user.click(button('Send answer and close'));
    await waitFor(() => expect(new Set(keys).size).toBe(1));
    await router.navigate(LIST);
    await router.navigate(ADDRESS);
    expect(await answerField()).toHaveValue('Yes');
  });

  it('keeps what is typed while the answer is being sent, and sends it once it is opened again', async () => {
    serve();
    const answered = anEnquiry({ status: 'answered', version: 2, answer: 'Yes.' });
    const reopened = anEnquiry({ version: 3, answer: 'Yes.' });
    const sending = Promise.withResolvers<void>();
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.answerEnquiry, async ({ body }) => {
        sent.push(body);
        await sending.promise;
        serve(answered);
        return answer(answered);
      }),
      mockEndpoint(endpoints.reopenEnquiry, () => {
        serve(reopened);
        return answer(reopened);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.type(await answerField(), 'Yes.');
    await user.click(button('Send answer and close'));
    await user.type(await answerField(), ' And the carpets.');
    sending.resolve();
    expect(await screen.findByText('Not everything that you typed was sent')).toBeVisible();
    expect(await answerField()).toHaveValue('Yes. And the carpets.');
    expect(screen.queryByRole('button', { name: 'Send answer and close' })).toBeNull();
    await user.click(button('Open again'));
    await user.click(await screen.findByRole('button', { name: 'Send answer and close' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /Answer/u })).toBeNull());
    expect(sent).toEqual([
      { version: 1, answer: 'Yes.' },
      { version: 3, answer: 'Yes. And the carpets.' },
    ]);
  });

  it('needs words for an answer', async () => {
    serve();
    const { user } = await openStaffPortal(ADDRESS);
    await answerField();
    await user.click(button('Send answer and close'));
    expect(await screen.findAllByText('Write an answer.')).not.toHaveLength(0);
  });

  it('shows what another member of staff did meanwhile', async () => {
    serve();
    const spam = anEnquiry({ status: 'spam', version: 2 });
    server.use(
      mockEndpoint(endpoints.closeEnquiry, () => {
        serve(spam);
        return refuse(409, {
          code: 'stale_version',
          detail: 'These details have changed.',
          current: spam,
        });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await answerField();
    await user.click(button('Close'));
    expect(await screen.findByText('These details have changed.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Open again' })).toBeVisible();
  });

  it.each([
    ['Spam', endpoints.markEnquirySpam, 'spam'],
    ['Close', endpoints.closeEnquiry, 'closed'],
  ] as const)('is undone after %s with Open again', async (name, endpoint, status) => {
    serve();
    const changed = anEnquiry({ status, version: 2 });
    server.use(
      mockEndpoint(endpoint, answer(changed)),
      mockEndpoint(endpoints.reopenEnquiry, ({ body }) => {
        expect(body).toEqual({ version: 2 });
        return answer(anEnquiry({ version: 3 }));
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await answerField();
    await user.click(button(name));
    await user.click(await screen.findByRole('button', { name: 'Open again' }));
    expect(await answerField()).toBeVisible();
  });

  it('that is not there says so, beside the list', async () => {
    serve();
    server.use(mockEndpoint(endpoints.getEnquiry, refuse(404, { code: 'not_found' })));
    await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('heading', { name: 'This enquiry is not there' })).toBeVisible();
    expect(await screen.findByRole('navigation', { name: 'Enquiries' })).toBeVisible();
  });
});

describe('an enquiry that becomes a client and a quote', () => {
  const convertPath = `${ADDRESS}/convert`;
  const converted = anEnquiry({
    status: 'closed',
    version: 2,
    client: { id: '0190a1b2-0000-7000-8000-000000000009', name: 'Helen Novak' },
    quote: { id: '0190a1b2-0000-7000-8000-000000000008', reference: 'Q-1065' },
  });

  const quote = aQuote({
    id: converted.quote?.id ?? '',
    reference: 'Q-1065',
    status: 'draft',
    revision: 1,
    service_id: 'end-of-lease',
    rooms: { bedroom: 2, bathroom: 1, kitchen: 1, living: 1, dining: 0 },
    address_line1: null,
    suburb: 'Dee Why',
    postcode: null,
  });

  /** Serves the conversion, and what was made from then on. */
  function serveConversion(): ParsedBody<typeof endpoints.convertEnquiry>[] {
    const sent: ParsedBody<typeof endpoints.convertEnquiry>[] = [];
    server.use(
      mockEndpoint(endpoints.getQuote, answer(quote)),
      mockEndpoint(endpoints.convertEnquiry, ({ body }) => {
        sent.push(body);
        const made = body.quote === null ? { ...converted, quote: null } : converted;
        serve(made);
        return answer(made);
      }),
    );
    return sent;
  }

  it('starts from what was written, prices as it is changed, and makes both in one call', async () => {
    serve(
      anEnquiry({
        message:
          'We move out of a two bedroom unit in Dee Why on 12 December 2030 and need an end-of-lease clean. Do you do the carpets?',
      }),
    );
    const sent = serveConversion();
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('link', { name: 'Make a client and quote' }));
    expect(await screen.findByLabelText('First name')).toHaveValue('Helen');
    expect(screen.getByLabelText('Email')).toHaveValue('helen@example.com');
    expect(screen.getByLabelText('Service')).toHaveValue('end-of-lease');
    expect(screen.getByLabelText(/^Suburb/u)).toHaveValue('Dee Why');
    expect(screen.getByLabelText(/^First choice/u)).toHaveValue('2030-12-12');
    expect(screen.getByRole('checkbox', { name: /Carpet/u })).toBeChecked();
    expect(screen.getByText('$470.00', { selector: 'output *' })).toBeVisible();
    const marked = screen.getAllByText(/./u, { selector: 'mark' });
    expect(marked.map(({ textContent }) => textContent)).toEqual([
      'two bedroom unit in Dee Why',
      '12 December 2030',
      'end-of-lease clean',
      'carpets',
    ]);
    expect(screen.getAllByText('Not said, ask')).toHaveLength(3);
    expect(screen.getByText('4 answers to ask for')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add one bathroom' }));
    expect(screen.getAllByText('Not said, ask')).toHaveLength(2);
    expect(screen.getByText('$505.00', { selector: 'output *' })).toBeVisible();
    await user.dblClick(button('Make client and quote'));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Quote Q-1065' });
    expect(heading).toHaveFocus();
    expect(sent).toEqual([
      {
        version: 1,
        client_id: null,
        new_client: {
          first_name: 'Helen',
          last_name: 'Novak',
          email: 'helen@example.com',
          phone_number: '+61491570006',
          client_type: 'general',
        },
        quote: {
          service_id: 'end-of-lease',
          rooms: { bedroom: 2, bathroom: 2, kitchen: 1, living: 1 },
          addon_ids: ['carpet'],
          timeline_id: 'standard',
          address_line1: null,
          suburb: 'Dee Why',
          postcode: null,
          preferred_date: '2030-12-12',
        },
        answer:
          'Hi Helen, we started a quote for you: 2 bedrooms and carpet steam cleaning. Could you tell us how many bathrooms, kitchens and living rooms there are and your street address? Then we can send you the price.',
      },
    ]);
  });

  it('then shows what was made and what is still to be asked for', async () => {
    serve({ ...converted, answer: 'Hello', answered_at: '2026-11-22T23:20:00.000Z' });
    server.use(mockEndpoint(endpoints.getQuote, answer(quote)));
    await openStaffPortal(convertPath);
    expect(
      await screen.findByText('Helen Novak is a client now, and Q-1065 is started.'),
    ).toBeVisible();
    expect(screen.getByText(/Your answer went to helen@example.com/u)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Open the quote' })).toHaveAttribute(
      'href',
      `/staff/portal/quotes/${quote.id}`,
    );
    expect(screen.getByRole('link', { name: 'Message Helen' })).toHaveAttribute(
      'href',
      `/staff/portal/messages/new?client=${converted.client?.id}&quote=${quote.id}`,
    );
    expect(screen.getByRole('table', { name: 'Lines of Q-1065' })).toBeVisible();
    expect(
      screen.getByText('Bathrooms, kitchens and living rooms: 1 of each is a guess'),
    ).toBeVisible();
    expect(screen.getByText('The whole address in Dee Why')).toBeVisible();
  });

  it('keeps a whole address with the client', async () => {
    serve();
    const sent = serveConversion();
    const { user } = await openStaffPortal(convertPath);
    await user.type(await screen.findByLabelText(/^Street address/u), '3 Wattle Road');
    await user.type(screen.getByLabelText(/^Postcode/u), '2099');
    await user.click(button('Make client and quote'));
    await waitFor(() =>
      expect(sent).toMatchObject([
        {
          new_client: { address: { line1: '3 Wattle Road', suburb: 'Dee Why', postcode: '2099' } },
          quote: { address_line1: '3 Wattle Road', postcode: '2099' },
        },
      ]),
    );
  });

  it('makes a client alone, without the words about a quote that nobody changed', async () => {
    serve();
    const sent = serveConversion();
    const { user } = await openStaffPortal(convertPath);
    await user.click(await screen.findByRole('button', { name: 'Client only' }));
    await waitFor(() => expect(sent).toMatchObject([{ quote: null, answer: '' }]));
    expect(await screen.findByRole('heading', { level: 1, name: 'Helen Novak' })).toBeVisible();
    expect(screen.getByText('Helen Novak is a client now.')).toBeVisible();
  });

  it('makes a client alone, with the answer that staff wrote', async () => {
    serve();
    const sent = serveConversion();
    const { user } = await openStaffPortal(convertPath);
    const field = await screen.findByRole('textbox', { name: /^Email \(optional\)/u });
    await user.clear(field);
    await user.type(field, 'Welcome!');
    await user.click(button('Client only'));
    await waitFor(() => expect(sent).toMatchObject([{ quote: null, answer: 'Welcome!' }]));
  });

  it('makes only a quote for a client who is known', async () => {
    const client = { id: '0190a1b2-0000-7000-8000-000000000009', name: 'Helen Novak' };
    serve(anEnquiry({ same_address_client: client }));
    const sent = serveConversion();
    const { user } = await openStaffPortal(convertPath);
    expect(await screen.findByText(/^Helen Novak uses helen@example.com/u)).toBeVisible();
    expect(screen.queryByLabelText('First name')).toBeNull();
    await user.click(button('Make quote'));
    await waitFor(() =>
      expect(sent).toMatchObject([{ client_id: client.id, new_client: null, quote: {} }]),
    );
  });

  it('says what is wrong at each field, with links to them', async () => {
    serve();
    server.use(
      mockEndpoint(
        endpoints.convertEnquiry,
        refuse(400, { 'new_client.email': ['A client uses this address already.'] }),
      ),
    );
    const { user } = await openStaffPortal(convertPath);
    await user.clear(await screen.findByLabelText('Last name'));
    await user.click(button('Make client and quote'));
    const summary = await screen.findByRole('link', { name: 'Enter the last name.' });
    await user.click(summary);
    expect(screen.getByLabelText('Last name')).toHaveFocus();
    await user.keyboard('Novak');
    await user.click(button('Make client and quote'));
    expect(
      await screen.findByRole('link', { name: 'A client uses this address already.' }),
    ).toBeVisible();
  });

  it('cannot be made of one that is closed', async () => {
    serve(anEnquiry({ status: 'spam' }));
    await openStaffPortal(convertPath);
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('heading', { name: 'This enquiry is not open' })).toBeVisible();
    expect(main.getByRole('link', { name: 'See what was done' })).toHaveAttribute('href', ADDRESS);
  });
});
