import { aPageOf, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openCleanerPortal, startCleanerService } from '#app/testing/cleaner-portal.ts';
import { OTHER_OWN_VISITS, ownVisits } from '#domains/appointments/testing/mias-day.ts';
import { ADDRESS, LIST, rows } from '../testing/staff-messages.ts';
import { aThreadsPage, theirs, thread } from '../testing/staff-threads.ts';

const server = startCleanerService();
const { next, tomorrow } = OTHER_OWN_VISITS;
const NEW = `${LIST}/new`;

const serveThread = () =>
  server.use(
    mockEndpoint(endpoints.listThreads, answer(aThreadsPage([thread]))),
    mockEndpoint(endpoints.getThread, answer(thread)),
    mockEndpoint(endpoints.listMessages, answer(aPageOf([theirs]))),
    mockEndpoint(endpoints.markThreadRead, answer({ ...thread, unread_count: 0 })),
  );
const serveVisits = () =>
  server.use(mockEndpoint(endpoints.getOwnVisits, answer(ownVisits({ visits: [next, tomorrow] }))));

describe('the messages of a cleaner', () => {
  it('are those of their own visits, which nobody passes on', async () => {
    serveThread();
    await openCleanerPortal(LIST);
    expect(await (await rows()).findByRole('link', { name: /Amira Haddad/u })).toBeVisible();
    const views = within(screen.getByRole('navigation', { name: 'Show' }));
    expect(views.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Unread 1',
      'All 1',
    ]);
    expect(screen.queryByText('No one is on it')).toBeNull();
  });

  it('are answered, without the details of the client and quick replies', async () => {
    serveThread();
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.replyToThread, ({ body }) => {
        sent.push(body);
        return answer({ ...theirs, id: '0190a1b2-0000-7000-8000-000000003109', side: 'staff' });
      }),
    );
    const { user } = await openCleanerPortal(ADDRESS);
    const field = await screen.findByRole('textbox', { name: 'Your message to Amira' });
    expect(screen.getByRole('link', { name: 'visit A-1091' })).toBeVisible();
    expect(screen.queryByRole('complementary', { name: 'About the client' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull();
    await user.type(field, 'Thank you, I found it.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toEqual([{ body: 'Thank you, I found it.' }]));
  });

  it('start about one of the own visits, which is chosen first', async () => {
    serveVisits();
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.startThread, ({ body }) => {
        sent.push(body);
        serveThread();
        return answer(thread);
      }),
    );
    const { user, path } = await openCleanerPortal(NEW);
    await user.click(await screen.findByRole('link', { name: /Mele Tauiliili/u }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'New message to Mele' }),
    ).toBeVisible();
    expect(await screen.findByLabelText('Subject')).toHaveValue('Visit on Thu 3 Dec');
    await user.type(screen.getByLabelText('Message'), 'I am in front of the house.');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(path()).toBe(ADDRESS));
    expect(sent).toEqual([
      {
        subject: 'Visit on Thu 3 Dec',
        body: 'I am in front of the house.',
        client_id: next.client_id,
        about: { type: 'appointment', id: next.id },
      },
    ]);
  });

  it('go on in the conversation about the visit, if there is one', async () => {
    serveVisits();
    serveThread();
    const { path } = await openCleanerPortal(`${NEW}?visit=${next.id}`);
    await waitFor(() => expect(path()).toBe(ADDRESS));
  });

  it('cannot start without a visit', async () => {
    await openCleanerPortal(NEW);
    expect(await screen.findByText(/^You have no visits in the past week/u)).toBeVisible();
  });
});
