import { aQuote, answer, mockEndpoint, noResponse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { addDays } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aQuotesPage } from '../testing/a-quotes-page.ts';
import { withPlan } from '../testing/an-ndis-offer.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openPortal } from '#app/testing/portal.ts';

const server = startService();
const ADDRESS = '/clients/calculator';
const tomorrow = () => addDays(sydneyDateOf(new Date()), 1);

beforeEach(() => {
  server.use(
    mockEndpoint(endpoints.listMyQuotes, answer(aQuotesPage([]))),
    mockEndpoint(endpoints.getQuote, answer(aQuote())),
  );
});

const start = () => screen.getByRole('button', { name: 'Start a quote with this price' });
const panel = () => within(screen.getByRole('region', { name: 'Your price' }));

describe('the calculator of the portal', () => {
  it('creates one draft of its answers only when the button is pressed', async () => {
    const calls: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.createQuote, ({ body, headers }) => {
        calls.push([headers.get('Idempotency-Key'), body]);
        return answer(aQuote());
      }),
    );
    const { user, store, path } = await openPortal(ADDRESS);
    const { key } = store.getState().quoteDraft;
    await user.click(start());
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a service.');
    await user.click(screen.getByRole('radio', { name: /^Deep/u }));
    await user.click(await screen.findByRole('radio', { name: /^Tomorrow/u }));
    expect(store.getState().quoteDraft.serviceId).toBeNull();
    await user.dblClick(start());
    await waitFor(() => expect(path()).toBe(`/clients/quotes/${aQuote().id}/edit?step=address`));
    expect(calls).toEqual([
      [
        key,
        {
          service_id: 'deep',
          rooms: {},
          addon_ids: [],
          suburb: null,
          postcode: null,
          interval_weeks: null,
          preferred_date: tomorrow(),
          preferred_time: 'any',
        },
      ],
    ]);
    expect(store.getState().quoteDraft.serviceId).toBeNull();
    expect(await screen.findByRole('heading', { level: 1, name: 'New quote' })).toBeVisible();
  });

  it('keeps the choices when they cannot be saved, also for a user who has to log in again', async () => {
    server.use(mockEndpoint(endpoints.createQuote, noResponse()));
    const { user, store, router } = await openPortal(ADDRESS);
    await user.click(screen.getByRole('radio', { name: /^Deep/u }));
    await user.click(await screen.findByRole('radio', { name: /^Tomorrow/u }));
    await user.click(start());
    expect(
      await screen.findByText(/Network error\. .+ Your choices are still here\./u),
    ).toBeVisible();
    const kept = { serviceId: 'deep', preferredDate: tomorrow() };
    expect(store.getState().quoteDraft).toMatchObject(kept);
    await router.navigate('/clients/quotes');
    expect(await screen.findByRole('heading', { level: 1, name: 'My quotes' })).toBeVisible();
    await router.navigate(ADDRESS);
    expect(await screen.findByRole('radio', { name: /^Deep/u })).toBeChecked();
  });

  it('says what a participant’s plan pays at the rate of their last invoice', async () => {
    server.use(...withPlan('plan', 58_00));
    const { user } = await openPortal(ADDRESS);
    await user.click(screen.getByRole('radio', { name: /^NDIS/u }));
    expect(await panel().findByText('1 hour × $58.00')).toBeVisible();
    expect(panel().getByText('$58.00 an hour is the rate of your last invoice.')).toBeVisible();
    expect(screen.getByText('Your plan pays, about, each visit')).toBeInTheDocument();
  });

  it('shows no price for a service that is priced on request', async () => {
    const { user } = await openPortal(ADDRESS);
    await user.click(screen.getByRole('radio', { name: /Window and carpet/u }));
    expect(panel().getByText('Priced on request')).toBeVisible();
    expect(panel().getByText(/we send you a price/u)).toBeVisible();
    expect(panel().queryByText(/\$/u)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ask us for a price' })).toBeVisible();
  });
});
