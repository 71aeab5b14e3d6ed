import { resendVerificationRequest } from '@cleaning/contract/accounts';
import { normaliseEmail, plural } from '@cleaning/contract/rules';
import { formatInstant } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { TextField } from '@cleaning/ui/field';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormErrors } from '#kit/forms/form-errors.tsx';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { AccountForm } from '../account-form.tsx';
import { useCoolDown } from '../use-cool-down.ts';

export interface ResendFormProps {
  /** The recipient; null shows an email field. */
  readonly email: string | null;
}

/** Sends another verification link, at most once a minute. */
export function ResendForm({ email }: ResendFormProps) {
  const api = useApi();
  const { mutateAsync: resendVerification } = useMutation(api.resendVerification.mutation());
  const { secondsLeft, startedAt, start } = useCoolDown();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, field, handleSubmit, isSending, errors } = useSchemaForm({
    schema: resendVerificationRequest,
    defaultValues: { email: email ?? '' },
    isRepeatable: true,
    async send(request) {
      await resendVerification(request);
      setSentTo(request.email);
      start();
    },
  });
  const typed = useWatch({ control: form.control, name: 'email' });
  // The cool-down applies only to the same address, so a mistyped one can be corrected at once.
  const isCoolingDown = secondsLeft > 0 && normaliseEmail(typed) === sentTo;

  return (
    <AccountForm
      onSubmit={(event) => {
        event.preventDefault();
        if (!isCoolingDown) handleSubmit(event);
      }}
    >
      <FormErrors {...errors} />
      {email === null ? (
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...field('email')}
        />
      ) : null}
      <Stack gap="space-2">
        <Button
          type="submit"
          size="lg"
          block
          icon={<RefreshCw />}
          busy={isSending}
          busyLabel="Sending"
          aria-disabled={isCoolingDown || undefined}
        >
          {email === null ? 'Send a new link' : 'Send the link again'}
        </Button>
        <Text as="output" size="xs" tone="muted" centred>
          {startedAt === null
            ? null
            : `Last sent at ${formatInstant(new Date(startedAt), 'time')}. A new link replaces the old one.`}
        </Text>
        {isCoolingDown ? (
          <Text size="xs" tone="muted" centred>
            You can ask again in {plural(secondsLeft, 'second')}.
          </Text>
        ) : null}
      </Stack>
    </AccountForm>
  );
}
