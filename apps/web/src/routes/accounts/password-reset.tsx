import { useState } from 'react';
import { NewPasswordForm, ResetRequestForm, useLinkToken } from '../../features/accounts/index.ts';

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
