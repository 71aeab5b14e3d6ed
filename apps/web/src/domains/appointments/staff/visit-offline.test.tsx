import { answer, aWorkSheet, mockEndpoint, noResponse, refuse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { visitDatabase } from '../visit-queue/use-visit-queue.ts';
import { photo as storedPhoto } from '#domains/documents/testing.ts';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import {
  ADDRESS,
  appointment,
  NEXT,
  NO_PHOTOS,
  STARTED,
  startVisit,
} from '../testing/visit-page.ts';

const { server, serve } = startVisit();

const aPhoto = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

describe('a visit without a signal', () => {
  it('keeps what is recorded without a signal, says so, and sends it when the signal returns', async () => {
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

  it('says that the end of a visit is only on this phone until it is sent', async () => {
    serve(STARTED);
    server.use(mockEndpoint(endpoints.completeAppointment, noResponse()));
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Complete visit' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Complete visit' }));
    const head = within(screen.getByRole('region', { name: STARTED.client_name }));
    expect(await head.findByText(/ – .+, on this phone$/u)).toBeVisible();
  });

  it.each([
    ['Finished', '23:59', 'This time is still to come. Check it, or complete the visit later.'],
    ['Started', '23:59', 'This time is still to come. Check it, or complete the visit later.'],
    ['Finished', '00:01', 'The finish is before the start. Type a later time.'],
  ])('is not completed with an impossible time: %s %s', async (label, time, message) => {
    serve(STARTED);
    server.use(mockEndpoint(endpoints.completeAppointment, noResponse()));
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Complete visit' }));
    const dialog = within(screen.getByRole('dialog'));
    const field = dialog.getByLabelText(label);
    await user.clear(field);
    await user.type(field, time);
    await user.click(dialog.getByRole('button', { name: 'Complete visit' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByText(/^Complete visit, /u)).toBeNull();
  });

  it('accepts a note while an earlier one is being sent', async () => {
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
    await waitFor(() =>
      expect(sent[1]).toEqual({
        notes: 'Bins are out. The key sticks.',
        earlier_notes: 'Bins are out.',
      }),
    );
    expect(note).toHaveValue('Bins are out. The key sticks.');
  });

  it('offers to retry or remove what was refused', async () => {
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
    await user.click(screen.getByRole('button', { name: /^Try again Tick: Vacuum all rooms, /u }));
    expect(await screen.findByRole('button', { name: /^Try again Tick/u })).toBeVisible();
    const remove = { name: /^Remove Tick: Vacuum all rooms, /u };
    await user.click(screen.getByRole('button', remove));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove “Tick: Vacuum all rooms”?' }));
    expect(dialog.getByText('It is only on this phone, and cannot be brought back.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    await user.click(screen.getByRole('button', remove));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('1 of 1 was not sent:')).toBeNull());
    expect(document.body).not.toHaveFocus();
  });

  it('asks before a refused photo is removed, which nobody else has', async () => {
    serve(STARTED);
    server.use(
      mockEndpoint(endpoints.uploadDocument, refuse(400, { file: ['This is not a picture.'] })),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.upload(await screen.findByLabelText(/^Add after/u), aPhoto('sink.jpg'));
    await user.click(await screen.findByRole('button', { name: /^Remove Photo: after, /u }));
    const card = within(screen.getByRole('region', { name: 'On this phone' }));
    expect(card.getByText('Photo: after, sink.jpg')).toBeVisible();
    await user.click(
      within(screen.getByRole('dialog', { name: 'Remove “Photo: after, sink.jpg”?' })).getByRole(
        'button',
        { name: 'Remove' },
      ),
    );
    await waitFor(() => expect(screen.queryByText('Photo: after, sink.jpg')).toBeNull());
  });

  it('keeps an end of a visit that was refused for its times until another one takes its place', async () => {
    serve(STARTED);
    const tooLong = 'That is more than 14 hours of work. Check both times.';
    server.use(mockEndpoint(endpoints.completeAppointment, refuse(400, { ended_at: [tooLong] })));
    const { user } = await openStaffPortal(ADDRESS);
    const complete = async (change: (dialog: HTMLElement) => Promise<void>) => {
      await user.click(await screen.findByRole('button', { name: 'Complete visit' }));
      const dialog = screen.getByRole('dialog');
      await change(dialog);
      await user.click(within(dialog).getByRole('button', { name: 'Complete visit' }));
    };
    await complete(async () => {});
    expect(await screen.findByRole('alert')).toHaveTextContent(tooLong);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.completeAppointment, ({ body }) => {
        sent.push(body);
        return answer({ ...STARTED, status: 'completed', version: 4, available_commands: [] });
      }),
    );
    await complete(async (dialog) => {
      const finish = within(dialog).getByLabelText('Finished');
      await user.clear(finish);
      await user.type(finish, '11:00');
    });
    await waitFor(() =>
      expect(sent).toMatchObject([
        { started_at: STARTED.actual_started_at, ended_at: '2026-11-23T00:00:00.000Z' },
      ]),
    );
    await waitFor(() => expect(screen.queryByText(tooLong)).toBeNull());
  });

  it('asks which version to keep when the office moved the visit meanwhile', async () => {
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
    await user.click(
      await screen.findByRole('button', { name: /^Choose what is right Start visit, /u }),
    );
    const dialog = screen.getByRole('dialog', { name: 'Which time is right for Mia’s visit?' });
    expect(dialog).toHaveTextContent('Priya, 2 Dec 2026 10:20 am: “Mia asked us to come earlier.”');
    await user.click(within(dialog).getByRole('button', { name: /^Send/u }));
    expect(await screen.findByRole('button', { name: 'Complete visit' })).toBeVisible();
    await waitFor(() => expect(versions).toEqual([2, 5]));
  });

  it('shows the words of a note that came too late, and copies them', async () => {
    serve(STARTED);
    server.use(
      mockEndpoint(
        endpoints.saveOfficeNote,
        refuse(409, { code: 'invalid_transition', detail: 'This visit is over.' }),
      ),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.type(await screen.findByLabelText(/^Anything we should know/u), 'Bins are out.');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This visit is over.');
    const card = within(screen.getByRole('region', { name: 'On this phone' }));
    expect(card.getByText('Bins are out.')).toBeVisible();
    await user.click(card.getByRole('button', { name: /^Copy note/u }));
    expect(await screen.findByText('Note copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('Bins are out.');
  });

  it.each([
    [
      'that was refused and is removed',
      { code: 'validation_failed', detail: 'Check both times.' },
      STARTED,
      [/^Remove Complete visit, /u, 'Remove'],
    ],
    [
      'that the user chose against',
      { code: 'stale_version', detail: 'It changed.', current: STARTED },
      STARTED,
      [/^Choose what is right Complete visit, /u, 'Keep the visit open'],
    ],
    [
      'that can no longer be sent',
      { code: 'stale_version', detail: 'It changed.', current: STARTED },
      { ...STARTED, available_commands: [] },
      [/^Choose what is right Complete visit, /u, 'Remove'],
    ],
  ])('keeps the note of an end of a visit %s', async (_title, refusal, now, buttons) => {
    serve(STARTED);
    const notes: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.completeAppointment, () => {
        serve(now);
        return refuse(409, refusal);
      }),
      mockEndpoint(endpoints.saveOfficeNote, ({ body }) => {
        notes.push(body);
        return answer(undefined);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Complete visit' }));
    const form = within(screen.getByRole('dialog'));
    await user.type(form.getByLabelText(/^Notes for the office/u), 'The tap drips.');
    await user.click(form.getByRole('button', { name: 'Complete visit' }));
    for (const name of buttons) {
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await user.click(await screen.findByRole('button', { name }));
    }
    await waitFor(() => expect(notes).toEqual([{ notes: 'The tap drips.', earlier_notes: '' }]));
    expect(screen.queryByText(/^Complete visit, /u)).toBeNull();
  });

  it('asks whether the visit is over when the office extended it meanwhile', async () => {
    serve(STARTED);
    server.use(
      mockEndpoint(
        endpoints.completeAppointment,
        refuse(409, { code: 'stale_version', detail: 'It changed.', current: STARTED }),
      ),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Complete visit' }));
    const form = within(screen.getByRole('dialog'));
    await user.click(form.getByRole('button', { name: 'Complete visit' }));
    await user.click(
      await screen.findByRole('button', { name: /^Choose what is right Complete visit, /u }),
    );
    const dialog = within(
      screen.getByRole('dialog', { name: 'Which time is right for Mia’s visit?' }),
    );
    expect(
      dialog.getByText(/^If you left at .+, send your time\. If you are still there, keep/u),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep the visit open' }));
    expect(screen.queryByText(/^Complete visit, /u)).toBeNull();
    expect(screen.getByRole('button', { name: 'Complete visit' })).toBeVisible();
  });

  it('shows how many photos are saved, and how many wait for a signal', async () => {
    serve(STARTED);
    // No browser can show this type, so no preview is loaded.
    const heic = { ...storedPhoto, media_type: 'image/heic' as const };
    const results = [
      { ...heic, id: NEXT, photo_stage: 'before' as const },
      { ...heic, photo_stage: 'after' as const },
    ];
    server.use(
      mockEndpoint(endpoints.listDocuments, answer({ ...NO_PHOTOS, count: 2, results })),
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

  it('shows a visit as complete when only a photo of it was refused', async () => {
    serve({ status: 'completed', available_commands: [] });
    const problem = { file: ['The file did not arrive whole.'] };
    server.use(http.post('*/documents/', () => HttpResponse.json(problem, { status: 400 })));
    const { user } = await openStaffPortal(ADDRESS);
    await user.upload(await screen.findByLabelText(/^Add after/u), aPhoto('dark.jpg'));
    expect(
      await screen.findByText(/^The visit is complete\. Only this photo is missing\./u),
    ).toBeVisible();
  });

  it('allows a refused photo to be taken again', async () => {
    serve();
    let sent = 0;
    server.use(
      // Does not read the form, because Node cannot read files of jsdom from it.
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
    expect(
      screen.getByRole('button', { name: /^Take it again Photo: before, dark\.jpg, /u }),
    ).toBeVisible();
    await user.upload(screen.getByLabelText('New photo instead of dark.jpg'), aPhoto('light.jpg'));
    await waitFor(() => expect(sent).toBe(2));
    await waitFor(() => expect(screen.queryByText(/(?:dark|light)\.jpg/u)).toBeNull());
  });

  it('asks before a logout that would lose something, and does not send it afterwards', async () => {
    serve(STARTED);
    server.use(mockEndpoint(endpoints.tickTask, noResponse()));
    const { user, logout } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('checkbox', { name: 'Vacuum all rooms' }));
    await screen.findByText(/^No signal since/u);
    const [button] = screen.getAllByRole('button', { name: 'Logout' });
    await user.click(button ?? document.body);
    const dialog = within(screen.getByRole('dialog', { name: 'Lose 1 unsent change?' }));
    await user.click(dialog.getByRole('button', { name: 'Stay logged in' }));
    expect(logout).not.toHaveBeenCalled();
    await user.click(button ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Remove and log out' }));
    await waitFor(() => expect(logout).toHaveBeenCalledOnce());
    expect(await visitDatabase.readQueue(aStaffUser().id)).toEqual([]);
  });
});
