import { clientSchema, type Client } from '@cleaning/contract/clients';
import { expect } from 'vitest';
import type { TestApp, TestPerson } from './create-test-app.ts';

/** The request to create Lena Fisher, who has no email. */
export const LENA = {
  email: null,
  first_name: 'Lena',
  last_name: 'Fisher',
  phone_number: '0491 570 737',
  client_type: 'general',
} as const;

/** Creates Lena Fisher as staff. */
export async function clientWithoutEmail(
  api: TestApp,
  staff: Pick<TestPerson, 'token'>,
  changes: object = {},
): Promise<Client> {
  const response = await api.call({
    method: 'POST',
    path: 'clients/',
    as: staff,
    body: { ...LENA, ...changes },
  });
  expect(response.statusCode).toBe(201);
  return clientSchema.parse(response.json());
}
