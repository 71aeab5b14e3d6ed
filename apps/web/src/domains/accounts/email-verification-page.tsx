import { Suspense, lazy } from 'react';
import { retry } from '#kit/deferred/retry.ts';
import { useLinkToken } from './use-link-token.ts';
import { CheckYourEmail } from './verify/check-your-email.tsx';
import { VerifyingEmail } from './verify/verifying-email.tsx';

export const handle = { title: 'Verify your email' };

// Loaded separately, because a page opened with a link's token shows nothing of the page without
// one.
const VerifyEmail = lazy(async () => ({
  default: (await retry(() => import('./verify/verify-email.tsx'))).VerifyEmail,
}));

/** Verifies the address of the link that was opened, or waits for the user to open it. */
export function Component() {
  const [token] = useLinkToken();
  if (token === null) return <CheckYourEmail />;
  return (
    <Suspense fallback={<VerifyingEmail />}>
      <VerifyEmail token={token} />
    </Suspense>
  );
}
