import { aPageOf, answer, mockEndpoint, noResponse, refuse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { aUserAccount, theOwner } from './testing.ts';

const owner = theOwner();
const alex = aStaffUser({ id: owner.id, user_type: 'admin' });
const kim = aUserAccount({ first_name: 'Kim', user_type: 'admin', staff_role: null });

const server = startService();
beforeEach(() => {
  server.use(
    mockEndpoint(endpoints.listUsers, ({ query }) =>
      answer(aPageOf(query.get('is_owner') === 'true' ? [owner] : [owner, kim])),
    ),
  );
});

async function openQuestion() {
  const { user } = await openStaffPortal('/admin/portal/users', { user: alex });
  await user.click(await screen.findByRole('button', { name: 'Change Kim Tran' }));
  await user.click(await screen.findByRole('button', { name: 'Make the owner' }));
  const name = 'Hand the company over to Kim?';
  const dialog = within(await screen.findByRole('dialog', { name }));
  const button = dialog.getByRole('button', { name: 'Make Kim the owner' });
  return { user, dialog, button };
}

it('says what follows, needs a reason and the password, and is sent once', async () => {
  const sent: unknown[] = [];
  server.use(
    mockEndpoint(endpoints.makeOwner, ({ params, body }) => {
      sent.push(params['id'], body);
      return answer({ ...kim, is_owner: true });
    }),
  );
  const { user, dialog, button } = await openQuestion();
  expect(
    dialog.getByText(/You stay an admin like the others, and cannot take it back/u),
  ).toBeVisible();
  await user.click(button);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Say why you are doing this.');
  await user.type(dialog.getByLabelText('Reason'), 'Retires.');
  await user.type(dialog.getByLabelText('Your password'), 'Quiet-Wren-7');
  await user.dblClick(button);
  expect(await screen.findByText('Kim is the owner now.')).toBeVisible();
  expect(sent).toEqual([kim.id, { reason: 'Retires.', password: 'Quiet-Wren-7' }]);
});

it('keeps what was typed after a wrong password and a lost network', async () => {
  server.use(
    mockEndpoint(endpoints.makeOwner, refuse(400, { password: ['Your password is incorrect.'] })),
  );
  const { user, dialog, button } = await openQuestion();
  await user.type(dialog.getByLabelText('Reason'), 'Retires.');
  await user.type(dialog.getByLabelText('Your password'), 'nonsense');
  await user.click(button);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Your password is incorrect.');
  server.use(mockEndpoint(endpoints.makeOwner, noResponse()));
  await user.click(button);
  expect(await dialog.findByText(/^Network error\./u)).toBeVisible();
  expect(dialog.getByLabelText('Reason')).toHaveValue('Retires.');
});

it('is no longer offered for a person who became office staff meanwhile', async () => {
  server.use(
    mockEndpoint(
      endpoints.makeOwner,
      refuse(409, {
        code: 'invalid_transition',
        message: 'Only an admin who can log in can become the owner.',
        current: { ...kim, user_type: 'staff', staff_role: 'office' },
      }),
    ),
  );
  const { user, dialog, button } = await openQuestion();
  await user.type(dialog.getByLabelText('Reason'), 'Retires.');
  await user.type(dialog.getByLabelText('Your password'), 'Quiet-Wren-7');
  await user.click(button);
  expect(
    await dialog.findByText('Only an admin who can log in can become the owner.'),
  ).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Make Kim the owner' })).toBeNull();
});
