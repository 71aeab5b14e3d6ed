import { combineReducers, legacy_createStore } from '@reduxjs/toolkit';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { quoteDraftSlice } from '../../../shared/quote-draft/index.ts';
import { QuoteCalculator } from './quote-calculator.tsx';
import type { QuoteCalculatorProps } from './quote-calculator.tsx';

function openCalculator(address = '/quote', canSave = true) {
  const store = legacy_createStore(combineReducers({ quoteDraft: quoteDraftSlice.reducer }));
  const onRequested = vi.fn<QuoteCalculatorProps['onRequested']>();
  const onSaved = vi.fn<QuoteCalculatorProps['onSaved']>(() => canSave);
  const element = <QuoteCalculator onRequested={onRequested} onSaved={onSaved} />;
  const router = createMemoryRouter([{ path: '/quote', element }], { initialEntries: [address] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { user: userEvent.setup(), store, router, onRequested, onSaved };
}

const panel = () => within(screen.getByRole('region', { name: 'Your price' }));

test('opens with nothing chosen', () => {
  openCalculator();
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  expect(panel().getByText('Choose a service to see your price.')).toBeVisible();
});

test('prices the answers, and shows a deposit for urgent cleans only', async () => {
  const { user } = openCalculator();
  await user.click(screen.getByRole('radio', { name: /^Deep/ }));
  await user.click(screen.getByRole('button', { name: 'Add one bedroom' }));
  await user.click(screen.getByRole('checkbox', { name: /Oven deep clean/ }));
  expect(panel().getByText('$240')).toBeInTheDocument();
  expect(panel().queryByText(/deposit/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: /^Urgent/ }));
  expect(panel().getByText('$288')).toBeInTheDocument();
  expect(panel().getByText('$86.40')).toBeVisible();
});

test('asks for what is missing before it asks for the quote', async () => {
  const { user, onRequested } = openCalculator();
  await user.click(screen.getByRole('button', { name: 'Request this quote' }));
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(within(summary).getAllByRole('link')).toHaveLength(2);
  expect(onRequested).not.toHaveBeenCalled();
  await user.click(screen.getByRole('radio', { name: /^General/ }));
  await user.click(screen.getByRole('radio', { name: /^Standard/ }));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Request this quote' }));
  expect(onRequested).toHaveBeenCalledTimes(1);
});

test('offers contact in place of a price for a service without one', async () => {
  const { user } = openCalculator();
  await user.click(screen.getByRole('radio', { name: /^Office and commercial/ }));
  expect(panel().getByText('Priced on request')).toBeVisible();
  expect(panel().getByRole('link', { name: 'Ask for a price' })).toHaveAttribute(
    'href',
    expect.stringContaining('mailto:'),
  );
  expect(panel().queryByRole('button', { name: 'Request this quote' })).toBeNull();
  expect(panel().queryByText(/\$0/)).toBeNull();
});

test('says that an NDIS figure is an estimate and warns about carpet', async () => {
  const { user } = openCalculator('/quote?service=ndis');
  expect(await panel().findByText(/hours we work times the agreed hourly rate/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /Carpet steam cleaning/ }));
  expect(screen.getByText(/commonly not funded by NDIS plans/)).toBeVisible();
});

test('takes over the answers of a link once', async () => {
  const { store, router } = openCalculator(
    '/quote?service=deep&bedroom=3&bathroom=x&timing=urgent&from=mail',
  );
  await waitFor(() => expect(router.state.location.search).toBe('?from=mail'));
  expect(store.getState().quoteDraft).toMatchObject({
    serviceId: 'deep',
    rooms: { bedroom: 3 },
    timelineId: 'urgent',
  });
});

test('confirms in words that the answers are saved, or that they are not', async () => {
  const { user, onSaved } = openCalculator();
  await user.click(screen.getByRole('button', { name: 'Save for later' }));
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/^Saved on this device/)).toBeVisible();
});

test('admits that a browser refused to save', async () => {
  const { user } = openCalculator('/quote', false);
  await user.click(screen.getByRole('button', { name: 'Save for later' }));
  expect(screen.getByText(/does not let us save/)).toBeVisible();
});

test('starts again with nothing chosen', async () => {
  const { user } = openCalculator('/quote?service=deep&bedroom=3');
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  expect(screen.getByText('All answers cleared.')).toBeVisible();
});

test('reads the price out once the answers rest', async () => {
  const { user } = openCalculator();
  await user.click(screen.getByRole('radio', { name: /^General/ }));
  await user.click(screen.getByRole('button', { name: 'Add one kitchen' }));
  expect(await screen.findByText('Estimate $165', {}, { timeout: 2000 })).toBeInTheDocument();
});
