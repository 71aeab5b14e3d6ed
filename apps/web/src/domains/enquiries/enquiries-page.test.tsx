import {
  anEnquiriesPage,
  anEnquiry,
  anEnquirySummary,
  answer,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADDRESS, LIST, startEnquiries } from './testing.ts';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const { server, serve } = startEnquiries();

const answerField = () => screen.findByRole('textbox', { name: /Answer by email/u });
const button = (name: string) => screen.getByRole('button', { name });

describe('the list of enquiries', () => {
  it('shows sender, time and subject of each, with the number in each state', async () => {
    server.use(
      mockEndpoint(
        endpoints.listEnquiries,
        answer(anEnquiriesPage([anEnquirySummary()], { spam: 5 })),
      ),
    );
    await openStaffPortal(LIST);
    const row = await screen.findByRole('link', { name: /Helen Novak/u });
    expect(row).toHaveAccessibleName(/A price.*two bedroom unit.*Open/u);
    expect(row).toHaveAttribute('href', ADDRESS);
    expect(screen.getByRole('link', { name: 'Open 1' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Spam 5' })).toBeVisible();
  });

  it('requests the state, search and page that are in the address', async () => {
    const asked: string[] = [];
    server.use(
      mockEndpoint(endpoints.listEnquiries, ({ query }) => {
        asked.push(query.toString());
        const page = anEnquiriesPage([
          anEnquirySummary({ status: 'answered', answered_by: 'Priya' }),
        ]);
        return answer({ ...page, count: 21 });
      }),
    );
    const { user, path } = await openStaffPortal(LIST);
    await user.click(await screen.findByRole('link', { name: /^Answered \d/u }));
    expect(await screen.findByText('Answered by Priya')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'carpet');
    await waitFor(() => expect(path()).toBe(`${LIST}?show=answered&search=carpet`));
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    expect(path()).toBe(`${LIST}?show=answered&search=carpet&page=2`);
    await waitFor(() =>
      expect(asked.at(-1)).toBe('page=2&page_size=20&status=answered&search=carpet'),
    );
  });

  it('says so when there is nothing to answer, when nothing matches, and when it fails', async () => {
    server.use(mockEndpoint(endpoints.listEnquiries, refuse(500, {})));
    const { user } = await openStaffPortal(LIST);
    expect(
      await screen.findByRole('heading', { name: 'We could not load the enquiries' }),
    ).toBeVisible();
    server.use(mockEndpoint(endpoints.listEnquiries, answer(anEnquiriesPage([]))));
    await user.click(button('Try again'));
    expect(await screen.findByRole('heading', { name: 'Nothing to answer' })).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'carpet');
    expect(await screen.findByRole('heading', { name: 'No enquiries match' })).toBeVisible();
    await user.click(button('Clear the search'));
    expect(await screen.findByRole('heading', { name: 'Nothing to answer' })).toBeVisible();
  });

  it('says who answered the last one when none is open', async () => {
    const answered = anEnquirySummary({
      status: 'answered',
      answered_by: 'Priya',
      answered_at: '2026-11-20T00:40:00.000Z',
    });
    server.use(
      mockEndpoint(endpoints.listEnquiries, ({ query }) =>
        answer(anEnquiriesPage(query.get('status') === 'answered' ? [answered] : [])),
      ),
    );
    await openStaffPortal(LIST);
    expect(
      await screen.findByText(
        /The last one was answered by Priya: Friday 20 November.*, 11:40 am\.$/u,
      ),
    ).toBeVisible();
  });

  it('is moved through with J and K, and opened with Enter', async () => {
    serve();
    const { user, path } = await openStaffPortal(LIST);
    const row = await screen.findByRole('link', { name: /Helen Novak/u });
    await user.keyboard('j');
    expect(row).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe(ADDRESS));
    expect(await screen.findByRole('heading', { level: 1, name: 'Helen Novak' })).toHaveFocus();
  });
});

describe('one enquiry', () => {
  it('links to a mail to its sender, and to the client with the same address', async () => {
    const client = { id: '0190a1b2-0000-7000-8000-000000000009', name: 'Helena Novak' };
    serve(anEnquiry({ same_address_client: client }));
    await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('link', { name: 'Helena Novak' })).toHaveAttribute(
      'href',
      `/staff/portal/clients/${client.id}`,
    );
    expect(screen.getByRole('link', { name: 'helen@example.com' })).toHaveAttribute(
      'href',
      'mailto:helen@example.com',
    );
  });

  it('is answered once, and then shows who answered and how', async () => {
    serve();
    const keys: (string | null)[] = [];
    const answered = anEnquiry({
      status: 'answered',
      version: 2,
      answer: 'Yes, we can.',
      answered_by: 'Sam',
      answered_at: '2026-11-22T23:12:00.000Z',
    });
    server.use(
      mockEndpoint(endpoints.answerEnquiry, ({ headers, body }) => {
        keys.push(headers.get('Idempotency-Key'));
        expect(body).toEqual({ version: 1, answer: 'Yes, we can.' });
        serve(answered);
        return answer(answered);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.type(await answerField(), 'Yes, we can.');
    await user.dblClick(button('Send answer and close'));
    const ours = await screen.findByRole('region', { name: 'Our answer' });
    expect(
      within(ours).getByRole('heading', { name: /^Answered by Sam, .*10:12 am$/u }),
    ).toBeVisible();
    expect(within(ours).getByText('Yes, we can.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Helen Novak' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Send answer and close' })).toBeNull();
    expect(button('Open again')).toBeVisible();
    expect(keys).toEqual([expect.any(String)]);
  });

  it('keeps an unsent answer, also when the page is left and opened again', async () => {
    serve();
    const keys: (string | null)[] = [];
    server.use(
      mockEndpoint(endpoints.answerEnquiry, ({ headers }) => {
        keys.push(headers.get('Idempotency-Key'));
        return noResponse();
      }),
    );
    const { user, router } = await openStaffPortal(ADDRESS);
    await user.type(await answerField(), 'Yes');
    await user.click(button('Send answer and close'));
    expect(await screen.findByText('Not sent')).toBeVisible();
    await user.click(button('Send answer and close'));
    await waitFor(() => expect(new Set(keys).size).toBe(1));
    await router.navigate(LIST);
    await router.navigate(ADDRESS);
    expect(await answerField()).toHaveValue('Yes');
  });

  it('keeps what is typed while the answer is being sent, and sends it once it is opened again', async () => {
    serve();
    const answered = anEnquiry({ status: 'answered', version: 2, answer: 'Yes.' });
    const reopened = anEnquiry({ version: 3, answer: 'Yes.' });
    const sending = Promise.withResolvers<void>();
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.answerEnquiry, async ({ body }) => {
        sent.push(body);
        await sending.promise;
        serve(answered);
        return answer(answered);
      }),
      mockEndpoint(endpoints.reopenEnquiry, () => {
        serve(reopened);
        return answer(reopened);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.type(await answerField(), 'Yes.');
    await user.click(button('Send answer and close'));
    await user.type(await answerField(), ' And the carpets.');
    sending.resolve();
    expect(await screen.findByText('Not everything that you typed was sent')).toBeVisible();
    expect(await answerField()).toHaveValue('Yes. And the carpets.');
    expect(screen.queryByRole('button', { name: 'Send answer and close' })).toBeNull();
    await user.click(button('Open again'));
    await user.click(await screen.findByRole('button', { name: 'Send answer and close' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /Answer/u })).toBeNull());
    expect(sent).toEqual([
      { version: 1, answer: 'Yes.' },
      { version: 3, answer: 'Yes. And the carpets.' },
    ]);
  });

  it('needs a text for an answer', async () => {
    serve();
    const { user } = await openStaffPortal(ADDRESS);
    await answerField();
    await user.click(button('Send answer and close'));
    expect(await screen.findAllByText('Write an answer.')).not.toHaveLength(0);
  });

  it('shows what another user did meanwhile', async () => {
    serve();
    const spam = anEnquiry({ status: 'spam', version: 2 });
    server.use(
      mockEndpoint(endpoints.closeEnquiry, () => {
        serve(spam);
        return refuse(409, {
          code: 'stale_version',
          detail: 'These details have changed.',
          current: spam,
        });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await answerField();
    await user.click(button('Close'));
    expect(await screen.findByText('These details have changed.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Open again' })).toBeVisible();
  });

  it.each([
    ['Spam', endpoints.markEnquirySpam, 'spam'],
    ['Close', endpoints.closeEnquiry, 'closed'],
  ] as const)('is reopened after %s with Open again', async (name, endpoint, status) => {
    serve();
    const changed = anEnquiry({ status, version: 2 });
    server.use(
      mockEndpoint(endpoint, answer(changed)),
      mockEndpoint(endpoints.reopenEnquiry, ({ body }) => {
        expect(body).toEqual({ version: 2 });
        return answer(anEnquiry({ version: 3 }));
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await answerField();
    await user.click(button(name));
    await user.click(await screen.findByRole('button', { name: 'Open again' }));
    expect(await answerField()).toBeVisible();
  });

  it('says so beside the list when it does not exist', async () => {
    serve();
    server.use(mockEndpoint(endpoints.getEnquiry, refuse(404, { code: 'not_found' })));
    await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('heading', { name: 'This enquiry is not there' })).toBeVisible();
    expect(await screen.findByRole('navigation', { name: 'Enquiries' })).toBeVisible();
  });
});
