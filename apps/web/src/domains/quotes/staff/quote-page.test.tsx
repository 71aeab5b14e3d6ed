import {
  aClient,
  aClientHistory,
  aPageOf,
  aQuote,
  answer,
  aStaffQuotesPage,
  aStaffQuoteSummary,
  aThread,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpointKey } from '@cleaning/api-client/queries';
import type { QuoteAttachment } from '@cleaning/contract/attachments';
import { endpoints } from '@cleaning/contract/endpoints';
import type { Quote } from '@cleaning/contract/quotes';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aRequest, STAFF_DETAILS } from '../testing/a-request.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const server = startService();

const ADDRESS = `/staff/portal/quotes/${aQuote().id}`;
const reading = (quote: Quote) => mockEndpoint(endpoints.getQuote, answer(quote));

const anEvent = (command: 'send' | 'revise', at: number) => ({
  id: `0190a1b2-0000-7000-8000-00000000ee0${at}`,
  command,
  from_status: null,
  to_status: 'sent' as const,
  actor: 'staff' as const,
  actor_name: 'Priya',
  on_behalf_of_client: false,
  reason: null,
  signed_name: null,
  signed_for: null,
  signer_relation: null,
  occurred_at: '2026-11-23T03:41:00.000Z',
});

describe('the page of a quote', () => {
  it('says that a draft is with its client, and how the office goes on', async () => {
    const quote = aRequest({ status: 'draft', available_commands: [] });
    server.use(reading(quote));
    await openStaffPortal(ADDRESS);
    const name = quote.client?.first_name ?? '';
    expect(await screen.findByText(`${name} has not sent this to us yet`)).toBeVisible();
    expect(screen.getByRole('link', { name: `New quote for ${name}` })).toHaveAttribute(
      'href',
      `/staff/portal/quotes/new?client=${quote.client?.id}`,
    );
  });

  it.each(['submitted', 'approved'] as const)(
    'shows the photos of the client, and takes files of the office: %s',
    async (status) => {
      const quote = aRequest({ status });
      const photo: QuoteAttachment = {
        id: '0190a1b2-0000-7000-8000-000000005001',
        quote_id: quote.id,
        file_name: 'Kitchen.jpg',
        media_type: 'image/jpeg',
        byte_size: 1_258_291,
        source: 'client',
        created_at: quote.created_at,
        can_remove: false,
      };
      server.use(
        reading(quote),
        mockEndpoint(endpoints.listQuoteAttachments, answer(aPageOf([photo]))),
      );
      await openStaffPortal(ADDRESS);
      const card = within(await screen.findByRole('region', { name: 'Attachments' }));
      expect(await card.findByRole('button', { name: 'Look at Kitchen.jpg' })).toBeVisible();
      expect(card.getByLabelText('Add a file, from your device')).toBeEnabled();
      expect(card.getByText(/sees what you add\./u)).toBeVisible();
    },
  );

  it('links to a new message about it', async () => {
    const sent: unknown[] = [];
    const quote = aRequest();
    server.use(
      reading(quote),
      mockEndpoint(endpoints.getClient, answer(aClient({ id: quote.client?.id ?? '' }))),
      mockEndpoint(endpoints.listThreads, answer(aPageOf([]))),
      mockEndpoint(endpoints.startThread, ({ body }) => {
        sent.push(body);
        return refuse(500, {});
      }),
    );
    const { user, path } = await openStaffPortal(ADDRESS);
    await screen.findByRole('button', { name: 'More' });
    await user.keyboard('m');
    expect(await screen.findByLabelText('Subject')).toHaveValue('Quote Q-1048');
    expect(path()).toBe(
      `/staff/portal/messages/new?client=${quote.client?.id ?? ''}&quote=${quote.id}`,
    );
    await user.type(screen.getByLabelText('Message'), 'Is Tuesday good?');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          client_id: quote.client?.id,
          subject: 'Quote Q-1048',
          body: 'Is Tuesday good?',
          about: { type: 'quote', id: quote.id },
        },
      ]),
    );
  });

  it('links to the existing conversation about it', async () => {
    const quote = aRequest();
    const thread = aThread({ client_id: quote.client?.id ?? '' });
    server.use(
      reading(quote),
      mockEndpoint(endpoints.getClient, answer(aClient({ id: quote.client?.id ?? '' }))),
      mockEndpoint(endpoints.listThreads, ({ query }) =>
        answer(aPageOf(query.get('about_id') === quote.id ? [thread] : [])),
      ),
      mockEndpoint(endpoints.getThread, answer(thread)),
      mockEndpoint(endpoints.listMessages, answer(aPageOf([]))),
      mockEndpoint(endpoints.getClientHistory, answer(aClientHistory())),
    );
    const { user, path } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('link', { name: /^Message Sofia/u }));
    expect(await screen.findByRole('textbox', { name: /^Your message to/u })).toBeVisible();
    expect(path()).toBe(`/staff/portal/messages/${thread.id}`);
  });

  it('assigns the quote to a colleague, or shows why that failed', async () => {
    const tom = { id: '0190a1b2-0000-7000-8000-00000000000a', first_name: 'Tom' };
    const bodies: unknown[] = [];
    let held = aRequest();
    const refusal = { code: 'stale_version', detail: 'It has changed.' };
    server.use(
      mockEndpoint(endpoints.getQuote, () => answer(held)),
      mockEndpoint(endpoints.listStaffMembers, answer([tom])),
      mockEndpoint(endpoints.assignQuotes, ({ body }) => {
        bodies.push(body);
        if (bodies.length === 1) {
          return answer({
            results: [{ id: held.id, version: null, send_at: null, error: refusal }],
          });
        }
        held = aRequest({ version: 5, staff_details: { ...STAFF_DETAILS, owner: tom } });
        return answer({ results: [{ id: held.id, version: 5, send_at: null, error: null }] });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    const give = async () => {
      await user.click(await screen.findByRole('button', { name: 'More' }));
      await user.click(screen.getByRole('button', { name: 'Pass to' }));
      const dialog = within(await screen.findByRole('dialog'));
      await dialog.findByRole('option', { name: 'Tom' });
      await user.selectOptions(dialog.getByLabelText('Who looks after it'), 'Tom');
      await user.click(dialog.getByRole('button', { name: 'Pass quote on' }));
    };
    await give();
    expect(await screen.findByText('It has changed.')).toBeVisible();
    await give();
    expect(await screen.findByText(/Tom looks after it\./u)).toBeVisible();
    expect(screen.queryByText('It has changed.')).toBeNull();
    expect(bodies[1]).toEqual({ quotes: [{ id: held.id, version: 4 }], owner_id: tom.id });
  });
});

it('saves the PDF of a quote that is being prepared, or shows why that failed', async () => {
  const saved: string[] = [];
  let isRefused = true;
  Object.assign(URL, { createObjectURL: () => 'blob:quote', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  server.use(
    reading(aRequest()),
    mockEndpoint(endpoints.downloadQuotePdf, () => {
      if (isRefused) return refuse(500, {});
      const content = new ArrayBuffer(8);
      return answer({ fileName: 'Q-1048.pdf', mediaType: 'application/pdf', content });
    }),
  );
  const { user } = await openStaffPortal(ADDRESS);
  const save = async () => {
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('button', { name: 'PDF' }));
  };
  await save();
  expect(await screen.findByText('Not downloaded')).toBeVisible();
  isRefused = false;
  await save();
  await waitFor(() => expect(saved).toEqual(['Q-1048.pdf']));
  expect(screen.queryByText('Not downloaded')).toBeNull();
});

describe('a quote that was sent to its client', () => {
  const sent = aRequest({
    status: 'sent',
    valid_until: '2026-12-07',
    available_commands: ['approve', 'decline', 'withdraw'],
  });

  it.each([
    ['general', /^Total, including GST of \$/u],
    ['ndis', /^Total$/u],
  ] as const)('says the GST in its total, where there is any: %s', async (service_id, label) => {
    server.use(reading({ ...sent, service_id }));
    await openStaffPortal(ADDRESS);
    const lines = within(await screen.findByRole('table', { name: /^Lines of version/u }));
    expect(lines.getByText(label)).toBeVisible();
  });

  it('starts another version, and keeps the keyboard on the page', async () => {
    const declined = aRequest({ status: 'declined', available_commands: ['revise'] });
    let held = declined;
    server.use(
      mockEndpoint(endpoints.getQuote, () => answer(held)),
      mockEndpoint(endpoints.reviseQuote, () => {
        held = aRequest({ status: 'submitted', revision: 2, version: 5 });
        return answer(held);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Start version 2' }));
    expect(await screen.findByRole('button', { name: 'Save draft' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('links to the next quote that waits for an answer of the company', async () => {
    const next = aStaffQuoteSummary({ id: '0190a1b2-0000-7000-8000-000000001058' });
    server.use(
      reading(sent),
      mockEndpoint(endpoints.listQuotes, ({ query }) => {
        const isAsked =
          query.get('step') === 'to_answer,changes_requested' &&
          query.get('ordering') === 'waiting_since';
        return answer(aStaffQuotesPage(isAsked ? [aStaffQuoteSummary({ id: sent.id }), next] : []));
      }),
    );
    const { user, path } = await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('region', { name: 'Next to answer' })).toHaveTextContent(
      next.reference,
    );
    await user.keyboard('j');
    await waitFor(() => expect(path()).toBe(`/staff/portal/quotes/${next.id}`));
  });

  it('shows its owner, and can be assigned to a colleague', async () => {
    const tom = { id: '0190a1b2-0000-7000-8000-00000000000a', first_name: 'Tom' };
    let held = sent;
    server.use(
      mockEndpoint(endpoints.getQuote, () => answer(held)),
      mockEndpoint(endpoints.listStaffMembers, answer([tom])),
      mockEndpoint(endpoints.assignQuotes, () => {
        held = { ...sent, version: 5, staff_details: { ...STAFF_DETAILS, owner: tom } };
        return answer({ results: [{ id: sent.id, version: 5, send_at: null, error: null }] });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    const about = within(await screen.findByRole('region', { name: 'About this quote' }));
    expect(about.getByText('No one is on it')).toBeVisible();
    await user.click(about.getByRole('button', { name: 'Pass to' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('option', { name: 'Tom' });
    await user.selectOptions(dialog.getByLabelText('Who looks after it'), 'Tom');
    await user.click(dialog.getByRole('button', { name: 'Pass quote on' }));
    expect(await about.findByText('Tom')).toBeVisible();
  });

  it('shows which of its versions was sent when', async () => {
    const events = [anEvent('send', 1), anEvent('revise', 2), anEvent('send', 3)];
    server.use(reading({ ...sent, revision: 2, events }));
    await openStaffPortal(ADDRESS);
    const progress = within(await screen.findByRole('region', { name: 'Progress' }));
    expect(progress.getByText('Version 1 sent by Priya')).toBeVisible();
    expect(progress.getByText('Version 2 sent by Priya')).toBeVisible();
    expect(screen.getByText('Sent 23 Nov 2026, 2:41 pm')).toBeVisible();
  });

  it('names who signed its approval, and for whom', async () => {
    const approval = {
      ...anEvent('send', 1),
      command: 'approve' as const,
      actor: 'client' as const,
      actor_name: null,
      signed_name: 'Rob Tran',
      signed_for: 'Sofia Tran',
      signer_relation: 'nominee' as const,
    };
    server.use(reading({ ...sent, status: 'approved', events: [approval] }));
    await openStaffPortal(ADDRESS);
    const progress = within(await screen.findByRole('region', { name: 'Progress' }));
    expect(
      progress.getByText(/, signed Rob Tran for Sofia Tran \(nominee or guardian\)$/u),
    ).toBeVisible();
  });

  it('shows no version as sent before it was', async () => {
    const events = [anEvent('send', 1), anEvent('revise', 2)];
    const details = { ...STAFF_DETAILS, send_at: '2026-12-07T03:41:10.000Z' };
    server.use(reading({ ...sent, status: 'draft', revision: 2, events, staff_details: details }));
    await openStaffPortal(ADDRESS);
    expect(
      await screen.findByRole('heading', { name: 'Version 2, as Sofia sees it' }),
    ).toBeVisible();
    expect(screen.queryByText(/^Sent /u)).toBeNull();
  });

  it.each([
    ['accepted', 'Email sent', /, to sofia@example\.com$/u],
    ['waiting', 'Email still waiting to be sent', /^Since .*, to sofia@example\.com\./u],
    ['given_up', 'Email could not be delivered', /Call Sofia, and check this address\.$/u],
  ] as const)('shows the delivery of its email: %s', async (state, title, detail) => {
    const mail = { recipient: 'sofia@example.com', state, at: '2026-11-23T03:41:00.000Z' };
    server.use(reading({ ...sent, staff_details: { ...STAFF_DETAILS, offer_mail: mail } }));
    await openStaffPortal(ADDRESS);
    const about = within(await screen.findByRole('region', { name: 'About this quote' }));
    expect(about.getByText(title)).toBeVisible();
    expect(about.getByText(detail)).toHaveTextContent('2:41 pm');
  });

  it.each([
    ['2026-11-23', 'Ends today'],
    ['2026-11-24', 'Ends tomorrow'],
    ['2026-11-26', 'Ends in 3 days'],
    ['2026-11-27', null],
  ])('whose last day is %s shows %s', async (valid_until, text) => {
    server.use(reading({ ...sent, valid_until }));
    await openStaffPortal(ADDRESS);
    expect(await screen.findByText('With the client')).toBeVisible();
    expect(screen.queryByText(/^Ends/u)?.textContent ?? null).toBe(text);
  });

  it('is approved for the client as they said by phone', async () => {
    const bodies: unknown[] = [];
    server.use(
      reading(sent),
      mockEndpoint(endpoints.approveQuote, ({ body }) => {
        bodies.push(body);
        return answer({ ...sent, version: 5, status: 'approved' as const });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Approve for Sofia' }));
    await user.type(screen.getByLabelText(/^What was said/u), 'Wants Luca again');
    await user.click(screen.getByRole('button', { name: /^Approve \$/u }));
    await waitFor(() =>
      expect(bodies).toEqual([
        {
          version: 4,
          reason: 'Wants Luca again',
          answer: { by: 'client', how: 'phone', said_at: '2026-11-23T01:00:00.000Z' },
        },
      ]),
    );
  });

  it('is approved on paper by a helper, whose name is needed', async () => {
    const bodies: unknown[] = [];
    server.use(
      reading(sent),
      mockEndpoint(endpoints.approveQuote, ({ body }) => {
        bodies.push(body);
        return answer({ ...sent, version: 5, status: 'approved' as const });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Approve for Sofia' }));
    await user.selectOptions(screen.getByLabelText('How they said it'), 'Signed on paper');
    await user.selectOptions(screen.getByLabelText('Signed by'), 'Someone who helps Sofia');
    const approve = () => user.click(screen.getByRole('button', { name: /^Approve \$/u }));
    await approve();
    expect(await screen.findByRole('link', { name: 'Say the name of who said so.' })).toBeVisible();
    await user.type(screen.getByLabelText('Their name'), 'Peter Marsh');
    await approve();
    await waitFor(() =>
      expect(bodies).toMatchObject([
        { answer: { by: 'helper', name: 'Peter Marsh', how: 'paper' } },
      ]),
    );
  });

  it('is not approved as a colleague changed it under the dialog, until that was read', async () => {
    const bodies: unknown[] = [];
    const changed = { ...sent, version: 5, total_cents: 999_00 };
    server.use(
      reading(sent),
      mockEndpoint(endpoints.approveQuote, ({ body }) => {
        bodies.push(body);
        return refuse(409, {
          code: 'stale_version',
          detail: 'This quote has changed. Priya made the last change.',
          current: changed,
        });
      }),
    );
    const { user, queryClient } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Approve for Sofia' }));
    act(() => {
      queryClient.setQueryData(endpointKey('getQuote', { id: sent.id }), changed);
    });
    const press = () => user.click(screen.getByRole('button', { name: /^Approve \$/u }));
    await press();
    expect(await screen.findByText(/Priya made the last change/u)).toBeVisible();
    await press();
    await waitFor(() => expect(bodies).toMatchObject([{ version: 4 }, { version: 5 }]));
  });
});

it('shows an error when it does not exist', async () => {
  server.use(mockEndpoint(endpoints.getQuote, refuse(404, { code: 'not_found' })));
  await openStaffPortal(ADDRESS);
  expect(await screen.findByRole('heading', { name: 'There is no such quote' })).toBeVisible();
});
