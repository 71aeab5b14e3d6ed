import { isApiError } from '@cleaning/api-client';
import { confirmPasswordResetRequest } from '@cleaning/contract/accounts';
import { ACCOUNT_PATHS } from '@cleaning/contract/routes';
import { Alert } from '@cleaning/ui/alert';
import { Button, ButtonLink, TextButton } from '@cleaning/ui/button';
import { PasswordField } from '@cleaning/ui/field';
import { Inline } from '@cleaning/ui/inline';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormErrors } from '#kit/forms/form-errors.tsx';
import { refuseCommonPassword, usePasswordMeter } from '#kit/forms/new-password.ts';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useLogout } from '#kit/session/logout-context.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { AccountHeading, AlternativeAction } from '../account-heading.tsx';
import { AccountForm } from '../account-form.tsx';

export interface NewPasswordFormProps {
  /** The token of the emailed link. */
  readonly token: string;
  /** Shows the form that requests another link. */
  readonly onAskAgain: () => void;
}

const schema = refuseCommonPassword(confirmPasswordResetRequest, 'new_password');

/** Sets a new password with the token of a reset link. Ends every session, including this one. */
export function NewPasswordForm({ token, onAskAgain }: NewPasswordFormProps) {
  const api = useApi();
  const { mutateAsync: confirmPasswordReset } = useMutation(api.confirmPasswordReset.mutation());
  const logout = useLogout();
  const [isDone, setIsDone] = useState(false);
  const [mayBeSaved, setMayBeSaved] = useState(false);
  const { form, field, handleSubmit, isSending, errors, sendError } = useSchemaForm({
    schema,
    toRequest: (values: { new_password: string; new_password_confirm: string }) => ({
      ...values,
      token,
    }),
    defaultValues: { new_password: '', new_password_confirm: '' },
    onRefused(error) {
      if (isUnanswered(error)) setMayBeSaved(true);
    },
    async send(request) {
      await confirmPasswordReset(request);
      await logout({ stay: true, isRevoked: true });
      setIsDone(true);
    },
  });
  const [password, confirmation] = useWatch({
    control: form.control,
    name: ['new_password', 'new_password_confirm'],
  });

  const meter = usePasswordMeter(password);

  if (isDone) {
    return (
      <>
        <AccountHeading title="Your password is changed" takesFocus>
          You are logged out on every device. Log in with your new password.
        </AccountHeading>
        <ButtonLink href={ACCOUNT_PATHS.login} size="lg" block>
          Log in
        </ButtonLink>
      </>
    );
  }

  const isLinkRefused =
    isApiError(sendError) && sendError.kind === 'validation' && errors.formError !== null;

  return (
    <>
      <AccountHeading title="Choose a new password" />
      <AccountForm onSubmit={handleSubmit}>
        <FormErrors {...errors}>
          {isLinkRefused && mayBeSaved ? (
            <p>
              We may have saved your new password before, when you had no answer from us. Try to log
              in with it first.
            </p>
          ) : null}
          {isLinkRefused ? (
            <Inline gap="space-3">
              {mayBeSaved ? <ButtonLink href={ACCOUNT_PATHS.login}>Log in</ButtonLink> : null}
              <Button variant="outline" onClick={onAskAgain}>
                Ask for a new link
              </Button>
            </Inline>
          ) : null}
        </FormErrors>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          meter={meter}
          {...field('new_password')}
        />
        <PasswordField
          label="Type it again"
          autoComplete="new-password"
          valid={confirmation !== '' && confirmation === password}
          hint={
            confirmation !== '' && confirmation === password ? 'Both passwords match.' : undefined
          }
          {...field('new_password_confirm')}
        />
        <Alert>
          <p>Saving logs you out on every device.</p>
        </Alert>
        <Button type="submit" size="lg" block busy={isSending} busyLabel="Saving">
          Save new password
        </Button>
      </AccountForm>
      <AlternativeAction>
        Link not working? <TextButton onClick={onAskAgain}>Ask for a new one</TextButton>
      </AlternativeAction>
    </>
  );
}

/** Whether a call may have taken effect: it was not refused, and its answer did not arrive. */
const isUnanswered = (error: unknown): boolean =>
  isApiError(error) && (error.status === null || error.status < 400 || error.status >= 500);
