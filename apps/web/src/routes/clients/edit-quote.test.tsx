import {
  aProfile,
  aQuote,
  aUser,
  answer,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import { type Quote, endpoints } from '@cleaning/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aQuotesPage, openPortal, startPortalService } from './testing/portal-pages.tsx';

const server = startPortalService();
const complete = aQuote({
  address_line1: '1 Example Street',
  suburb: 'Ryde',
  postcode: '2112',
});
const empty = aQuote({ suburb: null });
const at = (step: string) => `/clients/quotes/${complete.id}/edit?step=${step}`;
const open = (quote: Quote) => mockEndpoint(endpoints.getQuote, answer(quote));
const submitted = aQuote({
  ...complete,
  status: 'submitted',
  version: 9,
  available_commands: ['cancel'],
});

/** Takes every change, counts the version and remembers what was sent. */
function takeChanges(quote: Quote) {
  const bodies: unknown[] = [];
  let current = quote;
  server.use(
    mockEndpoint(endpoints.updateQuote, ({ body }) => {
      const { version, ...changes } = body;
      bodies.push(changes);
      current = { ...current, version: version + 1, updated_at: new Date().toISOString() };
      return answer(current);
    }),
  );
  return bodies;
}

beforeEach(() => {
  server.use(mockEndpoint(endpoints.listMyQuotes, answer(aQuotesPage([]))), open(complete));
});

const sendButton = () => screen.findByRole('button', { name: 'Send quote request' });

describe('answering the questions', () => {
  it('asks for the address, shows what is wrong at the top, and goes on once it is right', async () => {
    server.use(open(empty));
    const bodies = takeChanges(empty);
    const { user, path } = openPortal(at('address'));
    await user.type(await screen.findByLabelText('Postcode'), '9');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Enter the street address to clean.' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: /Enter a New South Wales postcode/u }));
    expect(screen.getByLabelText('Postcode')).toHaveFocus();

    await user.clear(screen.getByLabelText('Postcode'));
    await user.type(screen.getByLabelText('Postcode'), '2154');
    await user.type(screen.getByLabelText('Street address'), '14 Banksia Street');
    await user.type(screen.getByLabelText('Suburb'), 'Castle Hill');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(path()).toBe(at('date'));
    expect(screen.getByRole('heading', { level: 2, name: 'Date' })).toHaveFocus();
    await waitFor(() =>
      expect(Object.assign({}, ...bodies)).toEqual({
        address_line1: '14 Banksia Street',
        suburb: 'Castle Hill',
        postcode: '2154',
      }),
    );
  });

  it('refuses a day that is past', async () => {
    const { user, path } = openPortal(at('date'));
    await user.type(await screen.findByLabelText(/Preferred date/u), '2020-01-01');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('link', { name: 'Choose today or a later date.' })).toBeVisible();
    expect(path()).toBe(at('date'));
  });

  it('changes the price and saves it', async () => {
    const bodies = takeChanges(complete);
    const { user } = openPortal(at('price'));
    await user.click(await screen.findByRole('radio', { name: /^General/u }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(bodies).toEqual([{ service_id: 'general' }]));
  });

  it('saves for later, but not without saying that one answer cannot be saved', async () => {
    takeChanges(complete);
    const { user, path } = openPortal(at('address'));
    const postcode = await screen.findByLabelText('Postcode');
    await user.clear(postcode);
    await user.type(postcode, '21');
    await user.click(screen.getByRole('button', { name: 'Save and finish later' }));
    expect(await screen.findByText('One answer cannot be saved as it is.')).toBeVisible();
    expect(postcode).toBeInvalid();
    await user.type(postcode, '54');
    await user.click(screen.getByRole('button', { name: 'Save and finish later' }));
    await waitFor(() => expect(path()).toBe('/clients/quotes'));
  });

  it('keeps what is typed when the network is lost, says so and saves it later', async () => {
    server.use(mockEndpoint(endpoints.updateQuote, noResponse()));
    const { user } = openPortal(at('address'));
    await user.type(await screen.findByLabelText(/Getting in/u), 'Knock');
    await user.click(screen.getByRole('button', { name: 'Save and finish later' }));
    expect(
      await screen.findByText(/Network error\. .+ What you typed is still here\./u),
    ).toBeVisible();
    expect(screen.getByLabelText(/Getting in/u)).toHaveValue('Knock');
    const bodies = takeChanges(complete);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(bodies).toEqual([{ access_notes: 'Knock' }]));
    expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
  });

  it('gives back in the next visit what could not be saved, to the same person only', async () => {
    server.use(mockEndpoint(endpoints.updateQuote, noResponse()));
    const first = openPortal(at('address'));
    await first.user.type(await screen.findByLabelText(/Getting in/u), 'Key under pot');
    await first.router.navigate('/elsewhere');
    await first.router.navigate(at('address'));
    expect(await screen.findByLabelText(/Getting in/u)).toHaveValue('Key under pot');
    await first.router.navigate('/elsewhere');

    openPortal(at('address'), { as: aUser({ id: '0190a1b2-0000-7000-8000-00000000beef' }) });
    expect(await screen.findByLabelText(/Getting in/u)).toHaveValue('');
  });

  it('shows what the server finds wrong with a field', async () => {
    server.use(
      mockEndpoint(endpoints.updateQuote, refuse(400, { suburb: ['We do not clean there.'] })),
    );
    const { user } = openPortal(at('address'));
    await user.type(await screen.findByLabelText('Suburb'), ' West');
    await user.click(screen.getByRole('button', { name: 'Save and finish later' }));
    await waitFor(() => expect(screen.getByLabelText('Suburb')).toBeInvalid());
    expect(screen.getByLabelText('Suburb')).toHaveAccessibleDescription('We do not clean there.');
  });
});

describe('a draft that was changed elsewhere', () => {
  const current = aQuote({ ...complete, version: 4, access_notes: 'From the other window' });

  async function meetConflict(conflict = current) {
    server.use(
      mockEndpoint(
        endpoints.updateQuote,
        refuse(409, { code: 'stale_version', detail: 'Changed.', current: conflict }),
      ),
    );
    const page = openPortal(at('address'));
    await page.user.type(await screen.findByLabelText(/Getting in/u), 'Mine');
    await page.user.click(screen.getByRole('button', { name: 'Save and finish later' }));
    return page;
  }

  it('keeps the typed answers and can save them over the other ones', async () => {
    const { user } = await meetConflict();
    expect(await screen.findByText('This quote was changed somewhere else')).toBeVisible();
    expect(screen.getByLabelText(/Getting in/u)).toHaveValue('Mine');
    const bodies = takeChanges(current);
    await user.click(screen.getByRole('button', { name: 'Keep my answers' }));
    await waitFor(() => expect(bodies).toEqual([{ access_notes: 'Mine' }]));
  });

  it('can load the current quote instead', async () => {
    const { user } = await meetConflict();
    await user.click(await screen.findByRole('button', { name: 'Load the current quote' }));
    expect(screen.getByLabelText(/Getting in/u)).toHaveValue('From the other window');
    expect(screen.queryByText('This quote was changed somewhere else')).not.toBeInTheDocument();
  });

  it('says so when it is not a draft any more', async () => {
    await meetConflict(submitted);
    expect(await screen.findByText('This quote is not a draft any more')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the quote' })).toHaveAttribute(
      'href',
      `/clients/quotes/${complete.id}`,
    );
  });
});

describe('opening a form', () => {
  it('says so when the quote is not a draft any more', async () => {
    server.use(open(submitted));
    openPortal(at('price'));
    expect(await screen.findByText('This quote is not a draft any more')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  });

  it('says so when there is no such quote', async () => {
    server.use(mockEndpoint(endpoints.getQuote, refuse(404, { code: 'not_found' })));
    openPortal(at('price'));
    expect(await screen.findByText('The requested resource was not found.')).toBeVisible();
  });
});

describe('checking and sending', () => {
  it('shows every answer with the way to change it, and the NDIS number masked', async () => {
    server.use(
      mockEndpoint(endpoints.getProfile, answer(aProfile({ ndis_number_masked: '43x xxx x01' }))),
    );
    openPortal(at('check'), { as: aUser({ is_ndis_client: true }) });
    expect(await screen.findByText(/1 Example Street\s+Ryde NSW 2112/u)).toBeVisible();
    expect(screen.getByText('3 bedrooms, 2 bathrooms, 1 kitchen, 1 living room')).toBeVisible();
    expect(await screen.findByText('43x xxx x01')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change date' })).toHaveAttribute('href', at('date'));
  });

  it('sends once, at the price that was shown, and shows the quote', async () => {
    const bodies: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.submitQuote, ({ body }) => {
        bodies.push(body);
        server.use(open(submitted));
        return answer(submitted);
      }),
    );
    const { user, path } = openPortal(at('check'));
    await user.dblClick(await sendButton());
    await waitFor(() => expect(path()).toBe(`/clients/quotes/${complete.id}`));
    expect(bodies).toEqual([{ version: 1, expected_total_cents: 43_500 }]);
    expect(await screen.findByRole('heading', { name: 'We have your request' })).toBeVisible();
    expect(screen.getByText('Quote request sent')).toBeVisible();
  });

  it('sends nothing while an answer is missing, and leads to it', async () => {
    server.use(open(empty));
    const { user, path } = openPortal(at('check'));
    await user.click(await sendButton());
    await user.click(screen.getByRole('link', { name: 'Enter the suburb.' }));
    expect(path()).toBe(at('address'));
    expect(screen.getByLabelText('Suburb')).toBeInvalid();
  });

  it('shows both figures when the price changed, and sends at the new one only when told to', async () => {
    const expected: unknown[] = [];
    const repriced = { ...complete, total_cents: 45_000 };
    server.use(
      mockEndpoint(endpoints.submitQuote, ({ body }) => {
        expected.push(body.expected_total_cents);
        return body.expected_total_cents === 45_000
          ? answer(submitted)
          : refuse(409, { code: 'price_changed', detail: 'Changed.', current: repriced });
      }),
    );
    const { user, path } = openPortal(at('check'));
    await user.click(await sendButton());
    expect(await screen.findByText(/You saw/u)).toHaveTextContent(
      'You saw $435.00. It is now $450.00. Nothing has been sent.',
    );
    await user.click(screen.getByRole('button', { name: 'Send at $450.00' }));
    await waitFor(() => expect(path()).toBe(`/clients/quotes/${complete.id}`));
    expect(expected).toEqual([43_500, 45_000]);
  });

  it.each([
    ['the network is lost', noResponse(), /Network error\. .+ Your answers are still here\./u],
    [
      'it changed elsewhere',
      refuse(409, {
        code: 'stale_version',
        detail: 'Changed.',
        current: { ...complete, version: 3 },
      }),
      /What you typed is still here/u,
    ],
    [
      'it is no draft any more',
      refuse(409, { code: 'invalid_transition', detail: 'Sent.' }),
      /It cannot be changed here/u,
    ],
    [
      'the server finds an answer wrong',
      refuse(400, { postcode: ['Enter another postcode.'] }),
      /Enter another postcode/u,
    ],
  ])('stays on the page and says so when %s', async (_title, failure, words) => {
    server.use(mockEndpoint(endpoints.submitQuote, failure));
    const { user, path } = openPortal(at('check'));
    await user.click(await sendButton());
    expect(await screen.findByText(words)).toBeVisible();
    expect(path()).toBe(at('check'));
  });
});
