import {
  anAppointment,
  aPageOf,
  answer,
  aThread,
  aWorkSheet,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import type { WorkSheet } from '@cleaning/contract/appointments';
import { endpoints } from '@cleaning/contract/endpoints';
import { http, HttpResponse } from 'msw';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openCleanerPortal, startCleanerService } from '#app/testing/cleaner-portal.ts';
import { OTHER_OWN_VISITS, ownVisits } from '../testing/mias-day.ts';
import { ADDRESS, NO_PHOTOS } from '../testing/visit-page.ts';

const server = startCleanerService();

/** Thursday 3 December, 9:30 am to noon in Sydney. */
const own = anAppointment({
  client_name: 'Amira Haddad',
  notes: 'Ring twice and wait.',
  available_commands: ['start', 'report_no_access', 'report_running_late'],
});

const serve = (sheet: Partial<WorkSheet> = {}) =>
  server.use(
    mockEndpoint(endpoints.listDocuments, answer(NO_PHOTOS)),
    mockEndpoint(endpoints.getWorkSheet, answer(aWorkSheet({ appointment: own, ...sheet }))),
  );
const UNDER_WAY = { status: 'in_progress', available_commands: ['complete'] } satisfies Partial<
  WorkSheet['appointment']
>;
const hidden = { ...own, notes: '' };

const atTimeOfVisit = () => vi.setSystemTime('2026-12-02T22:00:00.000Z');

describe('a visit, for its cleaner', () => {
  it('has what the work needs, and nothing of the office', async () => {
    atTimeOfVisit();
    serve({ has_access_code: true });
    await openCleanerPortal(ADDRESS);
    expect(await screen.findByRole('heading', { level: 1, name: 'Amira Haddad' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Call Amira/u })).toBeVisible();
    expect(screen.getByText('Ring twice and wait.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show code' })).toBeVisible();
    for (const name of ['Start visit', 'Running late', 'No access', 'Save note'])
      expect(screen.getByRole('button', { name })).toBeVisible();
    for (const name of [/cancel/iu, /code of|Change code|Add a code/u])
      expect(screen.queryByRole('button', { name })).toBeNull();
    const office = within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => /clients|quotes|invoices|calendar/u.test(href));
    expect(office).toEqual([]);
    expect(screen.getByRole('link', { name: 'Your day' })).toBeVisible();
  });

  it('says from when the way in is shown, and has no code before', async () => {
    vi.setSystemTime('2026-12-01T22:00:00.000Z');
    serve({ appointment: hidden, way_in: 'later', has_access_code: true });
    await openCleanerPortal(ADDRESS);
    expect(
      await screen.findByText('You see how to get in from 6 pm on Wednesday 2 December.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show code' })).toBeNull();
    expect(screen.queryByText('The client gave no notes.')).toBeNull();
  });

  it('shows the way in of an open page once its time has come', async () => {
    vi.setSystemTime('2026-12-02T06:59:59.800Z');
    serve({ appointment: hidden, way_in: 'later' });
    await openCleanerPortal(ADDRESS);
    await screen.findByText(/^You see how to get in from 6 pm/u);
    serve();
    expect(await screen.findByText('Ring twice and wait.')).toBeVisible();
  });

  it('says when the way in is no longer shown', async () => {
    serve({ appointment: { ...hidden, status: 'completed' }, way_in: 'over' });
    await openCleanerPortal(ADDRESS);
    expect(await screen.findByText('How to get in is no longer shown.')).toBeVisible();
  });

  it('hides the way in of a page that is older than its time', async () => {
    vi.setSystemTime('2026-12-03T03:30:00.000Z');
    serve({ has_access_code: true });
    await openCleanerPortal(ADDRESS);
    expect(await screen.findByText('How to get in is no longer shown.')).toBeVisible();
    expect(screen.queryByText('Ring twice and wait.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show code' })).toBeNull();
  });

  it('links to the conversation about it, or starts one', async () => {
    atTimeOfVisit();
    serve();
    const { queryClient } = await openCleanerPortal(ADDRESS);
    const messages = within(
      await screen.findByRole('region', { name: 'Messages about this visit' }),
    );
    expect(await messages.findByRole('link', { name: 'Write to Amira' })).toHaveAttribute(
      'href',
      `/staff/portal/messages/new?visit=${own.id}`,
    );
    const thread = aThread({ subject: 'The key', unread_count: 2 });
    server.use(mockEndpoint(endpoints.listThreads, answer(aPageOf([thread]))));
    await queryClient.invalidateQueries();
    expect(
      await messages.findByRole('link', { name: /^The key.*2 new messages$/u }),
    ).toHaveAttribute('href', `/staff/portal/messages/${thread.id}`);
  });

  it('leads to the next own visit of the day once it is over', async () => {
    const { next } = OTHER_OWN_VISITS;
    server.use(mockEndpoint(endpoints.getOwnVisits, answer(ownVisits({ visits: [next] }))));
    serve({ appointment: { ...hidden, status: 'completed', available_commands: [] } });
    await openCleanerPortal(ADDRESS);
    expect(await screen.findByRole('link', { name: /^Next: Mele Tauiliili/u })).toBeVisible();
  });

  it.each([403, 404])('is not shown once a colleague has it: %i', async (status) => {
    server.use(mockEndpoint(endpoints.getWorkSheet, refuse(status, { code: 'not_found' })));
    await openCleanerPortal(ADDRESS);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This is not one of your visits' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your day' })).toBeVisible();
  });

  it('stays away while it is read again', async () => {
    const says = { level: 1, name: 'This is not one of your visits' };
    server.use(mockEndpoint(endpoints.getWorkSheet, refuse(403, { code: 'permission_denied' })));
    const { queryClient } = await openCleanerPortal(ADDRESS);
    await screen.findByRole('heading', says);
    let asked = 0;
    const held = Promise.withResolvers<void>();
    server.use(
      mockEndpoint(endpoints.getWorkSheet, async () => {
        asked += 1;
        await held.promise;
        return refuse(403, { code: 'permission_denied' });
      }),
    );
    const reading = queryClient.invalidateQueries();
    await waitFor(() => expect(asked).toBe(1));
    expect(screen.getByRole('heading', says)).toBeVisible();
    held.resolve();
    await reading;
    expect(screen.getByRole('heading', says)).toBeVisible();
  });

  it('disappears from an open page, with what was recorded there left to remove', async () => {
    atTimeOfVisit();
    serve();
    server.use(mockEndpoint(endpoints.tickTask, noResponse()));
    const { user, queryClient } = await openCleanerPortal(ADDRESS);
    await user.click(await screen.findByRole('checkbox', { name: 'Vacuum all rooms' }));
    server.use(mockEndpoint(endpoints.getWorkSheet, refuse(403, { code: 'permission_denied' })));
    await queryClient.invalidateQueries();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This is not one of your visits' }),
    ).toBeVisible();
    expect(screen.queryByText('Ring twice and wait.')).toBeNull();
    expect(screen.getByText('Tick: Vacuum all rooms')).toBeVisible();
    expect(screen.getByText(/What you did there was not sent, and is still on/u)).toBeVisible();
    const remove = { name: /^Remove Tick: Vacuum all rooms, /u };
    await user.click(screen.getByRole('button', remove));
    const dialog = within(
      screen.getByRole('dialog', { name: /^Remove “Tick: Vacuum all rooms”/u }),
    );
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(screen.getByText('Tick: Vacuum all rooms')).toBeVisible();
    await user.click(screen.getByRole('button', remove));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Tick: Vacuum all rooms')).toBeNull());
    expect(screen.getByText(/Nothing of it is kept on this phone/u)).toBeVisible();
  });

  it('leaves its times, its note and its photos to be told and saved once a colleague has it', async () => {
    atTimeOfVisit();
    const started = '2026-12-02T22:00:00.000Z';
    serve({
      appointment: { ...own, ...UNDER_WAY, actual_started_at: started },
      tasks: [],
    });
    server.use(
      mockEndpoint(endpoints.saveOfficeNote, noResponse()),
      http.post('*/documents/', () => HttpResponse.error()),
    );
    const { user, queryClient } = await openCleanerPortal(ADDRESS);
    await user.type(await screen.findByLabelText(/^Anything we should know/u), 'The tap drips.');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    const photo = new File(['pixels'], 'sink.jpg', { type: 'image/jpeg' });
    await user.upload(screen.getByLabelText(/^Add after/u), photo);
    vi.setSystemTime('2026-12-02T23:30:00.000Z');
    await user.click(screen.getByRole('button', { name: 'Complete visit' }));
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Complete visit' }),
    );
    await screen.findByText('Complete visit, 1 h 30 min');
    server.use(mockEndpoint(endpoints.getWorkSheet, refuse(404, { code: 'not_found' })));
    await queryClient.invalidateQueries();
    const card = within(await screen.findByRole('region', { name: 'Not sent' }));
    const facts = card
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['Notes for the office', 'The tap drips.'],
      ['Started', '9:00 am'],
      ['Finished', '10:30 am'],
      ['Time to invoice', '1\u00A0h\u00A030\u00A0min'],
    ]);
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await user.click(card.getByRole('button', { name: /^Save photo Photo: after, sink\.jpg/u }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(saved.mock.contexts[0]).toHaveProperty('download', 'sink.jpg');
  });

  it('has all tasks ticked by one press, each with its own call, and taken back by another', async () => {
    atTimeOfVisit();
    const tasks = ['Bins out', 'Vacuum', 'Windows'].map((label, index) => ({
      id: `0190a1b2-0000-7000-8000-00000000210${index}`,
      label,
      done_at: index === 0 ? '2026-12-02T21:50:00.000Z' : null,
    }));
    serve({ tasks });
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.tickTask, ({ body }) => {
        sent.push([body.task_id, body.is_done]);
        const done_at = body.is_done ? '2026-12-02T22:00:00.000Z' : null;
        for (const task of tasks) if (task.id === body.task_id) task.done_at = done_at;
        serve({ tasks });
        return answer({ id: body.task_id, label: 'Task', done_at });
      }),
    );
    const { user } = await openCleanerPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'All 3 done' }));
    const [, vacuum, windows] = tasks.map(({ id }) => id);
    await waitFor(() =>
      expect(sent).toEqual([
        [vacuum, true],
        [windows, true],
      ]),
    );
    const undo = await screen.findByRole('button', { name: 'Undo all done' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    await waitFor(() =>
      expect(sent.slice(2)).toEqual([
        [vacuum, false],
        [windows, false],
      ]),
    );
    expect(await screen.findByText('1 of 3')).toBeVisible();
  });
});
