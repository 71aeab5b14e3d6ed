import { aLeave, answer, aRoster, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { CleanerRoster } from '@cleaning/contract/roster';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openCleanerPortal, startCleanerService } from '#app/testing/cleaner-portal.ts';
import { PAGE } from './testing.ts';

const server = startCleanerService();
const serve = (roster: Partial<CleanerRoster> = {}) =>
  server.use(mockEndpoint(endpoints.getCleaner, answer(aRoster({ can_decide: false, ...roster }))));

describe('the own hours and leave of a cleaner', () => {
  it('shows the hours, which the office sets', async () => {
    const [hours] = aRoster().hours;
    if (hours === undefined) throw new Error('The hours are missing.');
    serve({
      hours: [hours, { ...hours, counts_from: '2026-12-07', days: hours.days.slice(0, 1) }],
    });
    await openCleanerPortal(PAGE);
    const now = within(await screen.findByRole('region', { name: 'Now' }));
    expect(now.getByText('Monday').nextElementSibling).toHaveTextContent('8:00 am – 4:00 pm');
    expect(now.getByText('Sunday').nextElementSibling).toHaveTextContent('Not working');
    expect(screen.getByRole('heading', { name: 'From Mon 7 Dec 2026' })).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save hours' })).toBeNull();
  });

  it('says when the office has not set hours', async () => {
    serve({ hours: [] });
    await openCleanerPortal(PAGE);
    expect(await screen.findByText('The office has not set your working hours yet.')).toBeVisible();
  });

  it('asks for leave, about whose visits the office decides', async () => {
    serve();
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.addLeave, ({ body }) => {
        sent.push(body);
        return answer(aLeave({ status: 'requested' }));
      }),
    );
    const { user } = await openCleanerPortal(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Ask for leave' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for leave?' }));
    await user.type(dialog.getByLabelText('First day'), '2026-12-07');
    await user.type(dialog.getByLabelText('Last day'), '2026-12-11');
    await user.click(dialog.getByRole('button', { name: 'Ask for leave' }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        { first_date: '2026-12-07', last_date: '2026-12-11', visits: [] },
      ]),
    );
    expect(await screen.findByText('Leave asked for. The office decides about it.')).toBeVisible();
  });

  it('does not approve leave', async () => {
    serve({ leave: [aLeave({ status: 'requested', visit_count: 2 })] });
    await openCleanerPortal(PAGE);
    expect(await screen.findByRole('button', { name: /^Take back/u })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(?:Approve|Decline)/u })).toBeNull();
  });

  it('is not that of a colleague', async () => {
    server.use(mockEndpoint(endpoints.getCleaner, refuse(404, { code: 'not_found' })));
    await openCleanerPortal(PAGE);
    expect(
      await screen.findByRole('heading', { name: 'These are not your hours and leave' }),
    ).toBeVisible();
  });
});
