import { isApiError } from '@cleaning/api-client';
import { authActions, homePathFor } from '@cleaning/auth';
import { useAuth } from '@cleaning/auth/react';
import { type VerifyEmailRequest, verifyEmailRequest } from '@cleaning/contract/accounts';
import { ACCOUNT_PATHS } from '@cleaning/contract/routes';
import { Alert } from '@cleaning/ui/alert';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { PasswordField } from '@cleaning/ui/field';
import allDoneUrl from '@cleaning/ui/illustrations/all-done.svg';
import { Link } from '@cleaning/ui/link';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { errorMessage } from '#kit/errors/api-errors.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { isDraftComplete } from '#domains/calculator/quote-draft/quote-draft.ts';
import { selectQuoteDraft } from '#domains/calculator/quote-draft/quote-draft-slice.ts';
import { FormErrors } from '#kit/forms/form-errors.tsx';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { AccountForm } from '../account-form.tsx';
import { AccountHeading, AlternativeAction, AccountPicture } from '../account-heading.tsx';
import { ResendForm } from './lazy-resend-form.tsx';
import { VerifyingEmail } from './verifying-email.tsx';

type Outcome =
  | { readonly kind: 'verifying' }
  | { readonly kind: 'verified'; readonly email: string }
  | { readonly kind: 'password'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string; readonly isLinkRefused: boolean };

/** Verifies an address with the token of the emailed link on mount, and only once. */
export function VerifyEmail({ token }: { readonly token: string }) {
  const api = useApi();
  const { mutateAsync: verifyEmail } = useMutation(api.verifyEmail.mutation());
  const { user } = useAuth();
  const dispatch = useDispatch();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'verifying' });
  const hasStarted = useRef(false);

  const send = async (request: VerifyEmailRequest): Promise<void> => {
    const verified = await verifyEmail(request);
    const { id, email } = verified.user;
    if (id === user?.id) dispatch(authActions.userUpdated({ email, is_verified: true }));
    setOutcome({ kind: 'verified', email });
  };

  const verify = async (): Promise<void> => {
    setOutcome({ kind: 'verifying' });
    try {
      await send({ token });
    } catch (error) {
      const askForPassword = isApiError(error) ? error.fieldErrors['password']?.[0] : undefined;
      if (askForPassword !== undefined) {
        setOutcome({ kind: 'password', message: askForPassword });
        return;
      }
      setOutcome({
        kind: 'failed',
        message: describeRefusal(error),
        isLinkRefused: isApiError(error) && error.kind === 'validation',
      });
    }
  };

  const verifyOnce = useEffectEvent(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void verify();
  });

  useEffect(() => verifyOnce(), []);

  if (outcome.kind === 'verifying') return <VerifyingEmail />;
  if (outcome.kind === 'verified') return <Verified email={outcome.email} />;
  if (outcome.kind === 'password') {
    return (
      <>
        <AccountHeading title="Enter your password" takesFocus>
          {outcome.message}
        </AccountHeading>
        <RegistrationPasswordForm token={token} onSubmit={send} />
        <AlternativeAction>
          Forgot your password? <Link href={ACCOUNT_PATHS.passwordReset}>Set a new one</Link>
        </AlternativeAction>
      </>
    );
  }
  return (
    <>
      <AccountHeading title="We could not verify your email" takesFocus />
      <Alert tone="danger" live>
        <p>{outcome.message}</p>
      </Alert>
      {outcome.isLinkRefused ? (
        <>
          <ResendForm email={user?.email ?? null} />
          {user === null ? (
            <AlternativeAction>
              Already verified? <Link href={ACCOUNT_PATHS.login}>Log in</Link>
            </AlternativeAction>
          ) : null}
        </>
      ) : (
        <Button size="lg" block onClick={() => void verify()}>
          Try again
        </Button>
      )}
    </>
  );
}

/** The error about the token, from the field errors or the message. */
function describeRefusal(error: unknown): string {
  const aboutToken = isApiError(error) ? error.fieldErrors['token']?.[0] : undefined;
  return aboutToken ?? errorMessage(error);
}

interface RegistrationPasswordFormProps {
  readonly token: string;
  readonly onSubmit: (request: VerifyEmailRequest) => Promise<void>;
}

/** Asks for the password of a registration, where the link alone does not tell which one is meant. */
function RegistrationPasswordForm({ token, onSubmit }: RegistrationPasswordFormProps) {
  const { field, handleSubmit, isSending, errors } = useSchemaForm({
    schema: verifyEmailRequest,
    toRequest: ({ password }: { password: string }) => ({ token, password }),
    defaultValues: { password: '' },
    send: onSubmit,
  });
  return (
    <AccountForm onSubmit={handleSubmit}>
      <FormErrors {...errors} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <Button type="submit" size="lg" block busy={isSending} busyLabel="Verifying">
        Verify my email
      </Button>
    </AccountForm>
  );
}

/** Names the address, since the link may have been that of a new one. */
function Verified({ email }: { readonly email: string }) {
  const { user } = useAuth();
  const hasSavedPrice = isDraftComplete(useSelector(selectQuoteDraft));
  const isSignedIn = user?.is_verified === true;
  return (
    <>
      <AccountPicture src={allDoneUrl} />
      <AccountHeading title="Your email is verified" takesFocus>
        {hasSavedPrice
          ? 'Your account is ready, and your saved price is waiting in your portal.'
          : 'Your account is ready.'}{' '}
        You log in with <b>{email}</b>.
      </AccountHeading>
      <ButtonLink
        href={isSignedIn ? homePathFor(user.user_type) : ACCOUNT_PATHS.login}
        size="lg"
        block
      >
        {isSignedIn ? 'Continue to your portal' : 'Log in'}
      </ButtonLink>
    </>
  );
}
