import { answer, aRoster, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

import { PAGE, noah, startCleaner } from './testing.ts';

const { server, serve } = startCleaner();

const monday = async () => within(await screen.findByRole('group', { name: 'Monday' }));

describe('working hours', () => {
  it('show each day of the week, and the total of a week', async () => {
    serve();
    await openStaffPortal(PAGE);
    expect(await screen.findByRole('heading', { level: 1, name: 'Hana Kim' })).toBeVisible();
    expect((await monday()).getByLabelText('From')).toHaveValue('08:00');
    expect(
      within(screen.getByRole('group', { name: 'Sunday' })).getByText('Not working'),
    ).toBeVisible();
    expect(screen.getByText('40 h')).toBeVisible();
  });

  it('are saved from a date on, after showing which visits fall outside them', async () => {
    serve();
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.checkWorkingHours, answer({ count: 1, visits: [noah] })),
      mockEndpoint(endpoints.saveWorkingHours, ({ body }) => {
        sent.push(body);
        return answer(aRoster({ version: 3 }));
      }),
    );
    const { user } = await openStaffPortal(PAGE);
    for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
      await user.click(await screen.findByRole('switch', { name: day }));
    }
    expect(await screen.findByText('1 visit outside the new hours')).toBeVisible();
    expect(screen.getByText(/Noah Petrov, Mon 7 Dec 2026/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save hours' }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        { version: 2, days: [{ weekday: 1, start_time: '08:00', end_time: '16:00' }] },
      ]),
    );
    expect(await screen.findByText('The working hours are saved.')).toBeVisible();
  });

  it('include an area, which is shown beside the name once it applies', async () => {
    const [hours] = aRoster().hours;
    const inArea = (area: string) => hours && { hours: [{ ...hours, area }] };
    serve(inArea('Inner West'));
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.saveWorkingHours, ({ body }) => {
        sent.push(body);
        const next = { ...inArea('North Shore'), version: 3 };
        serve(next);
        return answer(aRoster(next));
      }),
    );
    const { user } = await openStaffPortal(PAGE);
    expect(await screen.findByText('Inner West', { selector: 'span' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Area (optional)'), 'North Shore');
    await user.click(screen.getByRole('button', { name: 'Save hours' }));
    expect(await screen.findByText('North Shore', { selector: 'span' })).toBeVisible();
    expect(sent).toMatchObject([{ area: 'North Shore', version: 2 }]);
    expect(screen.queryByRole('button', { name: 'Save hours' })).toBeDisabled();
  });

  it('are not sent while a day ends before it begins', async () => {
    serve();
    const { user } = await openStaffPortal(PAGE);
    const to = (await monday()).getByLabelText('To');
    await user.clear(to);
    await user.type(to, '07:00');
    await user.click(screen.getByRole('button', { name: 'Save hours' }));
    expect(await screen.findByText('The day has to end after it begins.')).toBeVisible();
    await waitFor(() => expect(to).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Undo changes' }));
    expect(to).toHaveValue('16:00');
  });

  it('keep what is chosen while they are saved', async () => {
    serve();
    const answered = Promise.withResolvers<null>();
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.saveWorkingHours, async ({ body }) => {
        sent.push(body);
        await answered.promise;
        return answer(aRoster({ version: 2 + sent.length }));
      }),
    );
    const { user } = await openStaffPortal(PAGE);
    await user.click(await screen.findByRole('switch', { name: 'Saturday' }));
    await user.click(screen.getByRole('button', { name: 'Save hours' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(screen.getByRole('switch', { name: 'Sunday' }));
    answered.resolve(null);
    expect(await screen.findByText('The working hours are saved.')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Sunday' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Save hours' }));
    await waitFor(() => expect(sent[1]).toMatchObject({ version: 3 }));
  });

  it('show what changed meanwhile, keep what was typed, and can be saved over it', async () => {
    serve();
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.saveWorkingHours, ({ body }) => {
        sent.push(body);
        return sent.length === 1
          ? refuse(409, {
              code: 'stale_version',
              current: aRoster({ version: 7, hours: [] }),
              changed_by: 'Priya',
            })
          : answer(aRoster({ version: 8 }));
      }),
    );
    const { user } = await openStaffPortal(PAGE);
    await user.click(await screen.findByRole('switch', { name: 'Saturday' }));
    await user.click(screen.getByRole('button', { name: 'Save hours' }));
    expect(await screen.findByText(/Now: no working days/u)).toBeVisible();
    expect(screen.getByText('Priya changed these hours')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Saturday' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Save hours' }));
    await waitFor(() => expect(sent).toMatchObject([{ version: 2 }, { version: 7 }]));
  });
});

it('shows an error for an unknown cleaner', async () => {
  server.use(mockEndpoint(endpoints.getCleaner, refuse(404, { code: 'not_found' })));
  await openStaffPortal(PAGE);
  expect(await screen.findByRole('heading', { name: 'Cleaner not found' })).toBeVisible();
});
