import { anAppointment, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { ADDRESS, appointment, NEXT, STARTED, startVisit } from '../testing/visit-page.ts';

const { server, serve, serveNextVisit } = startVisit();

describe('a visit that will be late', () => {
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

  it('requires a message before it sends one', async () => {
    serve();
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Running late' }));
    await user.clear(screen.getByLabelText('Message'));
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByLabelText('Message')).toHaveAccessibleDescription(
      /Write the message\./u,
    );
  });

  it('tells the next client that this visit takes longer, or calls them', async () => {
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
});
