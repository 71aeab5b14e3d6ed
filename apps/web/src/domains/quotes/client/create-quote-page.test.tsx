import {
  aQuote,
  anAddress,
  anAddressesPage,
  answer,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { NDIS_PRICE_NOTE } from '@cleaning/pricing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDraft, type QuoteDraft } from '#domains/calculator/quote-draft/quote-draft.ts';
import { aQuotesPage } from '../testing/a-quotes-page.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openPortal } from '#app/testing/portal.ts';

const server = startService();
const ADDRESS = '/clients/quotes/create';
const DRAFT: QuoteDraft = {
  ...emptyDraft(),
  key: '0190a1b2-0000-4000-8000-00000000aaaa',
  serviceId: 'ndis',
  rooms: { bedroom: 2 },
  addonIds: [],
};

beforeEach(() => {
  server.use(
    mockEndpoint(endpoints.listMyQuotes, answer(aQuotesPage([]))),
    mockEndpoint(endpoints.getQuote, answer(aQuote())),
  );
});

const goOn = () => screen.getByRole('button', { name: 'Continue' });

describe('starting a quote', () => {
  it('preselects nothing for the client, and says what is missing', async () => {
    const { user } = await openPortal(ADDRESS);
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await user.click(goOn());
    expect(screen.getByRole('alert')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Choose a service.' }));
    expect(screen.getByRole('radio', { name: /^General/u })).toHaveFocus();
  });

  it('numbers its steps, but not the questions of a step', async () => {
    await openPortal(ADDRESS);
    expect(screen.getByText(/^Step 1 of 5: /u)).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Choose a service' })).toBeVisible();
    expect(screen.queryByRole('group', { name: /^\d/u })).not.toBeInTheDocument();
  });

  it('creates one draft of the choices and goes on to the address', async () => {
    const calls: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.createQuote, ({ body, headers }) => {
        calls.push([headers.get('Idempotency-Key'), body]);
        return answer(aQuote());
      }),
    );
    const { user, store, path } = await openPortal(ADDRESS, { draft: DRAFT });
    await user.click(screen.getByRole('radio', { name: /^Deep/u }));
    await user.click(screen.getByRole('button', { name: 'Add one kitchen' }));
    await user.click(screen.getByRole('checkbox', { name: /Oven Deep Clean/u }));
    await user.dblClick(goOn());
    await waitFor(() => expect(path()).toBe(`/clients/quotes/${aQuote().id}/edit?step=address`));
    expect(calls).toEqual([
      [
        DRAFT.key,
        {
          service_id: 'deep',
          rooms: { bedroom: 2, kitchen: 1 },
          addon_ids: ['oven'],
          suburb: null,
          postcode: null,
          interval_weeks: null,
          preferred_date: null,
          preferred_time: 'any',
        },
      ],
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'New quote' })).toBeVisible();
    expect(store.getState().quoteDraft.serviceId).toBeNull();
  });

  it('is at the saved address of a client who has one alone', async () => {
    const bodies: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.listAddresses, answer(anAddressesPage([anAddress()]))),
      mockEndpoint(endpoints.createQuote, ({ body }) => {
        bodies.push(body);
        return answer(aQuote());
      }),
    );
    const { user, path } = await openPortal(ADDRESS, { draft: DRAFT });
    await user.click(goOn());
    await waitFor(() => expect(path()).toContain('step=address'));
    const { line1: address_line1, suburb, postcode, access_notes } = anAddress();
    expect(bodies).toMatchObject([{ address_line1, suburb, postcode, access_notes }]);
  });

  it('is started without an address when the saved ones cannot be read', async () => {
    const bodies: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.listAddresses, refuse(403, {})),
      mockEndpoint(endpoints.createQuote, ({ body }) => {
        bodies.push(body);
        return answer(aQuote());
      }),
    );
    const { user, path } = await openPortal(ADDRESS, { draft: DRAFT });
    await user.click(goOn());
    await waitFor(() => expect(path()).toContain('step=address'));
    expect(bodies).toMatchObject([{ suburb: null, postcode: null }]);
  });

  it('can be saved for later', async () => {
    server.use(mockEndpoint(endpoints.createQuote, answer(aQuote())));
    const { user, path } = await openPortal(ADDRESS, { draft: DRAFT });
    await user.click(screen.getByRole('button', { name: 'Save and finish later' }));
    await waitFor(() => expect(path()).toBe('/clients/quotes'));
    expect(screen.getByText('Draft saved')).toBeVisible();
  });

  it('keeps every choice when saving fails', async () => {
    server.use(mockEndpoint(endpoints.createQuote, noResponse()));
    const { user, store, path } = await openPortal(ADDRESS, { draft: DRAFT });
    await user.click(goOn());
    expect(
      await screen.findByText(/Network error\. .+ Your choices are still here\./u),
    ).toBeVisible();
    await waitFor(() => expect(path()).toBe(ADDRESS));
    expect(store.getState().quoteDraft).toEqual(DRAFT);
  });

  it('creates a separate quote when another tab used the key with other choices', async () => {
    const keys: (string | null)[] = [];
    server.use(
      mockEndpoint(endpoints.createQuote, ({ headers }) => {
        keys.push(headers.get('Idempotency-Key'));
        return keys.length === 1
          ? refuse(409, { code: 'idempotency_key_reused', detail: 'Used.' })
          : answer(aQuote());
      }),
    );
    const { user, path } = await openPortal(ADDRESS, { draft: DRAFT });
    await user.click(goOn());
    await waitFor(() => expect(path()).toContain('/edit?step=address'));
    expect(new Set(keys).size).toBe(2);
  });

  it('says what an NDIS plan pays before the estimate, and asks for no deposit', async () => {
    const { settled } = await openPortal(ADDRESS, { draft: DRAFT });
    await settled();
    const panel = screen.getByRole('region', { name: 'Your price' });
    expect(panel).toHaveTextContent(NDIS_PRICE_NOTE);
    expect(panel).not.toHaveTextContent('30% deposit');
    const headings = within(panel).getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'If your NDIS plan pays',
      'If you pay yourself: estimate',
    ]);
  });
});
