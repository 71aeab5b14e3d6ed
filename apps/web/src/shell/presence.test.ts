import { anInvoice, answer, aQuote, mockEndpoint, noResponse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { pathWithId } from '@cleaning/contract/routes';
import type { PresenceKind } from '@cleaning/contract/staff';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { describeOthers } from '#kit/presence/presence.tsx';
import { aRequest } from '#domains/quotes/testing/a-request.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { STAFF_INVOICE_PATH } from '#domains/invoices/invoice-paths.ts';
import { STAFF_QUOTE_PATH } from '#domains/quotes/quote-paths.ts';

const server = startService();

const KIM = { id: '0190a1b2-0000-7000-8000-00000000000c', name: 'Kim Tran' };
const LEE = { id: '0190a1b2-0000-7000-8000-00000000000d', name: 'Lee Ng' };

const invoice = anInvoice();

it.each([
  ['quote', pathWithId(STAFF_QUOTE_PATH, aQuote().id), aQuote().id],
  ['invoice', pathWithId(STAFF_INVOICE_PATH, invoice.id), invoice.id],
] satisfies [PresenceKind, string, string][])(
  'a %s shows which colleagues have it open, until they leave, and announces this user',
  async (kind, address, id) => {
    const said = vi.fn();
    let others = [KIM];
    server.use(
      mockEndpoint(endpoints.getQuote, answer(aRequest())),
      mockEndpoint(endpoints.getInvoice, answer(invoice)),
      mockEndpoint(endpoints.announcePresence, ({ body }) => {
        said(body);
        return answer({ others });
      }),
    );
    const { queryClient } = await openStaffPortal(address);
    const notice = await screen.findByText('Kim Tran is looking at this too.');
    expect(notice).toHaveRole('status');
    expect(said).toHaveBeenCalledWith({ kind, id });
    others = [];
    await queryClient.refetchQueries();
    await waitFor(() => expect(notice).toBeEmptyDOMElement());
  },
);

it('a record shows nothing without colleagues, or when they cannot be loaded', async () => {
  const said = vi.fn(() => noResponse());
  server.use(
    mockEndpoint(endpoints.getQuote, answer(aRequest())),
    mockEndpoint(endpoints.announcePresence, said),
  );
  await openStaffPortal(pathWithId(STAFF_QUOTE_PATH, aQuote().id));
  await waitFor(() => expect(said).toHaveBeenCalled());
  expect(screen.queryByText(/looking at this/u)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  [[KIM.name], 'Kim Tran is looking at this too.'],
  [[KIM.name, LEE.name], 'Kim Tran and Lee Ng are looking at this too.'],
  [[KIM.name, LEE.name, 'Jo Bell'], 'Kim Tran and 2 others are looking at this too.'],
])('formats the names %j', (names, words) => {
  expect(describeOthers(names)).toBe(words);
});
