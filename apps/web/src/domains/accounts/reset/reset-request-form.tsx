import { requestPasswordResetRequest } from '@cleaning/contract/accounts';
import { ACCOUNT_PATHS } from '@cleaning/contract/routes';
import { normaliseEmail, plural } from '@cleaning/contract/rules';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { TextField } from '@cleaning/ui/field';
import { Link } from '@cleaning/ui/link';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormErrors } from '#kit/forms/form-errors.tsx';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { AccountHeading, AlternativeAction } from '../account-heading.tsx';
import { AccountForm } from '../account-form.tsx';
import { useCoolDown } from '../use-cool-down.ts';

/** Requests a reset link. The response does not reveal whether the address has an account. */
export function ResetRequestForm({ takesFocus = false }: { readonly takesFocus?: boolean }) {
  const api = useApi();
  const { mutateAsync: requestPasswordReset } = useMutation(api.requestPasswordReset.mutation());
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { secondsLeft, start } = useCoolDown();
  const { form, field, handleSubmit, isSending, errors } = useSchemaForm({
    schema: requestPasswordResetRequest,
    defaultValues: { email: '' },
    isRepeatable: true,
    async send(request) {
      await requestPasswordReset(request);
      setSentTo(request.email);
      start();
    },
  });
  const email = useWatch({ control: form.control, name: 'email' });
  // The cool-down applies only to the same address, so a mistyped one can be corrected at once.
  const isCoolingDown = secondsLeft > 0 && normaliseEmail(email) === sentTo;

  return (
    <>
      <AccountHeading title="Reset your password" takesFocus={takesFocus}>
        Enter your email and we will send you a link to choose a new password.
      </AccountHeading>
      <AccountForm
        onSubmit={(event) => {
          event.preventDefault();
          if (!isCoolingDown) handleSubmit(event);
        }}
      >
        <FormErrors {...errors} />
        {sentTo === null ? null : (
          <Alert tone="success" title="Check your email" live>
            <p>
              If <b>{sentTo}</b> has an account, we have sent it a link. It works for 1 hour. Look
              in your spam or junk folder too.
            </p>
          </Alert>
        )}
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          hint={
            isCoolingDown
              ? `You can ask for another link in ${plural(secondsLeft, 'second')}.`
              : undefined
          }
          {...field('email')}
        />
        <Button
          type="submit"
          size="lg"
          block
          busy={isSending}
          busyLabel="Sending"
          aria-disabled={isCoolingDown || undefined}
        >
          {sentTo === null ? 'Send the link' : 'Send the link again'}
        </Button>
      </AccountForm>
      <AlternativeAction>
        Remembered it? <Link href={ACCOUNT_PATHS.login}>Log in</Link>
      </AlternativeAction>
    </>
  );
}
