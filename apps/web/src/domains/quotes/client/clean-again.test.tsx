import { aQuote, answer, mockEndpoint, noResponse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { completeQuote, openedQuote, submittedQuote } from '../testing/edit-quote.ts';
import { aQuotesPage } from '../testing/a-quotes-page.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openPortal } from '#app/testing/portal.ts';

const server = startService();
const ADDRESS = `/clients/quotes/${completeQuote.id}`;
const draft = aQuote({
  ...completeQuote,
  id: '0190a1b2-0000-7000-8000-000000002048',
  reference: 'Q-2048',
});

beforeEach(() => {
  server.use(
    mockEndpoint(endpoints.listMyQuotes, answer(aQuotesPage([]))),
    openedQuote(submittedQuote),
  );
});

const bookAgain = () => screen.findByRole('button', { name: 'Book this clean again' });

describe('booking a quote again', () => {
  it('creates one draft with the same answers, without the date', async () => {
    const bodies: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.createQuote, ({ body }) => {
        bodies.push(body);
        server.use(openedQuote(draft));
        return answer(draft);
      }),
    );
    const { user, path } = await openPortal(ADDRESS);
    await user.dblClick(await bookAgain());
    await waitFor(() => expect(path()).toBe(`/clients/quotes/${draft.id}/edit?step=date`));
    expect(bodies).toEqual([
      {
        service_id: 'deep',
        rooms: completeQuote.rooms,
        addon_ids: ['oven'],
        interval_weeks: null,
        address_line1: '1 Example Street',
        suburb: 'Ryde',
        postcode: '2112',
        access_notes: '',
      },
    ]);
  });

  it('shows an error when it fails, and can be tried again with the same key', async () => {
    const keys: (string | null)[] = [];
    server.use(
      mockEndpoint(endpoints.createQuote, ({ headers }) => {
        keys.push(headers.get('Idempotency-Key'));
        return noResponse();
      }),
    );
    const { user, path } = await openPortal(ADDRESS);
    await user.click(await bookAgain());
    expect(await screen.findByText('No new quote was started')).toBeVisible();
    await user.click(await bookAgain());
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toBe(keys[1]);
    await waitFor(() => expect(path()).toBe(ADDRESS));
  });

  it('is not offered for a draft', async () => {
    server.use(openedQuote(completeQuote));
    await openPortal(ADDRESS);
    expect(await screen.findByRole('button', { name: 'Save as a template' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Book this clean again' })).not.toBeInTheDocument();
  });
});

describe('keeping a quote as a template', () => {
  it('asks for a name, suggests one, and leads to the templates', async () => {
    const bodies: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.createQuoteTemplate, ({ body }) => {
        bodies.push(body);
        const { service_id, rooms, addon_ids, timeline_id } = completeQuote;
        return answer({
          id: '0190a1b2-0000-7000-8000-000000003001',
          name: body.name,
          service_id,
          rooms,
          addon_ids,
          timeline_id,
          address_line1: null,
          suburb: null,
          postcode: null,
          access_notes: '',
          created_at: completeQuote.created_at,
          updated_at: completeQuote.updated_at,
        });
      }),
    );
    const { user } = await openPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Save as a template' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as a template' }));
    expect(dialog.getByLabelText('Name')).toHaveValue('Deep cleaning, Ryde');
    await user.dblClick(dialog.getByRole('button', { name: 'Save template' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bodies).toEqual([{ name: 'Deep cleaning, Ryde', quote_id: completeQuote.id }]);
    expect(screen.getByText('Template saved')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your templates' })).toHaveAttribute(
      'href',
      '/clients/quotes?view=templates',
    );
  });

  it('keeps the name when the network is lost', async () => {
    server.use(mockEndpoint(endpoints.createQuoteTemplate, noResponse()));
    const { user } = await openPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Save as a template' }));
    await user.click(screen.getByRole('button', { name: 'Save template' }));
    expect(await screen.findByText(/What you typed is still here\./u)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Deep cleaning, Ryde');
  });
});
