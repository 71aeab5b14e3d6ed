import {
  aClient,
  aQuote,
  aQuoteTotals,
  aStaffQuotesPage,
  aStaffQuoteSummary,
  answer,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const server = startService();
const ADDRESS = '/staff/portal/quotes';

const ID = '0190a1b2-0000-7000-8000-00000000100';
const toAnswer = aStaffQuoteSummary({
  id: `${ID}1`,
  reference: 'Q-1061',
  status: 'submitted',
  total_cents: 325_00,
});
const toPrice = aStaffQuoteSummary({
  id: `${ID}2`,
  reference: 'Q-1058',
  status: 'submitted',
  total_cents: null,
});
const withClient = aStaffQuoteSummary({
  id: `${ID}3`,
  reference: 'Q-1049',
  status: 'sent',
  valid_until: '2026-11-25',
});
const ALL = [toAnswer, toPrice, withClient];

const some = () =>
  server.use(
    mockEndpoint(endpoints.listQuotes, answer(aStaffQuotesPage(ALL))),
    mockEndpoint(
      endpoints.getQuoteTotals,
      answer(
        aQuoteTotals({
          steps: {
            ...aQuoteTotals().steps,
            to_answer: { count: 2, total_cents: 325_00, unpriced_count: 1 },
            with_client: { count: 1, total_cents: 435_00, unpriced_count: 0 },
          },
          all_count: 1064,
        }),
      ),
    ),
  );

describe('the board of quotes', () => {
  it('has a column for each step, with the number and total of its quotes', async () => {
    some();
    await openStaffPortal(ADDRESS);
    const column = await screen.findByRole('region', { name: 'To answer' });
    expect(await within(column).findByText('$325.00, 1 to price')).toBeVisible();
    expect(within(column).getByText('To price')).toBeVisible();
    expect(await screen.findByText('3 open, $760.00 and 1 to price')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Everything ?1,064$/u })).toBeVisible();
    const other = screen.getByRole('region', { name: 'With the client' });
    expect(within(other).getByText('Until Wed 25 Nov')).toBeVisible();
  });

  it('moves the focus with arrow keys from card to card and over empty columns, and opens none', async () => {
    some();
    const { user, path } = await openStaffPortal(ADDRESS);
    const [first, second, last] = await Promise.all(
      ['Q-1061', 'Q-1058', 'Q-1049'].map((name) => screen.findByRole('link', { name })),
    );
    first?.focus();
    await user.keyboard('{ArrowUp}{ArrowLeft}');
    expect(first).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(last).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}{Alt>}{ArrowLeft}{/Alt}');
    expect(last).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(first).toHaveFocus();
    screen.getByRole('checkbox', { name: 'Select Q-1058' }).focus();
    await user.keyboard('{ArrowUp}');
    expect(first).toHaveFocus();
    expect(path()).toBe(ADDRESS);
  });

  it('asks for a confirmation before sending, by button and by S, and undoes it', async () => {
    some();
    const undone: unknown[] = [];
    const sent = aQuote({
      id: toAnswer.id,
      version: 2,
      status: 'submitted',
      staff_details: {
        client_email: 'mia@example.com',
        owner: null,
        waiting_since: toAnswer.waiting_since,
        next_valid_until: null,
        send_at: '2026-11-23T00:00:10.000Z',
        offer_mail: null,
        timeline_reason: null,
        outside_area_reason: null,
      },
    });
    server.use(
      mockEndpoint(endpoints.sendQuote, ({ body }) => {
        expect(body).toEqual({ version: 1, undoable: true });
        return answer(sent);
      }),
      mockEndpoint(endpoints.undoSendQuotes, ({ body }) => {
        undone.push(body);
        return answer({ results: [{ id: sent.id, version: 3, send_at: null, error: null }] });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await screen.findByRole('link', { name: 'Q-1061' });
    await user.keyboard('js');
    const dialog = await screen.findByRole('dialog', { name: 'Send Q-1061 to Mia Tran?' });
    await user.click(within(dialog).getByRole('button', { name: 'Send $325.00' }));
    expect(await screen.findByText(/^Quote Q-\d+ goes to the client$/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(undone).toEqual([{ quotes: [{ id: sent.id, version: 2 }] }]));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it('accepts a drop as the step that leads there, and says why another drop does nothing', async () => {
    some();
    await openStaffPortal(ADDRESS);
    const card = (await screen.findByRole('link', { name: 'Q-1061' })).closest('li');
    if (card === null) throw new Error('A card is an item of a list.');
    const dropOn = (name: string) => {
      const data = new Map<string, string>();
      const dataTransfer = {
        types: ['application/x-quote-id'],
        setData: (type: string, value: string) => data.set(type, value),
        getData: (type: string) => data.get(type) ?? '',
      };
      fireEvent.dragStart(card, { dataTransfer });
      fireEvent.dragOver(screen.getByRole('region', { name }), { dataTransfer });
      fireEvent.drop(screen.getByRole('region', { name }), { dataTransfer });
    };
    dropOn('Approved, to book');
    expect(
      await screen.findByText('Q-1061 cannot go to “Approved, to book”. The next step is: Send.'),
    ).toBeVisible();
    dropOn('With the client');
    expect(await screen.findByRole('dialog', { name: 'Send Q-1061 to Mia Tran?' })).toBeVisible();
  });

  it('shows who prepares the next version of a quote', async () => {
    const preparing = aStaffQuoteSummary({
      id: `${ID}4`,
      reference: 'Q-1062',
      status: 'draft',
      revision: 2,
      owner: { id: `${ID}9`, first_name: 'Priya' },
    });
    server.use(mockEndpoint(endpoints.listQuotes, answer(aStaffQuotesPage([preparing]))));
    await openStaffPortal(ADDRESS);
    const column = await screen.findByRole('region', { name: 'Preparing' });
    expect(await within(column).findByText('Version 2, Priya')).toBeVisible();
  });

  it('requests what was changed in the days up to today', async () => {
    const asked: (string | null)[] = [];
    server.use(
      mockEndpoint(endpoints.listQuotes, ({ query }) => {
        asked.push(query.get('updated_from'));
        return answer(aStaffQuotesPage(ALL));
      }),
    );
    const { user, path } = await openStaffPortal(ADDRESS);
    await screen.findByRole('link', { name: 'Q-1061' });
    await user.selectOptions(screen.getByLabelText('Updated'), 'Updated in 7 days');
    expect(path()).toBe(`${ADDRESS}?updated=7`);
    await waitFor(() => expect(asked).toEqual([null, '2026-11-17']));
  });

  it('keeps filters and search in the address, and requests them from the service', async () => {
    const asked: string[] = [];
    server.use(
      mockEndpoint(endpoints.listQuotes, ({ query }) => {
        asked.push(query.toString());
        return answer(aStaffQuotesPage(ALL));
      }),
    );
    const { user, path } = await openStaffPortal(ADDRESS);
    await screen.findByRole('link', { name: 'Q-1061' });
    await user.selectOptions(screen.getByLabelText('Service'), 'Deep cleaning');
    expect(path()).toBe(`${ADDRESS}?service=deep`);
    await user.type(screen.getByLabelText('Search'), 'Zhang');
    await waitFor(() => expect(path()).toBe(`${ADDRESS}?search=Zhang&service=deep`));
    await waitFor(() => expect(asked.at(-1)).toContain('search=Zhang'));
    expect(asked.at(-1)).not.toContain('view=');
    await user.click(screen.getByRole('link', { name: 'Table' }));
    expect(path()).toBe(`${ADDRESS}?search=Zhang&service=deep&view=table`);
    expect(await screen.findByRole('table', { name: 'Quotes of every client' })).toBeVisible();
  });
});

const waiting = () => screen.findByRole('columnheader', { name: /^Waiting/u });

describe('the table of quotes', () => {
  const TABLE = `${ADDRESS}?view=table`;

  it('sends the selected quotes, shows each result, and keeps the failed ones selected', async () => {
    some();
    server.use(
      mockEndpoint(
        endpoints.sendQuotes,
        answer({
          results: [
            { id: toAnswer.id, version: 2, send_at: '2026-11-23T00:00:10.000Z', error: null },
            {
              id: toPrice.id,
              version: null,
              send_at: null,
              error: { code: 'invalid_transition', detail: 'This service has no list price.' },
            },
          ],
        }),
      ),
    );
    const { user } = await openStaffPortal(TABLE);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Q-1061' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Q-1058' }));
    const bar = screen.getByRole('region', { name: 'Selected' });
    expect(bar).toHaveTextContent('2 quotes$325.00');
    await user.click(within(bar).getByRole('button', { name: 'Send 2' }));
    expect(
      await screen.findByText('1 on the way, 1 not. Q-1058: This service has no list price.'),
    ).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Q-1061' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select Q-1058' })).toBeChecked();
    expect(screen.getByText(/^The quote is sent$/u)).toBeVisible();
  });

  it('assigns the selected quotes to a colleague', async () => {
    some();
    const given: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.listStaffMembers, answer([{ id: `${ID}9`, first_name: 'Priya' }])),
      mockEndpoint(endpoints.assignQuotes, ({ body }) => {
        given.push(body);
        return answer({
          results: [{ id: toAnswer.id, version: 2, send_at: null, error: null }],
        });
      }),
    );
    const { user } = await openStaffPortal(TABLE);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Q-1061' }));
    await user.click(screen.getByRole('button', { name: 'Pass to' }));
    await user.selectOptions(
      await screen.findByLabelText('Who looks after it'),
      await screen.findByRole('option', { name: 'Priya' }),
    );
    await user.click(screen.getByRole('button', { name: 'Pass quote on' }));
    expect(await screen.findByText('1 passed on.')).toBeVisible();
    expect(given).toEqual([{ quotes: [{ id: toAnswer.id, version: 1 }], owner_id: `${ID}9` }]);
  });

  it('shows that it is sorted by the longest wait, and reverses the order', async () => {
    some();
    const { user, path } = await openStaffPortal(TABLE);
    expect(await waiting()).toHaveAttribute('aria-sort', 'descending');
    await user.click(within(await waiting()).getByRole('link'));
    expect(path()).toBe(`${ADDRESS}?view=table&sort=-waiting_since`);
    await waitFor(async () => expect(await waiting()).toHaveAttribute('aria-sort', 'ascending'));
  });

  it.each([
    ['', 'When a client sends us a request, it shows up here.'],
    ['&show=mine', 'No quotes are in this view now.'],
    ['&show=ending', 'No quotes are in this view now.'],
    [`&client_id=${aClient().id}`, 'No quotes are in this view now.'],
  ])('says what an empty view waits for: %s', async (view, words) => {
    server.use(mockEndpoint(endpoints.getClient, answer(aClient())));
    await openStaffPortal(TABLE + view);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says so when nothing matches, and when it cannot be loaded', async () => {
    const { user, router } = await openStaffPortal(`${TABLE}&search=Zetland`);
    expect(await screen.findByRole('heading', { name: 'No quotes match' })).toBeVisible();
    server.use(mockEndpoint(endpoints.listQuotes, refuse(500, {})));
    await router.navigate(`${TABLE}&search=Ryde`);
    expect(
      await screen.findByRole('heading', { name: 'We could not load the quotes' }),
    ).toBeVisible();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Your filters are kept.');
    expect(within(alert).getByRole('link', { name: 'Go to Today' })).toHaveAttribute(
      'href',
      '/staff/portal',
    );
    some();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });
});

describe('saved views of quotes', () => {
  it('keep the filters of the address under a name, and restore them', async () => {
    some();
    const saved = {
      id: `${ID}8`,
      list: 'quotes',
      name: 'Deep ones',
      query: 'service=deep',
    } as const;
    let views: (typeof saved)[] = [];
    server.use(
      mockEndpoint(endpoints.listSavedViews, () => answer(views)),
      mockEndpoint(endpoints.createSavedView, ({ body }) => {
        expect(body).toEqual({ list: 'quotes', name: 'Deep ones', query: 'service=deep' });
        views = [saved];
        return answer(saved);
      }),
      mockEndpoint(endpoints.deleteSavedView, refuse(500, {})),
    );
    const { user } = await openStaffPortal(`${ADDRESS}?service=deep`);
    await user.click(await screen.findByRole('button', { name: 'Save this view' }));
    await user.type(screen.getByLabelText('Name'), 'Deep ones');
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    const link = await screen.findByRole('link', { name: 'Deep ones' });
    expect(link).toHaveAttribute('aria-current', 'true');
    expect(link).toHaveAttribute('href', `${ADDRESS}?service=deep`);
    await user.click(screen.getByRole('button', { name: 'Delete the view Deep ones' }));
    expect(await screen.findByText('Not deleted')).toBeVisible();
    expect(link).toBeVisible();
    server.use(
      mockEndpoint(endpoints.deleteSavedView, () => {
        views = [];
        return answer(undefined);
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Delete the view Deep ones' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Deep ones' })).toBeNull());
    expect(screen.getByRole('navigation', { name: 'Views' })).toHaveFocus();
    expect(screen.queryByText('Not deleted')).toBeNull();
  });
});
