import { eq } from 'drizzle-orm';
import { users } from '../src/core/db/schema/index.ts';
import type { TestApp, TestPerson } from './create-test-app.ts';

/** Signs in another owner; the one before is an admin from then on. */
export async function signInOwner(api: TestApp): Promise<TestPerson> {
  await api.database.update(users).set({ isOwner: false }).where(eq(users.isOwner, true));
  return api.signIn({ userType: 'admin', isOwner: true });
}
