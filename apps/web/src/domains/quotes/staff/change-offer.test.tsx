import { answer, aPageOf, aQuote, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { ParsedBody } from '@cleaning/contract/http';
import { itemLine, priceOfItems } from '@cleaning/contract/quotes/rules';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { aRequest } from '../testing/a-request.ts';

const price = priceOfItems(
  [
    itemLine('0190a1b2-0000-7000-8000-000000005001', {
      description: 'General cleaning',
      quantity: 1,
      unit_cents: 250_00,
    }),
  ],
  { timeline_id: 'standard' },
);
const sent = aRequest({
  status: 'sent',
  price,
  total_cents: 250_00,
  valid_until: '2026-12-05',
  available_commands: ['approve', 'decline', 'change', 'withdraw'],
});
const server = startService();

beforeEach(() => {
  server.use(
    mockEndpoint(endpoints.getQuote, answer(sent)),
    mockEndpoint(endpoints.listQuoteRevisions, answer(aPageOf([]))),
  );
});

const open = () => openStaffPortal(`/staff/portal/quotes/${aQuote().id}`);
const priceOfLine = () => screen.getByLabelText('Price of one General cleaning in dollars');
const press = (name: string | RegExp) => screen.findByRole('button', { name });

describe('a change of an offer that is with its client', () => {
  it('starts with what was sent, and is sent with two presses', async () => {
    const changes: ParsedBody<typeof endpoints.changeQuote>[] = [];
    server.use(
      mockEndpoint(endpoints.changeQuote, ({ body }) => {
        changes.push(body);
        return answer({ ...sent, revision: 2, version: 5 });
      }),
    );
    const { user } = await open();
    await user.click(await press('Change quote'));
    expect(screen.getByText('Sofia still has version 1')).toBeVisible();
    const each = screen.getByLabelText('Price of one General cleaning in dollars');
    expect(each).toHaveValue('250.00');
    await user.clear(each);
    await user.type(each, '280');
    const [send] = await screen.findAllByRole('button', { name: 'Send the change' });
    await user.click(send as HTMLElement);
    await waitFor(() =>
      expect(changes).toEqual([
        expect.objectContaining({
          version: 4,
          valid_until: '2026-12-05',
          items: [expect.objectContaining({ unit_cents: 280_00 })],
        }),
      ]),
    );
    expect(await screen.findByText('Sofia has version 2 now.')).toBeVisible();
    expect(await press('Change quote')).toBeVisible();
  });

  it('starts again with what was sent once it was dropped', async () => {
    const { user } = await open();
    await user.click(await press('Change quote'));
    await user.clear(priceOfLine());
    await user.type(priceOfLine(), '280');
    await user.click(await press('Drop the change'));
    await user.click(await press('Change quote'));
    expect(priceOfLine()).toHaveValue('250.00');
  });

  it('keeps the keyboard on the page when it begins and when it is dropped', async () => {
    const { user } = await open();
    await user.click(await press('Change quote'));
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveFocus();
    await user.click(await press('Drop the change'));
    expect(await press('Change quote')).toBeVisible();
    expect(heading).toHaveFocus();
  });

  it('that comes too late says what was approved, and what to do', async () => {
    const detail =
      'Sofia approved $250.00 while you were changing it, so the change to $280.00 was not sent. Book what was approved, or call Sofia and write a new quote.';
    server.use(
      mockEndpoint(
        endpoints.changeQuote,
        refuse(409, { code: 'invalid_transition', detail, current: { ...sent, version: 5 } }),
      ),
    );
    const { user } = await open();
    await user.click(await press('Change quote'));
    await user.click(await press('Send the change'));
    expect(await screen.findByText(detail)).toBeVisible();
    await user.click(await press('Drop the change'));
    expect(await press('Change quote')).toBeVisible();
  });
});
