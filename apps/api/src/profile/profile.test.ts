import { profileSchema } from '@cleaning/contract/accounts';
import { expect, it } from 'vitest';
import { startBeforeAll } from '../../test/set-up.ts';

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
