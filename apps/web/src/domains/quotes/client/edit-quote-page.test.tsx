import {
  anAddress,
  anAddressesPage,
  aQuote,
  answer,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  atStep,
  completeQuote,
  openedQuote,
  submittedQuote,
  takeChanges,
} from '../testing/edit-quote.ts';
import { aQuotesPage } from '../testing/a-quotes-page.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openPortal } from '#app/testing/portal.ts';

const server = startService();
const empty = aQuote({ suburb: null });

beforeEach(() => {
  server.use(
    mockEndpoint(endpoints.listMyQuotes, answer(aQuotesPage([]))),
    openedQuote(completeQuote),
  );
});

describe('editing a draft', () => {
  it('asks for the address, lists errors at the top, and goes on once it is valid', async () => {
    server.use(openedQuote(empty));
    const bodies = takeChanges(server, empty);
    const { user, path } = await openPortal(atStep('address'));
    await user.type(await screen.findByLabelText('Postcode'), '9');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Enter the street address.' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: /Enter a New South Wales postcode/u }));
    expect(screen.getByLabelText('Postcode')).toHaveFocus();

    await user.clear(screen.getByLabelText('Postcode'));
    await user.type(screen.getByLabelText('Postcode'), '2154');
    await user.type(screen.getByLabelText('Street address'), '14 Banksia Street');
    await user.type(screen.getByLabelText('Suburb'), 'Castle Hill');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(path()).toBe(atStep('date')));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: 'First visit' })).toHaveFocus(),
    );
    await waitFor(() =>
      expect(Object.assign({}, ...bodies)).toEqual({
        address_line1: '14 Banksia Street',
        suburb: 'Castle Hill',
        postcode: '2154',
      }),
    );
  });

  it('refuses a date that has passed since', async () => {
    server.use(openedQuote({ ...completeQuote, preferred_date: '2020-01-01' }));
    const { user, path } = await openPortal(atStep('date'));
    await screen.findByRole('radio', { name: /^Today/u });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('link', { name: 'Choose today or a later date.' })).toBeVisible();
    await waitFor(() => expect(path()).toBe(atStep('date')));
  });

  it('says what a draft costs now that its day is nearer', async () => {
    // 10 am on the day that was tomorrow when the draft was saved.
    vi.setSystemTime('2026-11-23T23:00:00Z');
    server.use(
      openedQuote({ ...completeQuote, preferred_date: '2026-11-24', timeline_id: 'urgent' }),
    );
    await openPortal(atStep('check'));
    expect(
      await screen.findByText('Today is Tuesday 24 November 2026, so this is same day now'),
    ).toBeVisible();
    expect(screen.getByText(/^It costs \$/u)).toHaveTextContent(
      'It costs $217.50 more: $652.50 instead of $435.00.',
    );
    expect(screen.getByRole('region', { name: 'Your price' })).toHaveTextContent('$652.50');
  });

  it('keeps a timing that we agreed on for the day', async () => {
    vi.setSystemTime('2026-11-23T23:00:00Z');
    const agreed = { preferred_date: '2026-11-24', is_timing_agreed: true };
    server.use(openedQuote({ ...completeQuote, ...agreed }));
    await openPortal(atStep('check'));
    expect(await screen.findByRole('region', { name: 'Your price' })).toHaveTextContent('$435');
    expect(screen.queryByText(/so this is/u)).not.toBeInTheDocument();
  });

  it('refuses an address outside our areas, and says how to ask', async () => {
    server.use(openedQuote({ ...completeQuote, suburb: 'Newcastle', postcode: '2300' }));
    const { user, path } = await openPortal(atStep('address'));
    await screen.findByLabelText('Postcode');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(
      screen.getByRole('link', { name: /we do not come to this postcode yet/u }),
    ).toBeVisible();
    expect(path()).toBe(atStep('address'));
  });

  it('changes the price and saves it', async () => {
    const bodies = takeChanges(server, completeQuote);
    const { user } = await openPortal(atStep('price'));
    await user.click(await screen.findByRole('radio', { name: /^General/u }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(bodies).toEqual([{ service_id: 'general' }]));
  });

  it('saves for later, but first warns that one answer cannot be saved', async () => {
    takeChanges(server, completeQuote);
    const { user, path } = await openPortal(atStep('address'));
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

  it('shows the server’s error on its field', async () => {
    server.use(
      mockEndpoint(endpoints.updateQuote, refuse(400, { suburb: ['We do not clean there.'] })),
    );
    const { user } = await openPortal(atStep('address'));
    await user.type(await screen.findByLabelText('Suburb'), ' West');
    await user.click(screen.getByRole('button', { name: 'Save and finish later' }));
    await waitFor(() => expect(screen.getByLabelText('Suburb')).toBeInvalid());
    expect(screen.getByLabelText('Suburb')).toHaveAccessibleDescription('We do not clean there.');
  });
});

const serveAddresses = (...page: Parameters<typeof anAddressesPage>) =>
  server.use(
    openedQuote(empty),
    mockEndpoint(endpoints.listAddresses, answer(anAddressesPage(...page))),
  );

describe('the address of a draft', () => {
  const used = { line1: '9 Waratah Road', suburb: 'Ryde', postcode: '2112' };
  it('is that of the last place in one press, after the saved ones', async () => {
    serveAddresses([anAddress()], used);
    const bodies = takeChanges(server, empty);
    const { user } = await openPortal(atStep('address'));
    const places = await screen.findByRole('group', { name: 'Your addresses' });
    const names = within(places).getAllByRole('radio');
    expect(names[0]).toHaveAccessibleName('Home');
    expect(names[1]).toHaveAccessibleName('9 Waratah Road');
    expect(names[1]).toHaveAccessibleDescription('Ryde 2112 Last used');
    await user.click(within(places).getByRole('radio', { name: '9 Waratah Road' }));
    expect(screen.getByLabelText('Street address')).toHaveValue('9 Waratah Road');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(bodies[0]).toMatchObject({
        address_line1: '9 Waratah Road',
        suburb: 'Ryde',
        postcode: '2112',
      }),
    );
  });

  it('is offered to a client who saved none', async () => {
    serveAddresses([], used);
    await openPortal(atStep('address'));
    expect(await screen.findByRole('radio', { name: '9 Waratah Road' })).not.toBeChecked();
  });

  it('is one of a list when there are many', async () => {
    const many = ['a', 'b', 'c', 'd'].map((id) => anAddress({ id, label: id }));
    serveAddresses(many, used);
    const { user } = await openPortal(atStep('address'));
    const places = await screen.findByLabelText('Your addresses');
    await user.selectOptions(places, '9 Waratah Road: Ryde 2112 (last used)');
    expect(screen.getByLabelText('Suburb')).toHaveValue('Ryde');
  });
});

describe('opening a draft', () => {
  it('says so when the quote is no longer a draft', async () => {
    server.use(openedQuote(submittedQuote));
    await openPortal(atStep('price'));
    expect(await screen.findByText('This quote is not a draft any more')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  });

  it('says so when the quote does not exist', async () => {
    server.use(mockEndpoint(endpoints.getQuote, refuse(404, { code: 'not_found' })));
    await openPortal(atStep('price'));
    expect(await screen.findByText('The requested resource was not found.')).toBeVisible();
  });
});
