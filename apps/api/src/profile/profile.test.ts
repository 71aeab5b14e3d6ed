import { profileSchema } from '@cleaning/contract/accounts';
import { expect, it } from 'vitest';
import { statusesOf } from '../../test/account-fixtures.ts';
import { startBeforeAll } from '../../test/set-up.ts';
import { updateUser } from '../accounts/user-repository.ts';

const api = startBeforeAll();

const update = (as: { token: string }, body: object) =>
  api.call({ method: 'PATCH', path: 'accounts/profile/', as, body });

it('the profile has exactly the agreed fields', async () => {
  const person = await api.signIn();
  const response = await api.call({ path: 'accounts/profile/', as: person });
  expect(response.json()).toEqual(profileSchema.parse(response.json()));
  expect(response.json()).toMatchObject({
    id: person.id,
    last_name: 'Park',
    phone_number: '+61491570156',
    ndis_number_masked: null,
    created_at: '2026-11-21T00:00:00.000Z',
  });
});

it('the profile of staff has no client type', async () => {
  const staff = await api.signIn({ userType: 'staff' });
  const response = await api.call({ path: 'accounts/profile/', as: staff });
  expect(response.json()).toMatchObject({ user_type: 'staff', is_ndis_client: false });
  expect(response.json()).not.toHaveProperty('client_type');
});

it('a change keeps the fields that are not sent', async () => {
  const person = await api.signIn();
  const response = await update(person, { phone_number: '(02) 5550 1234' });
  expect(response.json()).toMatchObject({ phone_number: '+61255501234', first_name: 'Robin' });
});

it('a change is refused when the details are not those that were read', async () => {
  const person = await api.signIn({ firstName: 'Robin', lastName: 'Park' });
  const earlier_details = {
    first_name: 'Robin',
    last_name: 'Park',
    phone_number: '+61491570156',
  };
  const answers = await Promise.all([
    update(person, { phone_number: '0491 570 157', earlier_details }),
    update(person, { first_name: 'Robyn', phone_number: '0491 570 156', earlier_details }),
  ]);
  expect(statusesOf(answers)).toEqual([200, 409]);
  const profile = await api.call({ path: 'accounts/profile/', as: person });
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({ code: 'stale_version', current: profile.json() });
  const { first_name, last_name, phone_number } = profileSchema.parse(profile.json());
  const read = { first_name, last_name, phone_number };
  expect((await update(person, { last_name: 'Lee', earlier_details: read })).json()).toMatchObject({
    ...read,
    last_name: 'Lee',
  });
});

it('a change follows on a name that no new one may be, and on no phone number', async () => {
  const person = await api.signIn({ firstName: 'www.robin' });
  await updateUser(api.database, person.id, { phoneNumber: null });
  const response = await update(person, {
    first_name: 'Robin',
    earlier_details: { first_name: 'www.robin', last_name: 'Park', phone_number: null },
  });
  expect(response.json()).toMatchObject({ first_name: 'Robin', phone_number: null });
});

it('an empty change is accepted', async () => {
  expect((await update(await api.signIn(), {})).statusCode).toBe(200);
});

it.each([
  ['email', { email: 'new@mail.example' }],
  ['user_type', { user_type: 'admin' }],
  ['is_verified', { is_verified: true }],
])('a user cannot change their %s', async (field, body) => {
  const response = await update(await api.signIn(), body);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ [field]: ['This field is not known.'] });
});
