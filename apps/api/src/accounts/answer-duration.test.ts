import { expect, it } from 'vitest';
import { post, REGISTRATION } from '../../test/account-fixtures.ts';
import { startBeforeAll } from '../../test/set-up.ts';

/** Far longer than any of these calls takes without the minimum. */
const MINIMUM_MS = 400;
/** How early a timer of Node.js may fire. */
const EARLY_MS = 2;

const api = startBeforeAll({ dependencies: { minimumDurationMs: MINIMUM_MS } });

it.each([
  ['A log-in', 'auth/login', { password: 'Wrong-Wren-9' }],
  ['A registration', 'auth/register', REGISTRATION],
  ['A password reset', 'auth/password/reset', {}],
  ['Another verification link', 'auth/email/resend', {}],
])(
  '%s takes its minimum duration, whether or not the address is known',
  async (_what, path, body) => {
    const { email } = await api.signIn();
    for (const address of [email, `nobody-${email}`]) {
      const start = performance.now();
      await post(api, path, { ...body, email: address });
      expect(performance.now() - start).toBeGreaterThan(MINIMUM_MS - EARLY_MS);
    }
  },
);
