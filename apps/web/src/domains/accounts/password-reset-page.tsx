import { useState } from 'react';
import { NewPasswordForm } from './reset/new-password-form.tsx';
import { ResetRequestForm } from './reset/reset-request-form.tsx';
import { useLinkToken } from './use-link-token.ts';

export const handle = { title: 'Reset your password' };

export function Component() {
  const [token, forgetToken] = useLinkToken();
  const [cameWithLink] = useState(token !== null);
  return token === null ? (
    <ResetRequestForm takesFocus={cameWithLink} />
  ) : (
    <NewPasswordForm token={token} onAskAgain={forgetToken} />
  );
}
