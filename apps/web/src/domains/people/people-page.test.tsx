import { aPageOf, answer, mockEndpoint, noResponse, refuse } from '@cleaning/api-client/testing';
import type { UserAccount } from '@cleaning/contract/people';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { aHandOver, anEmptyHandOver, KIM, SAM } from './testing-hand-over.ts';
import { aUserAccount, anInvitedAccount, theOwner } from './testing.ts';

const LIST = '/admin/portal/users';
const alex = aStaffUser({ id: '0190a1b2-0000-7000-8000-000000009009', user_type: 'admin' });
const mia = aUserAccount();
const omar = anInvitedAccount();

const server = startService();
const serve = (...people: UserAccount[]) =>
  server.use(mockEndpoint(endpoints.listUsers, answer(aPageOf(people))));
beforeEach(() => {
  serve(mia, omar);
  server.use(mockEndpoint(endpoints.getHandOver, answer(anEmptyHandOver())));
});

const openPeople = (search = '') => openStaffPortal(LIST + search, { user: alex });
const dialogNamed = async (name: RegExp | string) =>
  within(await screen.findByRole('dialog', { name }));

async function openDialog(name: string, action: string) {
  const opened = await openPeople();
  await opened.user.click(await screen.findByRole('button', { name: `Change ${name}` }));
  const row = within(screen.getByRole('row', { name: new RegExp(name, 'u') }));
  await opened.user.click(row.getByRole('button', { name: action }));
  return opened;
}

describe('the list of people', () => {
  it('shows the role and the account of each, and how many are invited', async () => {
    server.use(
      mockEndpoint(endpoints.listUsers, ({ query }) =>
        answer(
          query.get('is_verified') === 'false'
            ? aPageOf([omar])
            : aPageOf([
                theOwner(),
                aUserAccount({
                  id: 'b',
                  first_name: 'Kim',
                  last_name: 'Ito',
                  user_type: 'admin',
                  staff_role: null,
                }),
                mia,
                omar,
              ]),
        ),
      ),
    );
    await openPeople();
    expect(
      await screen.findByRole('row', { name: /Alex Chen \(you\).*Owner.*Active/u }),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: /Kim Ito.*Admin.*Active/u })).toBeVisible();
    expect(
      screen.getByRole('row', {
        name: /Mia Tran.*mia@example\.com.*Cleaner.*Active.*16 Feb 2026/u,
      }),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: /Omar Said.*Cleaner.*Invited/u })).toBeVisible();
    expect(
      screen.getByText('4 people in the team, 1 of them invited and without a password yet.'),
    ).toBeVisible();
  });

  it('requests the role, account, search and order that are in the address', async () => {
    const asked: string[] = [];
    server.use(
      mockEndpoint(endpoints.listUsers, ({ query }) => {
        if (query.get('page_size') === '50') asked.push(query.toString());
        return answer(aPageOf([mia]));
      }),
    );
    const { user, path } = await openPeople('?role=owner');
    await screen.findByRole('row', { name: /Mia/u });
    expect(asked).toEqual(['is_team=true&ordering=name&page=1&page_size=50&status=active']);
    await user.selectOptions(screen.getByLabelText('Role'), 'Cleaner');
    await user.selectOptions(screen.getByLabelText('Account'), 'Invited');
    await user.click(await screen.findByRole('link', { name: 'Name' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'tran');
    await waitFor(() =>
      expect(path()).toBe(`${LIST}?show=invited&search=tran&role=cleaner&sort=-name`),
    );
    await waitFor(() =>
      expect(asked.at(-1)).toBe(
        'is_team=true&ordering=-name&page=1&page_size=50&status=active&is_verified=false&search=tran&user_type=staff&staff_role=cleaner',
      ),
    );
  });

  it('shows until when somebody stays, with the year of another year', async () => {
    serve(
      aUserAccount({ last_day: '2026-12-04' }),
      aUserAccount({ id: 'b', first_name: 'Luca', last_day: '2027-01-08' }),
      aUserAccount({ id: 'c', first_name: 'Tom', last_day: '2026-11-20', is_active: false }),
    );
    await openPeople();
    expect(await screen.findByRole('row', { name: /Mia.*Leaves Fri 4 Dec\b/u })).toBeVisible();
    expect(screen.getByRole('row', { name: /Luca.*Leaves Fri 8 Jan 2027/u })).toBeVisible();
    expect(screen.getByRole('row', { name: /Tom.*Closed/u })).toBeVisible();
  });

  it('says so when it cannot be loaded, and when nobody matches', async () => {
    server.use(mockEndpoint(endpoints.listUsers, refuse(500, {})));
    const { user, path } = await openPeople('?show=closed');
    expect(
      await screen.findByRole('heading', { name: 'We could not load the people' }),
    ).toBeVisible();
    serve();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No people match' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show the team' }));
    expect(path()).toBe(LIST);
    expect(await screen.findByRole('heading', { name: 'No people here' })).toBeVisible();
  });

  it('offers for each account what can be done about it', async () => {
    const luca = aUserAccount({ id: 'c', first_name: 'Luca', last_day: '2026-12-04' });
    serve(mia, omar, aUserAccount({ id: 'b', first_name: 'Tom', is_active: false }), luca);
    const { user } = await openPeople();
    const offered = async (name: string) => {
      const row = within(await screen.findByRole('row', { name: new RegExp(name, 'u') }));
      await user.click(row.getByRole('button', { name: new RegExp(`^Change ${name}`, 'u') }));
      return row.getAllByRole('listitem').map(({ textContent }) => textContent);
    };
    expect(await offered('Mia')).toEqual([
      'Change the role',
      'Where they are logged in',
      'Mia leaves',
      'Working hours and leave',
    ]);
    expect(await offered('Luca')).toEqual([
      'Change the role',
      'Where they are logged in',
      'Change the last day',
      'Stay on',
      'Working hours and leave',
    ]);
    expect(await offered('Omar')).toEqual([
      'Send the invitation again',
      'Change the role',
      'Close the account',
    ]);
    expect(await offered('Tom')).toEqual(['Hand over what is left', 'Open the account again']);
  });

  describe('about the owner', () => {
    const kim = aUserAccount({ id: 'c', first_name: 'Kim', user_type: 'admin', staff_role: null });

    it('offers nothing, and another admin cannot hand the company over', async () => {
      serve(kim, mia, theOwner({ id: 'd' }));
      const { user } = await openPeople();
      await user.click(await screen.findByRole('button', { name: 'Change Kim Tran' }));
      expect(screen.getByRole('button', { name: 'Change the role' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Make the owner' })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Change Alex Chen' })).toBeNull();
    });

    it('lets them make another admin the owner', async () => {
      serve(kim, mia, theOwner());
      const { user } = await openPeople();
      await user.click(await screen.findByRole('button', { name: 'Change Mia Tran' }));
      expect(screen.queryByRole('button', { name: 'Make the owner' })).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Change Kim Tran' }));
      expect(await screen.findByRole('button', { name: 'Make the owner' })).toBeVisible();
    });
  });
});

const openInvitation = async () => {
  const opened = await openPeople();
  await opened.user.click(await screen.findByRole('button', { name: 'Invite someone' }));
  const dialog = await dialogNamed('Who do you want to invite?');
  return { ...opened, dialog };
};
const fill = async ({ user, dialog }: Awaited<ReturnType<typeof openInvitation>>) => {
  await user.type(dialog.getByLabelText('First name'), 'Omar');
  await user.type(dialog.getByLabelText('Email'), 'omar@example.com');
};

describe('an invitation', () => {
  it('says what the chosen role sees before it is sent', async () => {
    const { user, dialog } = await openInvitation();
    expect(dialog.getByRole('radio', { name: 'Cleaner' })).toBeChecked();
    expect(
      dialog.getByText(
        'Visits: name, address, phone, tasks and photos: own visits, of the past 7 and the coming 14 days',
      ),
    ).toBeVisible();
    expect(dialog.getByText('NDIS numbers, plans and claims')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Admin' }));
    expect(dialog.queryByText('NDIS numbers, plans and claims')).toBeVisible();
    expect(dialog.getByText('Hand the company over to another admin')).toBeVisible();
    expect(
      dialog.getByText(
        /^There is one owner\. To make this person the owner, invite them as an admin\./u,
      ),
    ).toBeVisible();
    await user.type(dialog.getByLabelText('First name'), 'Kim');
    expect(dialog.getByRole('button', { name: 'Invite Kim as an admin' })).toBeVisible();
  });

  it('is sent once however often the button is pressed, and shown in the list', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.inviteUser, ({ body, headers }) => {
        sent.push(body, headers.get('idempotency-key') !== null);
        return answer(omar);
      }),
    );
    const opened = await openInvitation();
    await fill(opened);
    await opened.user.click(opened.dialog.getByRole('radio', { name: 'Office' }));
    await opened.user.dblClick(
      opened.dialog.getByRole('button', { name: 'Invite Omar for the office' }),
    );
    expect(
      await screen.findByText('The invitation is on its way to omar@example.com.'),
    ).toBeVisible();
    expect(sent).toEqual([
      {
        first_name: 'Omar',
        last_name: '',
        email: 'omar@example.com',
        user_type: 'staff',
        staff_role: 'office',
      },
      true,
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps what was typed and shows each refusal at its field', async () => {
    server.use(
      mockEndpoint(
        endpoints.inviteUser,
        refuse(400, { email: ['An account uses this address already.'] }),
      ),
    );
    const opened = await openInvitation();
    const { user, dialog } = opened;
    await user.click(dialog.getByRole('button', { name: 'Invite them as a cleaner' }));
    const summary = await dialog.findByRole('alert');
    expect(summary).toHaveTextContent('Enter the first name.');
    expect(summary).toHaveFocus();
    await fill(opened);
    await user.click(dialog.getByRole('button', { name: 'Invite Omar as a cleaner' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription(
        'An account uses this address already.',
      ),
    );
    expect(dialog.getByLabelText('First name')).toHaveValue('Omar');
  });

  it('is sent again under the same key after the network was lost', async () => {
    const keys: (string | null)[] = [];
    const note = (headers: Headers) => keys.push(headers.get('idempotency-key'));
    server.use(
      mockEndpoint(endpoints.inviteUser, ({ headers }) => {
        note(headers);
        return noResponse();
      }),
    );
    const opened = await openInvitation();
    await fill(opened);
    const button = opened.dialog.getByRole('button', { name: 'Invite Omar as a cleaner' });
    await opened.user.click(button);
    expect(await opened.dialog.findByRole('alert')).toHaveTextContent(
      'Network error. Please check your internet connection.',
    );
    server.use(
      mockEndpoint(endpoints.inviteUser, ({ headers }) => {
        note(headers);
        return answer(omar);
      }),
    );
    await opened.user.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('can be sent again, unless it was accepted meanwhile', async () => {
    server.use(mockEndpoint(endpoints.resendInvitation, answer(omar)));
    const { user } = await openDialog('Omar Said', 'Send the invitation again');
    const dialog = await dialogNamed('Send Omar the invitation again?');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(
      await screen.findByText('A new invitation is on its way to omar@example.com.'),
    ).toBeVisible();
    server.use(
      mockEndpoint(
        endpoints.resendInvitation,
        refuse(409, {
          code: 'invalid_transition',
          message: 'This person is not waiting for an invitation.',
          current: { ...omar, is_verified: true },
        }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Change Omar Said' }));
    await user.click(screen.getByRole('button', { name: 'Send the invitation again' }));
    const again = await dialogNamed('Send Omar the invitation again?');
    await user.click(again.getByRole('button', { name: 'Send invitation' }));
    expect(await again.findByText('This person is not waiting for an invitation.')).toBeVisible();
    expect(again.queryByRole('button', { name: 'Send invitation' })).toBeNull();
  });
});

describe('a change of role', () => {
  it('says what the person gains and loses, and needs a reason', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.changeUserType, ({ params, body }) => {
        sent.push(params['id'], body);
        return answer({ ...mia, user_type: 'admin', staff_role: null });
      }),
    );
    const { user } = await openDialog('Mia Tran', 'Change the role');
    const dialog = await dialogNamed('Change the role of Mia?');
    expect(dialog.getByText('Mia works here as a cleaner.')).toBeVisible();
    expect(dialog.getByText('Quotes and enquiries')).toBeVisible();
    expect(dialog.getByText('Messages with clients, not only about own visits')).toBeVisible();
    expect(dialog.queryByText('Write off what is still to be paid')).toBeNull();
    expect(dialog.queryByRole('heading', { name: 'Mia no longer sees' })).toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'Admin' }));
    expect(dialog.getByText('Write off what is still to be paid')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Change to Admin' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Say why you are doing this.');
    await user.type(dialog.getByLabelText('Reason'), 'Runs the office now.');
    await user.dblClick(dialog.getByRole('button', { name: 'Change to Admin' }));
    expect(await screen.findByText('Mia works here as an admin now.')).toBeVisible();
    expect(sent).toEqual([
      mia.id,
      {
        user_type: 'admin',
        earlier_role: { user_type: 'staff', staff_role: 'cleaner' },
        reason: 'Runs the office now.',
      },
    ]);
  });

  describe('to cleaner', () => {
    const hana = aUserAccount({ first_name: 'Hana', last_name: 'Kim', staff_role: 'office' });
    const openChange = async () => {
      serve(hana);
      const { user } = await openDialog('Hana Kim', 'Change the role');
      const dialog = await dialogNamed('Change the role of Hana?');
      await user.type(dialog.getByLabelText('Reason'), 'Cleans from now on.');
      return { user, dialog, button: dialog.getByRole('button', { name: 'Change to Cleaner' }) };
    };
    const noteChange = (sent: unknown[]) =>
      mockEndpoint(endpoints.changeUserType, ({ body }) => {
        sent.push(body);
        return answer({ ...hana, staff_role: 'cleaner' });
      });

    it('asks who takes their conversations and quotes, whoever asks by default', async () => {
      const sent: unknown[] = [];
      const office = [KIM, SAM, { id: alex.id, first_name: 'Alex' }];
      server.use(
        mockEndpoint(endpoints.getHandOver, answer(aHandOver({ office }))),
        noteChange(sent),
      );
      const { user, dialog, button } = await openChange();
      const taker = await dialog.findByLabelText('Conversations and quotes');
      expect(taker).toHaveAccessibleDescription('Hana still has 3 conversations and 1 quote.');
      expect(taker).toHaveValue(alex.id);
      await user.selectOptions(taker, 'Sam');
      await user.click(button);
      expect(await screen.findByText('Hana works here as a cleaner now.')).toBeVisible();
      expect(sent).toEqual([
        {
          user_type: 'staff',
          staff_role: 'cleaner',
          earlier_role: { user_type: 'staff', staff_role: 'office' },
          reason: 'Cleans from now on.',
          office_id: SAM.id,
        },
      ]);
    });

    it('leaves them with nobody if that is chosen', async () => {
      const sent: unknown[] = [];
      server.use(mockEndpoint(endpoints.getHandOver, answer(aHandOver())), noteChange(sent));
      const { user, dialog, button } = await openChange();
      await user.selectOptions(await dialog.findByLabelText('Conversations and quotes'), 'Nobody');
      await user.click(button);
      expect(await screen.findByText('Hana works here as a cleaner now.')).toBeVisible();
      expect(sent).toEqual([
        {
          user_type: 'staff',
          staff_role: 'cleaner',
          earlier_role: { user_type: 'staff', staff_role: 'office' },
          reason: 'Cleans from now on.',
        },
      ]);
    });

    it('asks nothing where there are none, and about no other role', async () => {
      server.use(mockEndpoint(endpoints.getHandOver, answer(anEmptyHandOver())));
      const { user, dialog, button } = await openChange();
      await waitFor(() => expect(button).toHaveTextContent('Change to Cleaner'));
      expect(dialog.queryByLabelText('Conversations and quotes')).toBeNull();
      server.use(mockEndpoint(endpoints.getHandOver, answer(aHandOver())));
      await user.click(dialog.getByRole('radio', { name: 'Admin' }));
      expect(dialog.queryByLabelText('Conversations and quotes')).toBeNull();
    });

    it('says what follows when what they have cannot be read', async () => {
      server.use(mockEndpoint(endpoints.getHandOver, refuse(403, {})));
      const { dialog } = await openChange();
      expect(
        await dialog.findByRole('heading', { name: 'We could not load what Hana still has' }),
      ).toBeVisible();
      expect(
        dialog.getByText(/Without a choice, nobody has the conversations and quotes\.$/u),
      ).toBeVisible();
      expect(dialog.getByRole('button', { name: 'Change to Cleaner' })).toBeEnabled();
    });
  });

  it('of the last admin is refused in the words of the service', async () => {
    serve(aUserAccount({ id: alex.id, first_name: 'Alex', user_type: 'admin', staff_role: null }));
    server.use(
      mockEndpoint(
        endpoints.changeUserType,
        refuse(400, {
          non_field_errors: ['This is the last admin. Make another person an admin first.'],
        }),
      ),
    );
    const { user } = await openDialog('Alex Tran', 'Change the role');
    const dialog = await dialogNamed('Change the role of Alex?');
    expect(dialog.getByText('You are logged out at once, on every device.')).toBeVisible();
    expect(
      dialog.getByText(
        'Visits: name, address, phone, tasks and photos, apart from own visits, of the past 7 and the coming 14 days',
      ),
    ).toBeVisible();
    await user.type(dialog.getByLabelText('Reason'), 'Tired.');
    await user.click(dialog.getByRole('button', { name: 'Change to Cleaner' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'This is the last admin. Make another person an admin first.',
    );
    expect(dialog.getByLabelText('Reason')).toHaveValue('Tired.');
  });

  it('to a third role meanwhile is shown, and replaced only by who has read it', async () => {
    const sent: unknown[] = [];
    const message = 'The role of Mia has changed since you opened it. Check it and try again.';
    server.use(
      mockEndpoint(
        endpoints.changeUserType,
        refuse(409, { code: 'stale_version', message, current: { ...mia, staff_role: 'office' } }),
      ),
    );
    const { user } = await openDialog('Mia Tran', 'Change the role');
    const dialog = await dialogNamed('Change the role of Mia?');
    await user.click(dialog.getByRole('radio', { name: 'Admin' }));
    await user.type(dialog.getByLabelText('Reason'), 'Runs the office now.');
    await user.click(dialog.getByRole('button', { name: 'Change to Admin' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByText('Mia works here for the office.')).toBeVisible();
    server.use(
      mockEndpoint(endpoints.changeUserType, ({ body }) => {
        sent.push(body);
        return answer({ ...mia, user_type: 'admin', staff_role: null });
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Change to Admin' }));
    expect(await screen.findByText('Mia works here as an admin now.')).toBeVisible();
    expect(sent).toMatchObject([{ earlier_role: { user_type: 'staff', staff_role: 'office' } }]);
  });

  it('that another admin made first is not offered again', async () => {
    server.use(
      mockEndpoint(
        endpoints.changeUserType,
        refuse(409, {
          code: 'invalid_transition',
          message: 'This person is in the office already.',
          current: { ...mia, staff_role: 'office' },
        }),
      ),
    );
    const { user } = await openDialog('Mia Tran', 'Change the role');
    const dialog = await dialogNamed('Change the role of Mia?');
    await user.type(dialog.getByLabelText('Reason'), 'Answers the phone.');
    await user.click(dialog.getByRole('button', { name: 'Change to Office' }));
    expect(await dialog.findByText('This person is in the office already.')).toBeVisible();
    expect(dialog.getByText('Mia works here for the office.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Change to/u })).toBeNull();
  });
});
