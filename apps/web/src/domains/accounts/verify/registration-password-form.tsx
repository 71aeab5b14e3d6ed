import { verifyEmailRequest, type VerifyEmailRequest } from '@cleaning/contract/accounts';
import { Button } from '@cleaning/ui/button';
import { PasswordField } from '@cleaning/ui/field';
import { FormErrors } from '#kit/forms/form-errors.tsx';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { AccountForm } from '../account-form.tsx';

export interface RegistrationPasswordFormProps {
  readonly token: string;
  readonly onSubmit: (request: VerifyEmailRequest) => Promise<void>;
}

/** Asks for the password of a registration, where the link alone does not tell which one is meant. */
export function RegistrationPasswordForm({ token, onSubmit }: RegistrationPasswordFormProps) {
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
