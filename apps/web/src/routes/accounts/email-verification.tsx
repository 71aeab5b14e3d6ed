import { CheckYourEmail, useLinkToken, VerifyEmail } from '../../features/accounts/index.ts';

export const handle = { title: 'Verify your email' };

export function Component() {
  const [token] = useLinkToken();
  return token === null ? <CheckYourEmail /> : <VerifyEmail token={token} />;
}
