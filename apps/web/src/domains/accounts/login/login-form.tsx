import { isApiError } from '@cleaning/api-client';
import { authActions } from '@cleaning/auth';
import { loginRequest } from '@cleaning/contract/accounts';
import { FALLBACK_MESSAGES } from '@cleaning/contract/errors';
import { ACCOUNT_PATHS } from '@cleaning/contract/routes';
import { Button } from '@cleaning/ui/button';
import { PasswordField, TextField } from '@cleaning/ui/field';
import { Link } from '@cleaning/ui/link';
import { useMutation } from '@tanstack/react-query';
import { useDispatch } from 'react-redux';
import { FormErrors } from '#kit/forms/form-errors.tsx';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { AccountForm } from '../account-form.tsx';
import formStyles from '../account-form.module.css';
import { GoogleOption } from '../google-option.tsx';

/** The login form. Stores the session on success; the page redirects from there. */
export function LoginForm() {
  const api = useApi();
  const { mutateAsync: login } = useMutation(api.login.mutation());
  const { mutateAsync: googleLogin } = useMutation(api.googleLogin.mutation());
  const dispatch = useDispatch();
  const { field, handleSubmit, isSending, errors, sendError, fail } = useSchemaForm({
    schema: loginRequest,
    defaultValues: { email: '', password: '' },
    async send(credentials) {
      dispatch(authActions.loginSucceeded(await login(credentials)));
    },
  });
  const wasRefused = isApiError(sendError) && sendError.kind === 'validation';

  return (
    <AccountForm onSubmit={handleSubmit}>
      <FormErrors {...errors} title={wasRefused ? FALLBACK_MESSAGES.login : undefined} />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <p className={formStyles['forgotten']}>
        <Link href={ACCOUNT_PATHS.passwordReset}>Forgot your password?</Link>
      </p>
      <Button type="submit" size="lg" block busy={isSending} busyLabel="Logging in">
        Log in
      </Button>
      <GoogleOption
        label="Continue with Google"
        text="signin_with"
        onCredential={async (credential) => {
          try {
            const session = await googleLogin({
              access_token: credential,
              user_type: 'client',
              // The endpoint requires a client type. It has no effect on an existing account.
              client_type: 'general',
            });
            dispatch(authActions.loginSucceeded(session));
          } catch (error) {
            fail(error);
          }
        }}
      />
    </AccountForm>
  );
}
