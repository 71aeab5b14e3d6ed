import { NDIS_PRICE_NOTE, sydneyDateOf } from '@cleaning/pricing';
import { addDays } from '@cleaning/ndis';
import { mockEndpoint, noResponse } from '@cleaning/api-client/testing';
import { company } from '@cleaning/company';
import { endpoints } from '@cleaning/contract/endpoints';
import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { Provider } from 'react-redux';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { emptyDraft } from './quote-draft/quote-draft.ts';
import { quoteDraftSlice } from './quote-draft/quote-draft-slice.ts';
import type { QuoteDraft } from './quote-draft/quote-draft.ts';
import { QuoteCalculator } from './quote-calculator.tsx';
import type { QuoteCalculatorProps } from './quote-calculator.tsx';

// Without an answer the days are shown without their free times.
const server = setupServer(mockEndpoint(endpoints.listOpenings, noResponse()));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

interface Visit {
  readonly canSave?: boolean;
  readonly saved?: Partial<QuoteDraft>;
}

function openCalculator(address = '/quote', { canSave = true, saved = {} }: Visit = {}) {
  const store = configureStore({
    reducer: { quoteDraft: quoteDraftSlice.reducer },
    preloadedState: { quoteDraft: { ...emptyDraft(), ...saved } },
  });
  const onRequested = vi.fn<QuoteCalculatorProps['onRequested']>();
  const onSaved = vi.fn<QuoteCalculatorProps['onSaved']>(() => canSave);
  const element = <QuoteCalculator onRequested={onRequested} onSaved={onSaved} />;
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter([{ path: '/quote', element }]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { user: userEvent.setup(), store, router, onRequested, onSaved };
}

const tomorrow = () => addDays(sydneyDateOf(new Date()), 1);

const panel = () => within(screen.getByRole('region', { name: 'Your price' }));

/** One visit on any day is what is asked for until the visitor says otherwise. */
const DEFAULTS = ['Once', 'Any day suits me'];
const chosen = () =>
  screen
    .queryAllByRole<HTMLInputElement>('radio', { checked: true })
    .map(({ labels }) => labels?.[0]?.textContent.trim());

test('starts with nothing chosen but one visit on any day', async () => {
  openCalculator();
  await screen.findByRole('radio', { name: 'Any day suits me' });
  expect(chosen()).toEqual(DEFAULTS);
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  expect(panel().getByText('Choose a service to see your price.')).toBeVisible();
});

test('prices the answers, and shows a deposit for urgent cleans only', async () => {
  const { user } = openCalculator();
  await user.click(screen.getByRole('radio', { name: /^Deep/ }));
  await user.click(screen.getByRole('button', { name: 'Add one bedroom' }));
  await user.click(screen.getByRole('checkbox', { name: /Oven Deep Clean/ }));
  expect(panel().getByText('$240')).toBeInTheDocument();
  expect(panel().queryByText(/deposit/)).toBeNull();
  await user.click(await screen.findByRole('radio', { name: /^Tomorrow/ }));
  expect(panel().getByText('$288')).toBeInTheDocument();
  expect(panel().getByText('$86.40')).toBeVisible();
});

test('asks for missing answers before a quote can be requested', async () => {
  const { user, onRequested } = openCalculator();
  await user.click(screen.getByRole('button', { name: 'Request this quote' }));
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(within(summary).getAllByRole('link')).toHaveLength(1);
  expect(onRequested).not.toHaveBeenCalled();
  await user.click(screen.getByRole('radio', { name: /^General/ }));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Request this quote' }));
  expect(onRequested).toHaveBeenCalledTimes(1);
});

test('offers to contact the company for a service without a price', async () => {
  const { user } = openCalculator();
  await user.click(screen.getByRole('radio', { name: /^Office and commercial/ }));
  expect(panel().getByText('Priced on request')).toBeVisible();
  expect(await panel().findByRole('link', { name: 'Ask for a price' })).toHaveAttribute(
    'href',
    expect.stringContaining('mailto:'),
  );
  expect(panel().queryByRole('button', { name: 'Request this quote' })).toBeNull();
  expect(panel().queryByText(/\$0/)).toBeNull();
});

test('says what an NDIS plan pays before the estimate, and warns about carpet', async () => {
  const { user } = openCalculator('/quote?service=ndis&bedroom=2&bathroom=2&kitchen=1');
  expect(await panel().findByText('2.5 hours × $60.10')).toBeVisible();
  const headings = panel().getAllByRole('heading');
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Your price',
    'If your NDIS plan pays',
    'If you pay yourself: estimate',
  ]);
  expect(panel().getByText('$305')).toBeVisible();
  expect(screen.getAllByText('$150.25')).toHaveLength(2);
  expect(panel().getByText('$60.10 an hour is the NDIS price limit.')).toBeVisible();
  expect(panel().getByText(NDIS_PRICE_NOTE)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Every 2 weeks/ }));
  expect(panel().getByText('about $150.25 each visit')).toBeVisible();
  const spoken =
    'Your plan pays about $150.25 each visit. If you pay yourself, the estimate is $305.';
  expect(await screen.findByText(spoken)).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /Carpet Steam Cleaning/ }));
  expect(screen.getByText(/commonly not funded by NDIS plans/)).toBeVisible();
});

test('prices an urgent NDIS clean like any other, and shows what a plan pays', async () => {
  openCalculator('/quote?service=ndis&timing=urgent');
  expect(await panel().findByText('$168')).toBeVisible();
  expect(panel().getByText(/need a 30% deposit/)).toHaveTextContent('30% deposit: $50.40');
  expect(panel().getByText(NDIS_PRICE_NOTE)).toBeVisible();
});

test('takes valid answers from a link instead of the saved ones, and ignores invalid ones', async () => {
  const { store } = openCalculator(
    '/quote?service=deep&bedroom=3&bathroom=x&extras=oven&extras=pool&timing=urgent&from=mail',
    { saved: { rooms: { kitchen: 1 }, addonIds: ['garage'] } },
  );
  const answers = { serviceId: 'deep', rooms: { bedroom: 3 }, addonIds: ['oven'] };
  await waitFor(() => expect(store.getState().quoteDraft).toMatchObject(answers));
  expect(panel().getByText('3 bedrooms')).toBeVisible();
  expect(window.location.search).toBe(
    `?from=mail&service=deep&bedroom=3&extras=oven&day=${tomorrow()}`,
  );
});

test('keeps the saved answers when the address has none, and adds them to it', async () => {
  openCalculator('/quote?service=gardening', { saved: { serviceId: 'ndis' } });
  expect(await panel().findByText('NDIS cleaning support')).toBeVisible();
  expect(window.location.search).toBe('?service=ndis');
});

test('writes every answer to the address without adding to the browser history', async () => {
  const { user } = openCalculator();
  const steps = window.history.length;
  await user.click(screen.getByRole('radio', { name: /^General/ }));
  await user.click(screen.getByRole('button', { name: 'Add one kitchen' }));
  await user.click(screen.getByRole('radio', { name: /^Every 2 weeks/ }));
  await user.click(await screen.findByRole('radio', { name: /^Tomorrow/ }));
  expect(window.location.search).toBe(`?service=general&kitchen=1&every=2&day=${tomorrow()}`);
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(window.location.search).toBe('');
  expect(window.history.length).toBe(steps);
});

test('follows a link on the page, and changes no answer on the way back', async () => {
  const { user, router } = openCalculator('/quote?service=deep&bedroom=1');
  await act(() => router.navigate('/quote?service=ndis&bedroom=2'));
  expect(panel().getByText('2 bedrooms')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add one kitchen' }));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(window.location.search).toBe('?service=ndis&bedroom=2&kitchen=1'));
  expect(panel().getByText('1 kitchen')).toBeVisible();
});

test('copies a link to the price, or shows the link', async () => {
  const { user } = openCalculator('/quote?service=deep&from=mail');
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(screen.getByText(/^Link copied/)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/quote?service=deep');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(screen.getByText(/address of this page is the link/)).toBeVisible();
});

test('can print the whole estimate', async () => {
  vi.setSystemTime('2026-11-20T13:30:00.000Z');
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = openCalculator(
    '/quote?service=deep&bedroom=2&extras=oven&extras=fridge&timing=urgent',
  );
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  const page = screen.getByRole('region', { name: 'Your cleaning estimate', hidden: true });
  // It is already the next day in Sydney.
  expect(page).toHaveTextContent('Saturday 21 November 2026');
  expect(page).toHaveTextContent(company.name);
  expect(page).toHaveTextContent(company.phoneDisplay);
  expect(page).toHaveTextContent('Rooms2 bedrooms');
  expect(page).toHaveTextContent('Oven Deep Clean, Fridge Clean');
  expect(page).toHaveTextContent('Estimate$348');
  expect(page).toHaveTextContent('Deposit, 30% of the estimate$104.40');
  expect(page).toHaveTextContent('This is an estimate.');
});

test('prints an NDIS estimate with what a plan pays', async () => {
  openCalculator('/quote?service=ndis&timing=urgent');
  const page = await screen.findByRole('region', { name: 'Your cleaning estimate', hidden: true });
  expect(page).toHaveTextContent('Includes GST if it applies');
  expect(page).toHaveTextContent('Deposit, 30% of the estimate$50.40');
  expect(page).toHaveTextContent(
    `If your NDIS plan pays: about $60.10 each visit, 1 hour × $60.10. ${NDIS_PRICE_NOTE}`,
  );
});

test('says that requesting the quote needs a connection, and that the answers are kept', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, onRequested } = openCalculator('/quote?service=deep&timing=standard');
  await user.click(screen.getByRole('button', { name: 'Request this quote' }));
  expect(screen.getByText(/needs a connection. Your answers stay on this device/)).toBeVisible();
  expect(onRequested).not.toHaveBeenCalled();
});

test('says whether the answers are saved', async () => {
  const { user, onSaved } = openCalculator();
  await user.click(screen.getByRole('button', { name: 'Save for later' }));
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/^Saved on this device/)).toBeVisible();
});

test('says so when the browser refuses to save', async () => {
  const { user } = openCalculator('/quote', { canSave: false });
  await user.click(screen.getByRole('button', { name: 'Save for later' }));
  expect(screen.getByText(/does not let us save/)).toBeVisible();
});

test('can be reset to nothing chosen', async () => {
  const { user } = openCalculator('/quote?service=deep&bedroom=3');
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(chosen()).toEqual(DEFAULTS);
  expect(screen.getByText('All answers cleared.')).toBeVisible();
});

test('announces the price when the answers stop changing', async () => {
  const { user } = openCalculator();
  await user.click(screen.getByRole('radio', { name: /^General/ }));
  await user.click(screen.getByRole('button', { name: 'Add one kitchen' }));
  expect(screen.queryByText(/^Estimate \$/)).toBeNull();
  expect(await screen.findByText('Estimate $165')).toBeInTheDocument();
});
