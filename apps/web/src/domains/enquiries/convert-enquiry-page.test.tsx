import { aQuote, anEnquiry, answer, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { ParsedBody } from '@cleaning/contract/http';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADDRESS, startEnquiries } from './testing.ts';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const { server, serve } = startEnquiries();

const HELEN = { id: '0190a1b2-0000-7000-8000-000000000009', name: 'Helen Novak' };

const button = (name: string) => screen.getByRole('button', { name });

describe('converting an enquiry into a client and a quote', () => {
  const convertPath = `${ADDRESS}/convert`;
  const converted = anEnquiry({
    status: 'closed',
    version: 2,
    client: { ...HELEN, is_new: true },
    closed_by: 'Sam',
    closed_at: '2026-11-22T23:12:00.000Z',
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

  /** Serves the conversion and then the created records. */
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

  it('starts from the message, updates the price with each change, and creates both in one call', async () => {
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
    expect(screen.getByRole('radio', { name: /^Thu 12 Dec/u })).toBeChecked();
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
          address_line1: null,
          suburb: 'Dee Why',
          postcode: null,
          interval_weeks: null,
          preferred_date: '2030-12-12',
          preferred_time: 'any',
          second_date: null,
          second_time: null,
        },
        answer:
          'Hi Helen, we started a quote for you: 2 bedrooms and carpet steam cleaning. Could you tell us how many bathrooms, kitchens and living rooms there are and your street address? Then we can send you the price.',
      },
    ]);
  });

  it('shows afterwards what was created and what is still missing', async () => {
    serve({ ...converted, answer: 'Hello', answered_at: '2026-11-22T23:20:00.000Z' });
    server.use(mockEndpoint(endpoints.getQuote, answer(quote)));
    await openStaffPortal(convertPath);
    expect(
      (await screen.findByText(/^Helen Novak is a client now/u)).parentElement,
    ).toHaveTextContent('Helen Novak is a client now, and Q-1065 is started.');
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
    const made = within(screen.getByRole('region', { name: 'What was made' }));
    expect(made.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Enquiry of Helen Novak.*9:20 am\. Closed by Sam$/u),
      expect.stringMatching(/Client Helen Novak.*10:12 am\. Invitation sent$/u),
      expect.stringMatching(/Quote Q-1065.*Draft$/u),
    ]);
  });

  it('shows afterwards that only a quote was created for an existing client', async () => {
    serve({ ...converted, client: { ...HELEN, is_new: false }, closed_by: null, closed_at: null });
    server.use(mockEndpoint(endpoints.getQuote, answer(quote)));
    await openStaffPortal(convertPath);
    const outcome = await screen.findByText(/is started for Helen Novak\.$/u);
    expect(outcome.parentElement).toHaveTextContent('Q-1065 is started for Helen Novak.');
    expect(screen.getByText('A client before')).toBeVisible();
    expect(screen.getByText(/9:20 am\. Closed$/u)).toBeVisible();
    expect(screen.queryByText(/Invitation sent/u)).toBeNull();
  });

  it('saves a complete address with the client', async () => {
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

  it('asks why we take a place outside our areas', async () => {
    serve();
    server.use(
      mockEndpoint(
        endpoints.convertEnquiry,
        refuse(400, { 'quote.outside_area_reason': ['Say why we take it.'] }),
      ),
    );
    const { user } = await openStaffPortal(convertPath);
    await user.type(await screen.findByLabelText(/^Postcode/u), '2300');
    expect(screen.getByText('Dee Why 2300 is outside our areas.')).toBeVisible();
    await user.click(button('Make client and quote'));
    await user.click(await screen.findByRole('link', { name: 'Say why we take it.' }));
    expect(screen.getByLabelText('Why outside our areas')).toHaveFocus();
    const sent = serveConversion();
    await user.keyboard('Close to another clean');
    await user.click(button('Make client and quote'));
    await waitFor(() =>
      expect(sent).toMatchObject([{ quote: { outside_area_reason: 'Close to another clean' } }]),
    );
  });

  it('creates a client alone, without an unchanged text about a quote', async () => {
    serve();
    const sent = serveConversion();
    const { user } = await openStaffPortal(convertPath);
    await user.click(await screen.findByRole('button', { name: 'Client only' }));
    await waitFor(() => expect(sent).toMatchObject([{ quote: null, answer: '' }]));
    expect(await screen.findByRole('heading', { level: 1, name: 'Helen Novak' })).toBeVisible();
    expect(screen.getByText('Helen Novak is a client now.')).toBeVisible();
  });

  it('creates a client alone, with the answer that staff wrote', async () => {
    serve();
    const sent = serveConversion();
    const { user } = await openStaffPortal(convertPath);
    const field = await screen.findByRole('textbox', { name: /^Email \(optional\)/u });
    await user.clear(field);
    await user.type(field, 'Welcome!');
    await user.click(button('Client only'));
    await waitFor(() => expect(sent).toMatchObject([{ quote: null, answer: 'Welcome!' }]));
  });

  it('creates only a quote for an existing client', async () => {
    serve(anEnquiry({ same_address_client: HELEN }));
    const sent = serveConversion();
    const { user } = await openStaffPortal(convertPath);
    expect(await screen.findByText(/^Helen Novak uses helen@example.com/u)).toBeVisible();
    expect(screen.queryByLabelText('First name')).toBeNull();
    await user.click(button('Make quote'));
    await waitFor(() =>
      expect(sent).toMatchObject([{ client_id: HELEN.id, new_client: null, quote: {} }]),
    );
  });

  it('shows the error at each field, with links to them', async () => {
    serve();
    server.use(
      mockEndpoint(
        endpoints.convertEnquiry,
        refuse(400, { 'new_client.email': ['A client uses this address already.'] }),
      ),
    );
    const { user } = await openStaffPortal(convertPath);
    await user.clear(await screen.findByLabelText('First name'));
    await user.click(button('Make client and quote'));
    const summary = await screen.findByRole('link', { name: 'Enter the first name.' });
    await user.click(summary);
    expect(screen.getByLabelText('First name')).toHaveFocus();
    await user.keyboard('Novak');
    await user.click(button('Make client and quote'));
    expect(
      await screen.findByRole('link', { name: 'A client uses this address already.' }),
    ).toBeVisible();
  });

  it('is refused for a closed enquiry', async () => {
    serve(anEnquiry({ status: 'spam' }));
    await openStaffPortal(convertPath);
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('heading', { name: 'This enquiry is not open' })).toBeVisible();
    expect(main.getByRole('link', { name: 'See what was done' })).toHaveAttribute('href', ADDRESS);
  });
});
