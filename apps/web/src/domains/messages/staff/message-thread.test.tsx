import { answer, mockEndpoint, noResponse, refuse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { MessageAttachment } from '@cleaning/contract/messages';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { ADDRESS, keysWork, LIST, rows, startMessages } from '../testing/staff-messages.ts';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import {
  answeredThread,
  aThreadsPage,
  ours,
  quickReplies,
  theirs,
  thread,
} from '../testing/staff-threads.ts';

const { server, serve } = startMessages();

const field = () => screen.findByRole('textbox', { name: 'Your message to Amira' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));

describe('a conversation', () => {
  it('shows both sides, what the client has seen, and the client’s details', async () => {
    serve();
    await openStaffPortal(ADDRESS);
    const log = within(
      await screen.findByRole('region', { name: 'Messages in this conversation' }),
    );
    expect(log.getByText('Sam, 4:10 pm, seen')).toBeVisible();
    expect(log.getByText('Amira, 9:48 am')).toBeVisible();
    expect(screen.getByRole('link', { name: 'visit A-1091' })).toHaveAttribute(
      'href',
      `/staff/portal/visits/${thread.about?.id}`,
    );
    expect(screen.getByText(/About.*, Fri 27 Nov, 8:00.am$/u)).toBeVisible();
    const aside = within(screen.getByRole('complementary', { name: 'About the client' }));
    expect(await aside.findByText('NDIS, agency-managed')).toBeInTheDocument();
    expect(await aside.findByText('$150.25')).toBeInTheDocument();
    expect(aside.getByText('No visit booked')).toBeInTheDocument();
  });

  it('counts as read once it is visible, and can be marked for later', async () => {
    serve();
    const marked: string[] = [];
    server.use(
      mockEndpoint(endpoints.markThreadRead, ({ body }) => {
        marked.push(body.last_read_message_id);
        return answer({ ...thread, unread_count: 0 });
      }),
      mockEndpoint(endpoints.markThreadUnread, () => {
        marked.push('unread');
        return answer({ ...thread, unread_count: 1 });
      }),
    );
    const { user, path } = await openStaffPortal(`${ADDRESS}?show=mine`);
    await waitFor(() => expect(marked).toEqual([theirs.id]));
    await user.click(button('Mark unread'));
    await waitFor(() => expect(path()).toBe(`${LIST}?show=mine`));
    expect(marked).toEqual([theirs.id, 'unread']);
  });

  it('is answered by an edited quick reply, with one key for each attempt', async () => {
    serve();
    const sent: { body: object; key: string | null }[] = [];
    server.use(
      mockEndpoint(endpoints.replyToThread, ({ body, headers }) => {
        sent.push({ body, key: headers.get('Idempotency-Key') });
        return noResponse();
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.type(await field(), 'Hello Amira.');
    await user.click(await screen.findByRole('button', { name: 'Thanks, noted' }));
    expect(await field()).toHaveFocus();
    await user.keyboard(' Mia knows.');
    const body = 'Hello Amira.\n\nThanks, we have noted that. Mia knows.';
    expect(await field()).toHaveValue(body);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Not sent')).toBeVisible();
    await user.click(button('Try again'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent[0]?.body).toEqual({ body });
    expect(await field()).toHaveValue(body);
  });

  it('accepts files, which are sent with the answer', async () => {
    serve();
    const gate: MessageAttachment = {
      id: '0190a1b2-0000-7000-8000-000000003900',
      file_name: 'Gate.png',
      media_type: 'image/png',
      byte_size: 10,
      source: 'company',
      created_at: '2026-11-22T23:00:00.000Z',
    };
    const sent: object[] = [];
    server.use(
      mockEndpoint(endpoints.uploadMessageAttachment, answer(gate)),
      mockEndpoint(endpoints.replyToThread, ({ body }) => {
        sent.push(body);
        return answer({ ...ours, id: '0190a1b2-0000-7000-8000-000000003105', is_mine: true });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await field();
    await user.click(button('Attach files'));
    await user.upload(
      await screen.findByLabelText('Choose files, from your device'),
      new File(['picture'], 'Gate.png', { type: 'image/png' }),
    );
    expect(await screen.findByText('Added')).toBeVisible();
    await user.type(await field(), 'This one.');
    await user.click(button('Send'));
    await waitFor(() => expect(sent).toEqual([{ body: 'This one.', attachment_ids: [gate.id] }]));
  });

  it('is taken with one press, and assigned to another user with A', async () => {
    serve();
    const given: object[] = [];
    const taken = { ...thread, owner: { id: 'sam', first_name: 'Sam' } };
    server.use(
      mockEndpoint(endpoints.assignThread, ({ body }) => {
        given.push(body);
        return answer(taken);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Take it' }));
    expect(
      await screen.findByRole('button', { name: 'Looked after by Sam. Change' }),
    ).toHaveFocus();
    expect(given).toEqual([{ owner_id: expect.any(String), known_owner_id: null }]);
    expect(await screen.findByText('Sam looks after this conversation.')).toBeVisible();
    screen.getByRole('heading', { level: 1 }).focus();
    await keysWork();
    await user.keyboard('a');
    await user.selectOptions(
      await dialog().findByLabelText('Who looks after it'),
      await dialog().findByRole('option', { name: 'Priya' }),
    );
    await user.click(dialog().getByRole('button', { name: 'Pass conversation on' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(given[1]).toEqual({ owner_id: answeredThread.owner?.id, known_owner_id: 'sam' });
  });

  it.each([
    ['one press', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Undo' }))],
    ['Ctrl Z', (user: UserEvent) => user.keyboard('{Control>}z{/Control}')],
  ])('taken by mistake is returned with %s', async (_way, undo) => {
    serve();
    const given: object[] = [];
    server.use(
      mockEndpoint(endpoints.assignThread, ({ body }) => {
        given.push(body);
        const owner = body.owner_id === null ? null : { id: body.owner_id, first_name: 'Sam' };
        return answer({ ...thread, owner });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Take it' }));
    await screen.findByRole('button', { name: 'Undo' });
    expect(screen.getByText('You look after this conversation.')).toBeVisible();
    await undo(user);
    expect(await screen.findByRole('button', { name: 'Take it' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.getByRole('button', { name: 'No one is on it. Change' })).toHaveFocus();
    expect(await screen.findByText('No one looks after this conversation.')).toBeVisible();
    const me = aStaffUser().id;
    expect(given).toEqual([
      { owner_id: me, known_owner_id: null },
      { owner_id: null, known_owner_id: me },
    ]);
  });

  it('shows who took it when a colleague was first', async () => {
    serve();
    const theirsNow = { ...thread, owner: answeredThread.owner };
    server.use(
      mockEndpoint(endpoints.assignThread, () => {
        server.use(mockEndpoint(endpoints.getThread, answer(theirsNow)));
        return refuse(409, {
          code: 'stale_version',
          detail: 'Another person changed who looks after this.',
          current: theirsNow,
        });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Take it' }));
    expect(await screen.findByText('Another person changed who looks after this.')).toBeVisible();
    expect(
      await screen.findByRole('button', { name: 'Looked after by Priya. Change' }),
    ).toBeVisible();
  });

  it('has the shortcuts R and ;', async () => {
    serve();
    const { user } = await openStaffPortal(ADDRESS);
    await field();
    await keysWork();
    await user.keyboard('r');
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue('');
    (await screen.findByRole('heading', { level: 1 })).focus();
    await user.keyboard(';');
    expect(button('Thanks, noted')).toHaveFocus();
  });

  it('says so beside the list when it does not exist', async () => {
    serve();
    server.use(
      mockEndpoint(endpoints.getThread, refuse(404, { code: 'not_found' })),
      mockEndpoint(endpoints.listMessages, refuse(404, { code: 'not_found' })),
      mockEndpoint(endpoints.listThreads, answer(aThreadsPage([answeredThread]))),
    );
    await openStaffPortal(ADDRESS);
    expect(
      await screen.findByRole('heading', { name: 'There is no such conversation' }),
    ).toBeVisible();
    expect((await rows()).getByRole('link', { name: /Ben Carver/u })).toBeVisible();
  });
});

describe('the quick replies', () => {
  it('are changed, added and removed by staff, for everyone', async () => {
    serve();
    const sent: object[] = [];
    server.use(
      mockEndpoint(endpoints.updateQuickReplies, ({ body }) => {
        sent.push(body);
        return answer({ version: 4, replies: [{ label: 'On our way', body: 'We are coming.' }] });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Edit replies' }));
    await user.click(dialog().getByRole('button', { name: 'Remove reply 2' }));
    expect(document.body).not.toHaveFocus();
    await user.click(dialog().getByRole('button', { name: 'Add a reply' }));
    await user.click(dialog().getByRole('button', { name: 'Save replies' }));
    expect(await dialog().findByRole('link', { name: 'Write the reply.' })).toBeVisible();
    const second = within(dialog().getByRole('group', { name: 'Reply 2' }));
    await user.type(second.getByLabelText('Button'), 'On our way');
    await user.type(second.getByLabelText('Message'), 'We are coming.');
    await user.dblClick(dialog().getByRole('button', { name: 'Save replies' }));
    expect(await screen.findByRole('button', { name: 'On our way' })).toBeVisible();
    expect(sent).toEqual([
      {
        version: 3,
        replies: [quickReplies.replies[0], { label: 'On our way', body: 'We are coming.' }],
      },
    ]);
  });

  it('show a colleague’s changes before overwriting them, and keep what was typed', async () => {
    serve();
    const versions: number[] = [];
    server.use(
      mockEndpoint(endpoints.updateQuickReplies, ({ body }) => {
        versions.push(body.version);
        return body.version === 3
          ? refuse(409, {
              code: 'stale_version',
              detail: 'The quick replies have changed since you opened them.',
              current: { version: 4, replies: [{ label: 'Hers', body: 'Hers.' }] },
            })
          : answer({ version: 5, replies: [...body.replies] });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Edit replies' }));
    const first = () => dialog().getAllByLabelText('Message')[0];
    await user.type(first() as HTMLElement, ' Mine.');
    await user.click(dialog().getByRole('button', { name: 'Save replies' }));
    expect(await dialog().findByText('Hers: Hers.')).toBeVisible();
    expect(first()).toHaveValue('Thanks, we have noted that. Mine.');
    await user.click(dialog().getByRole('button', { name: 'Save mine instead' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(versions).toEqual([3, 4]);
  });
});
