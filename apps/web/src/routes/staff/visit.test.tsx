import 'fake-indexeddb/auto';
import {
  anAppointment,
  anAppointmentSummary,
  answer,
  aStaffToday,
  aWorkSheet,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import { type Appointment, endpoints, type OwnVisit } from '@cleaning/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { visitDatabase } from '../../shared/visit-queue/use-visit-queue.ts';
import { photo as storedPhoto } from '../clients/testing/some-documents.ts';
import { aStaffUser } from './testing/a-staff-user.ts';
import { openStaffPortal, startStaffService } from './testing/staff-portal.ts';

const server = startStaffService();
const appointment = anAppointment({
  available_commands: ['start', 'report_running_late', 'report_no_access'],
  notes: 'Ring twice and wait.',
});
const ADDRESS = `/staff/portal/visits/${appointment.id}`;
const STARTED = anAppointment({
  status: 'in_progress',
  version: 3,
  actual_started_at: '2026-12-02T22:34:00.000Z',
  available_commands: ['complete', 'report_no_access'],
});

const NEXT = '0190a1b2-0000-7000-8000-000000009901';

const aPhoto = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

const photos = { count: 0, next: null, previous: null, results: [], category_counts: {} };

function serve(changes: Partial<Appointment> = {}, hasCode = false) {
  const sheet = aWorkSheet({
    appointment: { ...appointment, ...changes },
    has_access_code: hasCode,
  });
  server.use(mockEndpoint(endpoints.getWorkSheet, answer(sheet)));
  return sheet;
}

/** What comes after this visit on the same day. */
function serveNextVisit() {
  const { starts_at: startsAt, ends_at: endsAt } = appointment;
  const own: OwnVisit = {
    ...anAppointmentSummary({ id: NEXT, client_name: 'Mele Tauiliili' }),
    starts_at: startsAt,
    ends_at: endsAt,
    address_line1: '1 Blaxland Road',
    postcode: '2112',
    notes: '',
    client_phone_number: '+61491570157',
    actual_started_at: null,
    tasks: { count: 0, done: 0 },
    drive_minutes: null,
  };
  server.use(
    mockEndpoint(
      endpoints.getStaffToday,
      answer(aStaffToday({ date: own.appointment_date, own_visits: [own] })),
    ),
  );
  return own;
}

beforeEach(async () => {
  const left = await visitDatabase.readQueue(aStaffUser().id);
  await visitDatabase.changeQueue({ remove: left.map(({ id }) => id) });
  server.use(mockEndpoint(endpoints.listDocuments, answer(photos)));
});

describe('the visit of a cleaner', () => {
  it('says whose it is, when and where, with the way there and a call', async () => {
    serve();
    await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('heading', { level: 1, name: 'Mia Tran' })).toBeVisible();
    expect(screen.getByText('Ring twice and wait.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      expect.stringContaining('12%20Example%20Street'),
    );
    expect(screen.getByRole('link', { name: 'Call Mia' })).toHaveAttribute(
      'href',
      'tel:+61491570006',
    );
  });

  it('starts with one press', async () => {
    serve();
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.startAppointment, ({ body }) => {
        sent.push(body);
        return answer(STARTED);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.dblClick(await screen.findByRole('button', { name: 'Start visit' }));
    expect(await screen.findByRole('button', { name: 'Complete visit' })).toBeVisible();
    await waitFor(() =>
      expect(sent).toEqual([{ version: 2, started_at: expect.stringMatching(/Z$/u) }]),
    );
  });

  it('says why a visit could not start, and lets it be tried again', async () => {
    serve();
    server.use(
      mockEndpoint(
        endpoints.startAppointment,
        refuse(409, { code: 'invalid_transition', detail: 'This visit has been cancelled.' }),
      ),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Start visit' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This visit has been cancelled.');
    expect(screen.getByRole('button', { name: 'Start visit' })).toBeEnabled();
  });

  it('ticks tasks, and counts them', async () => {
    const sheet = serve();
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.tickTask, ({ body }) => {
        sent.push(body);
        const tasks = sheet.tasks.map((task) => ({
          ...task,
          done_at: sheet.appointment.created_at,
        }));
        server.use(mockEndpoint(endpoints.getWorkSheet, answer({ ...sheet, tasks })));
        return answer({ id: body.task_id, label: 'Vacuum all rooms', done_at: null });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('checkbox', { name: 'Vacuum all rooms' }));
    await waitFor(() => expect(screen.getByText('2 of 2')).toBeVisible());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([
      { task_id: sheet.tasks[1]?.id, is_done: true, done_at: expect.stringMatching(/Z$/u) },
    ]);
  });

  it('shows the code only when it is asked for', async () => {
    serve({}, true);
    server.use(mockEndpoint(endpoints.revealAccessCode, answer({ access_code: '4711' })));
    const { user } = await openStaffPortal(ADDRESS);
    const show = await screen.findByRole('button', { name: 'Show code' });
    expect(screen.queryByText('4711')).toBeNull();
    await user.click(show);
    expect(await screen.findByText('4711')).toBeVisible();
  });

  it('tells the client of a delay', async () => {
    serve();
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.reportRunningLate, ({ body }) => {
        sent.push(body);
        return answer({ ...appointment, version: 3, expected_at: '2026-12-02T23:00:00.000Z' });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Running late' }));
    await user.click(screen.getByRole('radio', { name: '30 min' }));
    expect(screen.getByText(/there about 10:00 am/u)).toBeVisible();
    const message = screen.getByLabelText('Message');
    expect(message).toHaveDisplayValue(/30 minutes late and will be with you around 10:00 am/u);
    await user.clear(message);
    await user.type(message, 'The train stands still. I am on my way.');
    await user.click(screen.getByRole('button', { name: 'Longer' }));
    await user.click(screen.getByRole('radio', { name: '60 min' }));
    expect(message).toHaveDisplayValue('The train stands still. I am on my way.');
    await user.click(screen.getByRole('radio', { name: '30 min' }));
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText(/Late: there about 10:00 am/u)).toBeVisible();
    expect(sent).toEqual([
      { version: 2, minutes: 30, message: 'The train stands still. I am on my way.' },
    ]);
  });

  it('says that a message is needed, and sends none without', async () => {
    serve();
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Running late' }));
    await user.clear(screen.getByLabelText('Message'));
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByLabelText('Message')).toHaveAccessibleDescription(
      /Write the message\./u,
    );
  });

  it('tells the next client that the work here takes longer, or calls them', async () => {
    const next = serveNextVisit();
    serve(STARTED);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.reportRunningLate, ({ params, body }) => {
        sent.push({ id: params['id'], ...body });
        return answer(anAppointment({ ...next, version: next.version + 1 }));
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Running late' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Tell Mele you are running late?' }));
    expect(dialog.getByText(/^Next visit: Mele Tauiliili, .+, 9:30 am\.$/u)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Call instead' })).toHaveAttribute(
      'href',
      'tel:+61491570157',
    );
    expect(dialog.queryByRole('button', { name: 'Not now' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Mele has a message.')).toBeVisible();
    expect(sent).toEqual([
      {
        id: NEXT,
        version: next.version,
        minutes: 20,
        message: expect.stringMatching(
          /^Hi Mele, it is .+ around 9:50 am\. Sorry for the wait\.$/u,
        ),
      },
    ]);
  });

  it('says of earlier visits how long they took, and what their cleaner wrote', async () => {
    const sheet = serve();
    const earlier = {
      ...anAppointmentSummary({ id: NEXT, status: 'completed', appointment_date: '2026-11-16' }),
      actual_started_at: '2026-11-15T21:04:00.000Z',
      actual_ended_at: '2026-11-15T23:34:00.000Z',
      completion_notes: 'Spare key returned.',
    };
    server.use(mockEndpoint(endpoints.getWorkSheet, answer({ ...sheet, earlier: [earlier] })));
    await openStaffPortal(ADDRESS);
    const card = within(await screen.findByRole('region', { name: 'Earlier visits' }));
    expect(card.getByText(/^2 h 30 min/u)).toBeVisible();
    expect(card.getByText('Spare key returned.')).toBeVisible();
  });

  it('says before the start what there is to do, and how it was the last time', async () => {
    const sheet = serve();
    const earlier = {
      ...anAppointmentSummary({ id: NEXT, status: 'completed', appointment_date: '2026-11-16' }),
      actual_started_at: '2026-11-15T21:04:00.000Z',
      actual_ended_at: '2026-11-15T23:34:00.000Z',
      completion_notes: '',
    };
    server.use(
      mockEndpoint(endpoints.getWorkSheet, answer({ ...sheet, earlier: [earlier] })),
      mockEndpoint(endpoints.startAppointment, noResponse()),
    );
    const { user } = await openStaffPortal(ADDRESS);
    const card = within(await screen.findByRole('region', { name: 'Today' }));
    expect(card.getByText(/^2 tasks: .+ Vacuum all rooms\.$/u)).toBeVisible();
    expect(card.getByText(/^Last time: Mon 16 Nov 2026, 2 h 30 min, with \S+$/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start visit' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Today' })).toBeNull());
  });

  it('says where to park, and what of mobility and products to mind', async () => {
    const sheet = serve({ notes: '' });
    const needs = { parking: 'Visitor bay 4', mobility: '', products: 'No bleach' };
    server.use(mockEndpoint(endpoints.getWorkSheet, answer({ ...sheet, needs })));
    await openStaffPortal(ADDRESS);
    const card = within(await screen.findByRole('region', { name: 'Getting in' }));
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Parking: Visitor bay 4',
      'Products: No bleach',
    ]);
  });

  it('shows each line of the notes about getting in by itself', async () => {
    serve({ notes: 'Ring twice and wait.\n\nOne dog, in the backyard' });
    await openStaffPortal(ADDRESS);
    const card = within(await screen.findByRole('region', { name: 'Getting in' }));
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ring twice and wait.',
      'One dog, in the backyard',
    ]);
  });

  it('leads back to the own day of who cleans', async () => {
    serve({ staff_member: { id: aStaffUser().id, first_name: 'Sam' } });
    await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('link', { name: 'Your day' })).toHaveAttribute(
      'href',
      '/staff/portal',
    );
  });

  it('leads back to the calendar for a visit of someone else', async () => {
    serve();
    await openStaffPortal(ADDRESS);
    await screen.findByRole('heading', { level: 1, name: 'Mia Tran' });
    expect(screen.queryByRole('link', { name: 'Your day' })).toBeNull();
  });

  it('says how long the work took before it is completed, and goes back to what is open', async () => {
    serve(STARTED);
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Complete visit' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Complete Mia’s visit?' }));
    const [started, finished] = [
      dialog.getByLabelText('Started'),
      dialog.getByLabelText('Finished'),
    ];
    await user.clear(started);
    await user.type(started, '08:04');
    await user.clear(finished);
    await user.type(finished, '10:34');
    expect(dialog.getByText('2 h 30 min')).toBeVisible();
    await user.clear(finished);
    await user.type(finished, '08:00');
    expect(dialog.getByText('Check the times')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Go back to it' }));
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: 'Vacuum all rooms' })).toHaveFocus(),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names the tasks that are open before it is completed, with notes', async () => {
    serve(STARTED);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.completeAppointment, ({ body }) => {
        sent.push(body);
        return answer({
          ...STARTED,
          status: 'completed',
          version: 4,
          actual_ended_at: '2026-12-03T00:34:00.000Z',
          completion_notes: 'Bins are out.',
          available_commands: [],
        });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Complete visit' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Vacuum all rooms.')).toBeVisible();
    await user.type(dialog.getByLabelText(/Notes/u), 'Bins are out.');
    await user.click(dialog.getByRole('button', { name: 'Complete visit' }));
    expect(await screen.findByText('Bins are out.')).toBeVisible();
    await waitFor(() =>
      expect(sent).toEqual([
        {
          version: 3,
          notes: 'Bins are out.',
          started_at: STARTED.actual_started_at,
          ended_at: expect.stringMatching(/Z$/u),
        },
      ]),
    );
  });

  it('keeps what is done without a signal, says so, and sends it when it is back', async () => {
    const sheet = serve(STARTED);
    server.use(mockEndpoint(endpoints.tickTask, noResponse()));
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('checkbox', { name: 'Vacuum all rooms' }));
    expect(await screen.findByText(/^No signal since/u)).toBeVisible();
    expect(screen.getByText('1 waiting')).toBeVisible();
    expect(screen.getByText('Tick: Vacuum all rooms')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^Vacuum all rooms.*Waiting/u })).toBeChecked();
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.tickTask, ({ body, headers }) => {
        sent.push([body.task_id, headers.get('idempotency-key')]);
        return answer({
          id: body.task_id,
          label: 'Vacuum all rooms',
          done_at: sheet.appointment.created_at,
        });
      }),
    );
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('Tick: Vacuum all rooms')).toBeNull());
    expect(sent).toEqual([[sheet.tasks[1]?.id, expect.stringMatching(/^[\da-f-]{36}$/u)]]);
    expect(screen.queryByText(/signal/iu)).toBeNull();
  });

  it('says that the end of a visit is on this phone until it is sent', async () => {
    serve(STARTED);
    server.use(mockEndpoint(endpoints.completeAppointment, noResponse()));
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Complete visit' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Complete visit' }));
    const head = within(screen.getByRole('region', { name: STARTED.client_name }));
    expect(await head.findByText(/ – .+, on this phone$/u)).toBeVisible();
  });

  it('saves a note for the office', async () => {
    serve(STARTED);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.saveOfficeNote, ({ body }) => {
        sent.push(body);
        return answer(undefined);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.type(await screen.findByLabelText(/^Anything we should know/u), 'Bins are out.');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(sent).toEqual([{ notes: 'Bins are out.' }]));
  });

  it('goes on with a note that is typed in while an earlier one is sent', async () => {
    serve(STARTED);
    const answered = Promise.withResolvers<null>();
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.saveOfficeNote, async ({ body }) => {
        sent.push(body);
        await answered.promise;
        serve({ ...STARTED, completion_notes: body.notes });
        return answer(undefined);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    const note = await screen.findByLabelText(/^Anything we should know/u);
    await user.type(note, 'Bins are out.');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Save note' })).toHaveFocus();
    await user.type(note, ' The key sticks.');
    answered.resolve(null);
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(sent[1]).toEqual({ notes: 'Bins are out. The key sticks.' }));
    expect(note).toHaveValue('Bins are out. The key sticks.');
  });

  it('lets what was refused be tried again, or removed', async () => {
    serve(STARTED);
    server.use(
      mockEndpoint(
        endpoints.tickTask,
        refuse(409, { code: 'invalid_transition', detail: 'This visit is over.' }),
      ),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('checkbox', { name: 'Vacuum all rooms' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This visit is over.');
    expect(screen.getByText('1 of 1 was not sent:')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Vacuum all rooms' })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('1 of 1 was not sent:')).toBeNull());
  });

  it('asks what is right when the office moved the visit meanwhile', async () => {
    serve();
    const versions: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.startAppointment, ({ body }) => {
        versions.push(body.version);
        if (body.version === 5) return answer(STARTED);
        server.use(
          mockEndpoint(
            endpoints.getWorkSheet,
            answer(
              aWorkSheet({
                appointment: { ...appointment, version: 5 },
                latest_change: {
                  actor: 'staff',
                  name: 'Priya',
                  reason: 'Mia asked us to come earlier.',
                  occurred_at: '2026-12-01T23:20:00.000Z',
                },
              }),
            ),
          ),
        );
        return refuse(409, { code: 'stale_version', detail: 'It changed.', current: appointment });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Start visit' }));
    await user.click(await screen.findByRole('button', { name: 'Choose what is right' }));
    const dialog = screen.getByRole('dialog', { name: 'Which time is right for Mia’s visit?' });
    expect(dialog).toHaveTextContent('Priya, 2 Dec 2026 10:20 am: “Mia asked us to come earlier.”');
    await user.click(within(dialog).getByRole('button', { name: /^Send/u }));
    expect(await screen.findByRole('button', { name: 'Complete visit' })).toBeVisible();
    await waitFor(() => expect(versions).toEqual([2, 5]));
  });

  it('says how many photos are saved, and how many wait for a signal', async () => {
    serve(STARTED);
    // No browser shows this kind, so none is read.
    const heic = { ...storedPhoto, media_type: 'image/heic' as const };
    const results = [
      { ...heic, id: NEXT, photo_stage: 'before' as const },
      { ...heic, photo_stage: 'after' as const },
    ];
    server.use(
      mockEndpoint(endpoints.listDocuments, answer({ ...photos, count: 2, results })),
      http.post('*/documents/', () => HttpResponse.error()),
    );
    const { user } = await openStaffPortal(ADDRESS);
    const card = within(await screen.findByRole('region', { name: 'Photos' }));
    expect(await card.findByText(/2 saved\. Photos are kept on this phone/u)).toBeVisible();
    await user.upload(card.getByLabelText(/^Add after/u), aPhoto('sink.jpg'));
    expect(await card.findByText(/2 saved, 1 waiting for signal\./u)).toBeVisible();
    const tiles = card.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(tiles).toHaveLength(4);
    expect(tiles.at(-1)).toBe('Add after');
  });

  it('lets a photo that was refused be taken again', async () => {
    serve();
    let sent = 0;
    server.use(
      // The form is not read: the one of jsdom is none that Node reads.
      http.post('*/documents/', () => {
        sent += 1;
        return sent === 1
          ? HttpResponse.json({ file: ['The file did not arrive whole.'] }, { status: 400 })
          : HttpResponse.json(storedPhoto, { status: 201 });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.upload(await screen.findByLabelText(/^Add before/u), aPhoto('dark.jpg'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The file did not arrive whole.');
    expect(screen.getByRole('button', { name: 'Take it again' })).toBeVisible();
    await user.upload(screen.getByLabelText('New photo instead of dark.jpg'), aPhoto('light.jpg'));
    await waitFor(() => expect(sent).toBe(2));
    await waitFor(() => expect(screen.queryByText(/(?:dark|light)\.jpg/u)).toBeNull());
  });

  it('leads to the next visit of the day once this one is over', async () => {
    serveNextVisit();
    serve({ status: 'completed', available_commands: [] });
    await openStaffPortal(ADDRESS);
    expect(
      await screen.findByRole('link', { name: 'Next: Mele Tauiliili, 9:30 am' }),
    ).toHaveAttribute('href', `/staff/portal/visits/${NEXT}`);
  });

  it('asks before a logout that would lose something, and does not send it afterwards', async () => {
    serve(STARTED);
    server.use(mockEndpoint(endpoints.tickTask, noResponse()));
    const { user, logout } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('checkbox', { name: 'Vacuum all rooms' }));
    await screen.findByText(/^No signal since/u);
    const [button] = screen.getAllByRole('button', { name: 'Log out' });
    await user.click(button ?? document.body);
    const dialog = within(screen.getByRole('dialog', { name: 'Lose 1 unsent change?' }));
    await user.click(dialog.getByRole('button', { name: 'Stay logged in' }));
    expect(logout).not.toHaveBeenCalled();
    await user.click(button ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Remove and log out' }));
    await waitFor(() => expect(logout).toHaveBeenCalledOnce());
    expect(await visitDatabase.readQueue(aStaffUser().id)).toEqual([]);
  });

  it('asks what happened before it records no access', async () => {
    serve();
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'No access' }));
    await user.click(screen.getByRole('button', { name: 'Record no access' }));
    expect(await screen.findAllByText('Say why, in a sentence.')).not.toHaveLength(0);
  });

  it('records what was tried with a tick, before the words', async () => {
    serve();
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.reportNoAccess, ({ body }) => {
        sent.push(body);
        return answer({ ...appointment, status: 'no_access', available_commands: [] });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'No access' }));
    const { client_name: name, address_line1: street, suburb } = appointment;
    expect(
      screen.getByText((text) => text.startsWith(`${name}, ${street}, ${suburb}. Booked `)),
    ).toBeVisible();
    const [firstName] = name.split(' ');
    expect(screen.getByRole('checkbox', { name: `I called ${firstName}` })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'I rang the bell and knocked' }));
    await user.click(screen.getByRole('checkbox', { name: 'I waited 15 minutes' }));
    await user.type(screen.getByLabelText('What happened'), 'Nobody opened.');
    await user.click(screen.getByRole('button', { name: 'Record no access' }));
    expect(await screen.findByText('No access recorded.')).toBeVisible();
    expect(sent).toEqual([
      { version: 2, reason: 'Rang the bell and knocked. Waited 15 minutes. Nobody opened.' },
    ]);
  });

  it('says so when there is none, and when it cannot be read', async () => {
    server.use(mockEndpoint(endpoints.getWorkSheet, refuse(404, { code: 'not_found' })));
    await openStaffPortal(ADDRESS);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is no such visit' }),
    ).toBeVisible();
  });
});
