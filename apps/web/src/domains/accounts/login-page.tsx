import { nextOf } from '@cleaning/auth';
import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import { ACCOUNT_PATHS } from '@cleaning/contract/routes';
import { Alert } from '@cleaning/ui/alert';
import { Link } from '@cleaning/ui/link';
import { useLocation } from 'react-router-dom';
import { AccountHeading, AlternativeAction } from './account-heading.tsx';
import { readLocationState } from './location-state.ts';
import { LoginForm } from './login/login-form.tsx';
import { RedirectSignedIn, withNext } from './login/redirect-signed-in.tsx';

export const handle = { title: 'Log in' };

export function Component() {
  const { search, state } = useLocation();
  const { message } = readLocationState(state);
  return (
    <RedirectSignedIn>
      <AccountHeading title="Welcome back">
        Log in to see your quotes, visits and invoices.
      </AccountHeading>
      {message === null && nextOf(search) === null ? null : (
        <Alert>
          <p>{message ?? ERROR_MESSAGES.loginToContinue}</p>
        </Alert>
      )}
      <LoginForm />
      <AlternativeAction>
        New here? <Link href={withNext(ACCOUNT_PATHS.register, search)}>Create an account</Link>
      </AlternativeAction>
    </RedirectSignedIn>
  );
}
