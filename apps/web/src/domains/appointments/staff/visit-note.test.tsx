import { answer, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import type { Appointment } from '@cleaning/contract/appointments';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { ADDRESS, STARTED, startVisit } from '../testing/visit-page.ts';

const { server, serve } = startVisit();

const OTHER = 'Take the spare key.';
const WITH_OTHER: Appointment = { ...STARTED, completion_notes: OTHER };
const stale = () =>
  refuse(409, { code: 'stale_version', detail: 'It changed.', current: WITH_OTHER });

/** Refuses a note that knows nothing of the one that the office saved meanwhile. */
function savesOver(earlier: string | undefined): boolean {
  if (earlier === OTHER) return true;
  serve(WITH_OTHER);
  return false;
}

/** Collects the notes that are sent alone. */
function collectNotes(): unknown[] {
  const sent: unknown[] = [];
  server.use(
    mockEndpoint(endpoints.saveOfficeNote, ({ body }) => {
      sent.push(body);
      return savesOver(body.earlier_notes) ? answer(undefined) : stale();
    }),
  );
  return sent;
}

/** Collects the ends of the visit. */
function collectEnds(): unknown[] {
  const sent: unknown[] = [];
  server.use(
    mockEndpoint(endpoints.completeAppointment, ({ body }) => {
      sent.push(body);
      if (body.notes !== undefined && !savesOver(body.earlier_notes)) return stale();
      const { notes = OTHER } = body;
      return answer({ ...STARTED, status: 'completed', version: 4, completion_notes: notes });
    }),
  );
  return sent;
}

async function saveNote(text: string) {
  const { user } = await openStaffPortal(ADDRESS);
  await user.type(await screen.findByLabelText(/^Anything we should know/u), text);
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  return user;
}

describe('a note for the office that was changed meanwhile', () => {
  const TITLE = 'Which note is right for Mia’s visit?';

  it.each([
    ['Both', `${OTHER}\nBins are out.`],
    ['Yours', 'Bins are out.'],
  ])('is shown beside one’s own, and saved as chosen: %s', async (choice, notes) => {
    serve(STARTED);
    const sent = collectNotes();
    const user = await saveNote('Bins are out.');
    expect(await screen.findByRole('alert')).toHaveTextContent('Another note was saved meanwhile.');
    await user.click(screen.getByRole('button', { name: /^Choose what is right Note for/u }));
    const dialog = within(screen.getByRole('dialog', { name: TITLE }));
    expect(dialog.getByRole('radio', { name: 'Both' })).toBeChecked();
    expect(dialog.getByRole('radio', { name: 'At the office' })).toHaveAccessibleDescription(OTHER);
    await user.click(dialog.getByRole('radio', { name: choice }));
    await user.click(dialog.getByRole('button', { name: 'Save what I chose' }));
    await waitFor(() => expect(sent[1]).toEqual({ notes, earlier_notes: OTHER }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('can stay as it is, in place of one’s own', async () => {
    serve(STARTED);
    const sent = collectNotes();
    const user = await saveNote('Bins are out.');
    await user.click(await screen.findByRole('button', { name: /^Choose what is right/u }));
    await user.click(screen.getByRole('radio', { name: 'At the office' }));
    await user.click(screen.getByRole('button', { name: 'Save what I chose' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByLabelText(/^Anything we should know/u)).toHaveValue(OTHER);
    expect(sent).toHaveLength(1);
  });

  it('is not replaced by words that were typed before it and kept as a draft', async () => {
    serve(STARTED);
    const sent = collectNotes();
    const { user, router } = await openStaffPortal(ADDRESS);
    await user.type(await screen.findByLabelText(/^Anything we should know/u), 'Bins are out.');
    serve(WITH_OTHER);
    await router.navigate('/staff/portal/nowhere');
    await waitFor(() => expect(screen.queryByLabelText(/^Anything we should know/u)).toBeNull());
    await router.navigate(ADDRESS);
    expect(await screen.findByLabelText(/^Anything we should know/u)).toHaveValue('Bins are out.');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(sent).toEqual([{ notes: 'Bins are out.', earlier_notes: '' }]));
    expect(await screen.findByText('Another note was saved meanwhile.')).toBeVisible();
  });
});

async function complete(notes: string) {
  const { user } = await openStaffPortal(ADDRESS);
  await user.click(await screen.findByRole('button', { name: 'Complete visit' }));
  const dialog = within(screen.getByRole('dialog'));
  if (notes !== '') await user.type(dialog.getByLabelText(/^Notes for the office/u), notes);
  await user.click(dialog.getByRole('button', { name: 'Complete visit' }));
  return user;
}

describe('the end of a visit', () => {
  it('says nothing of the note for the office unless it was changed', async () => {
    serve(STARTED);
    const sent = collectEnds();
    await complete('');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).not.toHaveProperty('notes');
    expect(await screen.findByText(OTHER)).toBeVisible();
  });

  it('offers a note that has the other one in it once', async () => {
    serve(STARTED);
    const sent = collectEnds();
    const own = `${OTHER} And a bulb is gone.`;
    const user = await complete(own);
    await user.click(
      await screen.findByRole('button', { name: /^Choose what is right Complete/u }),
    );
    const dialog = within(screen.getByRole('dialog', { name: 'What is right for Mia’s visit?' }));
    expect(dialog.queryByRole('radio', { name: 'Both' })).toBeNull();
    expect(dialog.getByRole('radio', { name: 'Yours' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: /^Send/u }));
    await waitFor(() => expect(sent[1]).toMatchObject({ notes: own, earlier_notes: OTHER }));
  });

  it('waits for the choice of a note where another one was saved meanwhile', async () => {
    serve(STARTED);
    const sent = collectEnds();
    const user = await complete('Bins are out.');
    await user.click(
      await screen.findByRole('button', { name: /^Choose what is right Complete/u }),
    );
    const title = 'What is right for Mia’s visit?';
    const dialog = within(screen.getByRole('dialog', { name: title }));
    expect(dialog.getByText(/^The note for the office changed after you opened/u)).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'Yours' })).toHaveAccessibleDescription(
      'Bins are out.',
    );
    await user.click(dialog.getByRole('button', { name: /^Send/u }));
    await waitFor(() =>
      expect(sent[1]).toMatchObject({
        version: STARTED.version,
        notes: `${OTHER}\nBins are out.`,
        earlier_notes: OTHER,
      }),
    );
  });
});
