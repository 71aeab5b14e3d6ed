import { changePasswordRequest } from '@cleaning/contract/accounts';
import { Alert } from '@cleaning/ui/alert';
import { PasswordField } from '@cleaning/ui/field';
import { useWatch } from 'react-hook-form';
import { refuseCommonPassword, usePasswordMeter } from '#kit/forms/new-password.ts';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { EditForm } from '../edit-form.tsx';
import { UsernameField } from '../reauthentication-field.tsx';

export interface PasswordFormProps {
  readonly onSaved: (done: string) => void;
  readonly onCancel: () => void;
}

const schema = refuseCommonPassword(changePasswordRequest, 'new_password');

/** Changes the password. */
export function PasswordForm({ onSaved, onCancel }: PasswordFormProps) {
  const api = useApi();
  const { form, field, handleSubmit, isSending, errors } = useCommandForm({
    mutation: api.changePassword.mutation(),
    schema,
    idPrefix: 'password-',
    defaultValues: { current_password: '', new_password: '' },
    onDone: () => onSaved('Your password is changed. You are logged out everywhere but here.'),
  });
  const password = useWatch({ control: form.control, name: 'new_password' });
  const meter = usePasswordMeter(password);
  return (
    <EditForm
      label="Change your password"
      onSubmit={handleSubmit}
      onCancel={onCancel}
      errors={errors}
      isDirty={form.formState.isDirty}
      isSending={isSending}
      saveLabel="Change password"
      savingLabel="Changing"
    >
      <UsernameField />
      <PasswordField
        label="Your password now"
        autoComplete="current-password"
        {...field('current_password')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        meter={meter}
        {...field('new_password')}
      />
      <Alert>
        <p>Changing it logs you out everywhere but here.</p>
      </Alert>
    </EditForm>
  );
}
