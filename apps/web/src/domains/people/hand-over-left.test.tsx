import { aPageOf, answer, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { HandOver } from '@cleaning/contract/people';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { aHandOver, anEmptyHandOver, HANA, KIM, seriesOfRuth } from './testing-hand-over.ts';
import { aUserAccount } from './testing.ts';

const alex = aStaffUser({ id: '0190a1b2-0000-7000-8000-000000009009', user_type: 'admin' });
const tom = aUserAccount({ first_name: 'Tom', last_name: 'Okafor', is_active: false });
const ofRuth = aHandOver({ series: [seriesOfRuth()], visits: [] });

const server = startService();
const has = (handOver: HandOver) =>
  server.use(mockEndpoint(endpoints.getHandOver, answer(handOver)));

async function open() {
  const asked: (string | null)[] = [];
  server.use(
    mockEndpoint(endpoints.listUsers, ({ query }) => {
      asked.push(query.get('has_work'));
      return answer(aPageOf([tom]));
    }),
  );
  const { user } = await openStaffPortal('/admin/portal/users?show=left', { user: alex });
  await user.click(await screen.findByRole('button', { name: 'Change Tom Okafor' }));
  expect(asked).toContain('true');
  await user.click(screen.getByRole('button', { name: 'Hand over what is left' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

it('hands over what is left with a closed account, once', async () => {
  has(ofRuth);
  const sent: unknown[] = [];
  server.use(
    mockEndpoint(endpoints.handOver, ({ body }) => {
      sent.push(body);
      return answer(tom);
    }),
  );
  const { user, dialog } = await open();
  await user.selectOptions(await dialog.findByLabelText(/^Cleaner for Ruth/u), HANA.id);
  expect(dialog.getByText('The account of Tom stays closed.')).toBeVisible();
  const button = dialog.getByRole('button', { name: 'Hand over' });
  await user.click(button);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Say why you are doing this.');
  await user.type(dialog.getByLabelText('Why'), 'Hana knows her.');
  await user.dblClick(button);
  expect(await screen.findByText('What Tom had is handed over.')).toBeVisible();
  expect(sent).toEqual([
    {
      reason: 'Hana knows her.',
      series: [{ series_id: seriesOfRuth().series.id, version: 1, staff_id: HANA.id }],
      visits: [],
      office_id: KIM.id,
    },
  ]);
});

it('reads it again when it has changed, and keeps the reason', async () => {
  has(ofRuth);
  const message = 'What Tom still has has changed since you opened it. Check it and try again.';
  server.use(
    mockEndpoint(endpoints.handOver, () => {
      has(aHandOver({ series: [], visits: [], quote_count: 0, conversation_count: 2 }));
      return refuse(409, { code: 'stale_version', message, current: tom });
    }),
  );
  const { user, dialog } = await open();
  await user.type(await dialog.findByLabelText('Why'), 'Hana knows her.');
  await user.click(dialog.getByRole('button', { name: 'Hand over' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  await waitFor(() => expect(dialog.queryByLabelText(/^Cleaner for Ruth/u)).toBeNull());
  expect(dialog.getByText('Tom still has 2 conversations.')).toBeVisible();
  expect(dialog.getByLabelText('Why')).toHaveValue('Hana knows her.');
});

it('says so when there is nothing left', async () => {
  has(anEmptyHandOver());
  const { dialog } = await open();
  expect(await dialog.findByText('Tom has nothing to hand over from now on.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Hand over' })).toBeNull();
});
