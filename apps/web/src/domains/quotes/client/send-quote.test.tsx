import {
  aClientProfile,
  aQuote,
  aUser,
  answer,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  atStep,
  completeQuote,
  findSendButton,
  openedQuote,
  submittedQuote,
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

describe('checking and sending', () => {
  it('shows every answer with a link to change it, and the NDIS number masked', async () => {
    server.use(
      mockEndpoint(
        endpoints.getClientProfile,
        answer(
          aClientProfile({
            ndis_number_masked: '43x xxx x01',
            plan_management: 'plan',
            plan_manager_name: 'Northside Plan Management',
          }),
        ),
      ),
    );
    await openPortal(atStep('check'), { user: aUser({ is_ndis_client: true }) });
    expect(await screen.findByText(/1 Example Street\s+Ryde NSW 2112/u)).toBeVisible();
    expect(screen.getByText('3 bedrooms, 2 bathrooms, 1 kitchen, 1 living room')).toBeVisible();
    expect(await screen.findByText('43x xxx x01')).toBeVisible();
    expect(screen.getByText('Northside Plan Management, with a copy to you')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change first visit' })).toHaveAttribute(
      'href',
      atStep('date'),
    );
    expect(screen.getByRole('link', { name: /^Change NDIS plan/u })).toHaveAttribute(
      'href',
      '/clients/account',
    );
  });

  it('sends once, at the price that was shown, and then shows the quote', async () => {
    const bodies: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.submitQuote, ({ body }) => {
        bodies.push(body);
        server.use(openedQuote(submittedQuote));
        return answer(submittedQuote);
      }),
    );
    const { user, path } = await openPortal(atStep('check'));
    await user.dblClick(await findSendButton());
    await waitFor(() => expect(path()).toBe(`/clients/quotes/${completeQuote.id}`));
    expect(bodies).toEqual([{ version: 1, expected_total_cents: 43_500 }]);
    expect(await screen.findByRole('heading', { name: 'We have your request' })).toBeVisible();
    expect(screen.getByText('Quote request sent')).toBeVisible();
  });

  it('opens at the address while that is missing, not at a review that cannot be sent', async () => {
    server.use(openedQuote(aQuote({ suburb: 'Castle Hill', postcode: '2154' })));
    const { path } = await openPortal(atStep('check'));
    await waitFor(() => expect(path()).toBe(atStep('address')));
    expect(await screen.findByLabelText('Street address')).toBeVisible();
    expect(screen.getByLabelText('Suburb')).toHaveValue('Castle Hill');
  });

  it('sends nothing while an answer is missing, and leads to it', async () => {
    server.use(openedQuote(empty));
    const { user, path } = await openPortal(atStep('photos'));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.click(await findSendButton());
    await user.click(screen.getByRole('link', { name: 'Enter the suburb.' }));
    await waitFor(() => expect(path()).toBe(atStep('address')));
    await waitFor(() => expect(screen.getByLabelText('Suburb')).toBeInvalid());
  });

  it('shows both prices when the price changed, and sends at the new one only after a confirmation', async () => {
    const expected: unknown[] = [];
    const repriced = { ...completeQuote, total_cents: 45_000 };
    server.use(
      mockEndpoint(endpoints.submitQuote, ({ body }) => {
        expected.push(body.expected_total_cents);
        return body.expected_total_cents === 45_000
          ? answer(submittedQuote)
          : refuse(409, { code: 'price_changed', detail: 'Changed.', current: repriced });
      }),
    );
    const { user, path } = await openPortal(atStep('check'));
    await user.click(await findSendButton());
    expect(await screen.findByText(/You saw/u)).toHaveTextContent(
      'You saw $435.00. It is now $450.00. Nothing has been sent.',
    );
    expect(screen.getByRole('link', { name: 'Change my answers' })).toHaveAttribute(
      'href',
      atStep('price'),
    );
    await user.click(screen.getByRole('button', { name: 'Send at $450.00' }));
    await waitFor(() => expect(path()).toBe(`/clients/quotes/${completeQuote.id}`));
    expect(expected).toEqual([43_500, 45_000]);
  });

  it('sends a service that is priced on request without a price', async () => {
    const onRequest = {
      ...completeQuote,
      service_id: 'window-carpet' as const,
      total_cents: null,
    };
    const expected: unknown[] = [];
    server.use(
      openedQuote(onRequest),
      mockEndpoint(endpoints.submitQuote, ({ body }) => {
        expected.push(body.expected_total_cents);
        return answer({ ...submittedQuote, total_cents: null });
      }),
    );
    const { user } = await openPortal(atStep('check'));
    expect(await screen.findByText(/Send us your answers, and we send you a price/u)).toBeVisible();
    await user.click(await findSendButton());
    await waitFor(() => expect(expected).toEqual([null]));
  });

  it.each([
    ['the network is lost', noResponse(), /Network error\. .+ Your answers are still here\./u],
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
  ])('stays on the page and shows an error when %s', async (_title, failure, words) => {
    server.use(mockEndpoint(endpoints.submitQuote, failure));
    const { user, path } = await openPortal(atStep('check'));
    await user.click(await findSendButton());
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(path()).toBe(atStep('check')));
  });
});
