import {
  anAppointment,
  anAppointmentSummary,
  anInvoiceSummary,
  aPageOf,
  aQuoteSummary,
  aThread,
  answer,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { StartThreadRequest } from '@cleaning/contract/messages';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aQuotesPage } from '#domains/quotes/testing/a-quotes-page.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openPortal } from '#app/testing/portal.ts';

const OFFLINE = 'You are offline. Your message is kept and you can send it when you are back.';

const server = startService();
const thread = aThread();
const quote = aQuoteSummary();
const invoice = anInvoiceSummary();
const appointment = anAppointmentSummary();
const ADDRESS = '/clients/messages';
const INVOICES = {
  ...aPageOf([invoice]),
  due_cents: 0,
  due_count: 0,
  overdue_cents: 0,
  overdue_count: 0,
  next_due_cents: 0,
  next_due_date: null,
  plan_due_cents: 0,
  plan_due_count: 0,
  plan_overdue_count: 0,
  paid_cents: 0,
  paid_from: '2026-07-01',
  status_counts: { issued: 1 },
};

/** A service without conversations that can start one, and the requests with their keys. */
function startable() {
  const bodies: StartThreadRequest[] = [];
  const keys: (string | null)[] = [];
  server.use(
    mockEndpoint(endpoints.startThread, ({ body, headers }) => {
      bodies.push(body);
      keys.push(headers.get('Idempotency-Key'));
      return answer(thread);
    }),
  );
  return { bodies, keys };
}

// Load the lazy form first, or the first test would time out.
beforeAll(() => import('./compose/new-thread-form.tsx'));

beforeEach(() => {
  server.use(
    mockEndpoint(endpoints.listMyQuotes, answer(aQuotesPage([quote]))),
    mockEndpoint(endpoints.listMyInvoices, answer(INVOICES)),
    mockEndpoint(endpoints.listMyAppointments, answer(aPageOf([appointment]))),
    mockEndpoint(endpoints.listThreads, answer(aPageOf([]))),
    mockEndpoint(endpoints.getThread, answer({ ...thread, unread_count: 0 })),
    mockEndpoint(endpoints.listMessages, answer(aPageOf([]))),
  );
});

const about = () => screen.findByRole('combobox', { name: 'What is it about?' });
const subject = () => screen.findByRole('textbox', { name: 'Subject' });
const words = () => screen.findByRole('textbox', { name: 'Your message' });
const send = () => screen.getByRole('button', { name: 'Send message' });

describe('a new message', () => {
  it('about no particular record is sent once, and opens', async () => {
    const { bodies, keys } = startable();
    const { user, path } = await openPortal(`${ADDRESS}?new=true`);
    await user.type(await subject(), 'The key');
    await user.type(await words(), 'Where shall I leave the key?');
    await user.dblClick(send());
    await waitFor(() => expect(path()).toBe(`${ADDRESS}?thread=${thread.id}`));
    expect(bodies).toEqual([{ subject: 'The key', body: 'Where shall I leave the key?' }]);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/u);
  });

  it.each([
    ['A quote', 'Which quote?', /^Q-1048/u, 'Quote Q-1048', 'quote', quote.id],
    [
      'An invoice',
      'Which invoice?',
      /^INV-2026-00012/u,
      'Invoice INV-2026-00012',
      'invoice',
      invoice.id,
    ],
    ['A visit', 'Which visit?', /A-1001$/u, 'Visit on 3 Dec 2026', 'appointment', appointment.id],
  ] as const)(
    'about %s gets its name as the subject',
    async (kind, which, label, title, type, id) => {
      const { bodies } = startable();
      const { user } = await openPortal(`${ADDRESS}?new=true`);
      await user.selectOptions(await about(), kind);
      const choice = await screen.findByRole('combobox', { name: which });
      await user.selectOptions(choice, await screen.findByRole('option', { name: label }));
      expect(await subject()).toHaveValue(title);
      await user.type(await words(), 'A question.');
      await user.click(send());
      await waitFor(() =>
        expect(bodies).toEqual([{ subject: title, body: 'A question.', about: { type, id } }]),
      );
    },
  );

  it('keeps a typed subject, whatever record is chosen', async () => {
    const { user } = await openPortal(`${ADDRESS}?new=true`);
    await user.type(await subject(), 'Mine');
    await user.selectOptions(await about(), 'A quote');
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Which quote?' }),
      quote.id,
    );
    expect(await subject()).toHaveValue('Mine');
  });

  it('says what is missing, and moves the focus there', async () => {
    const { user } = await openPortal(`${ADDRESS}?new=true`);
    await user.selectOptions(await about(), 'A quote');
    await screen.findByRole('combobox', { name: 'Which quote?' });
    await user.click(send());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Choose which quote you mean.');
    expect(summary).toHaveTextContent('Say what it is about, in a few words.');
    expect(summary).toHaveTextContent('Write a message.');
  });

  it('keeps its text after a failure, and is sent again as the same attempt', async () => {
    const { keys } = startable();
    server.use(
      mockEndpoint(endpoints.startThread, ({ headers }) => {
        keys.push(headers.get('Idempotency-Key'));
        return keys.length === 1 ? noResponse() : answer(thread);
      }),
    );
    const { user, path } = await openPortal(`${ADDRESS}?new=true`);
    await user.type(await subject(), 'The key');
    await user.type(await words(), 'Where?');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error');
    expect(await words()).toHaveValue('Where?');
    await user.click(send());
    await waitFor(() => expect(path()).toContain('thread='));
    expect(keys[1]).toBe(keys[0]);
  });

  it('is not sent without a connection', async () => {
    const { bodies } = startable();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    const { user } = await openPortal(`${ADDRESS}?new=true`);
    await user.type(await subject(), 'The key');
    expect(screen.queryByText(OFFLINE)).not.toBeInTheDocument();
    await user.type(await words(), 'Where?');
    expect(await screen.findByText(OFFLINE)).toBeVisible();
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(OFFLINE);
    expect(bodies).toEqual([]);
  });

  it('is restored as a draft after leaving the page', async () => {
    const { user, router } = await openPortal(`${ADDRESS}?new=true`);
    await user.type(await subject(), 'The key');
    await user.type(await words(), 'Where');
    await act(() => router.navigate('/clients/calculator'));
    await act(() => router.navigate(`${ADDRESS}?new=true`));
    expect(await subject()).toHaveValue('The key');
    expect(await words()).toHaveValue('Where');
  });
});

describe('asking about a record', () => {
  it('continues the conversation about it', async () => {
    const asked: (string | null)[] = [];
    server.use(
      mockEndpoint(endpoints.listThreads, ({ query }) => {
        asked.push(query.get('about_id'));
        return answer(aPageOf([thread]));
      }),
    );
    const { path } = await openPortal(`${ADDRESS}?invoice=${invoice.id}`);
    await waitFor(() => expect(path()).toBe(`${ADDRESS}?thread=${thread.id}`));
    expect(asked).toContain(invoice.id);
  });

  it('starts a conversation with the record chosen when there is none', async () => {
    await openPortal(`${ADDRESS}?quote=${quote.id}`);
    expect(await screen.findByRole('combobox', { name: 'Which quote?' })).toHaveValue(quote.id);
    expect(await subject()).toHaveValue('Quote Q-1048');
  });

  it('works for a record that is too old for the list', async () => {
    const old = anAppointmentSummary({ id: '0190a1b2-0000-7000-8000-000000002999' });
    server.use(mockEndpoint(endpoints.getAppointment, answer(anAppointment(old))));
    await openPortal(`${ADDRESS}?appointment=${old.id}`);
    expect(await screen.findByRole('combobox', { name: 'Which visit?' })).toHaveValue(old.id);
  });

  it('says so when the record is a stranger’s', async () => {
    server.use(mockEndpoint(endpoints.getQuote, refuse(404, { code: 'not_found' })));
    await openPortal(`${ADDRESS}?quote=0190a1b2-0000-7000-8000-000000002999`);
    expect(await screen.findByText(/^We could not find that quote/u)).toBeVisible();
    const choice = await screen.findByRole('combobox', { name: 'Which quote?' });
    expect(choice).toHaveDisplayValue('Choose a quote');
  });
});
