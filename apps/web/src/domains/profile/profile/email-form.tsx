import { changeEmailRequest, type Profile } from '@cleaning/contract/accounts';
import { TextField } from '@cleaning/ui/field';
import { Text } from '@cleaning/ui/text';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { EditForm } from '../edit-form.tsx';
import { ReauthenticationField, useReauthentication } from '../reauthentication-field.tsx';

export interface EmailFormProps {
  readonly profile: Profile;
  readonly onSent: (done: string) => void;
  readonly onCancel: () => void;
}

/** Requests a change of email, which takes effect once the emailed link is opened. */
export function EmailForm({ profile, onSent, onCancel }: EmailFormProps) {
  const api = useApi();
  const reauthentication = useReauthentication(profile.auth_provider === 'email');
  const { form, field, handleSubmit, submit, isSending, errors } = useCommandForm({
    mutation: api.changeEmail.mutation(),
    schema: changeEmailRequest,
    idPrefix: 'email-',
    defaultValues: { email: '', password: '' },
    toRequest: ({ email, password }) => ({ email, ...reauthentication.toRequest(password) }),
    onDone: (_answer, request) => {
      onSent(
        `We sent a link to ${request.email}. Your address changes once you open it, within 24 hours. Until then, log in with ${profile.email}.`,
      );
    },
  });
  return (
    <EditForm
      label="Change your email"
      onSubmit={handleSubmit}
      onCancel={onCancel}
      errors={errors}
      isDirty={form.formState.isDirty}
      isSending={isSending}
      saveLabel={reauthentication.hasPassword ? 'Send the link' : null}
      savingLabel="Sending"
    >
      <Text tone="muted">
        We send a link to the new address, to make sure that it is yours. Your email is now{' '}
        {profile.email}.
      </Text>
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <ReauthenticationField
        reauthentication={reauthentication}
        field={field('password')}
        isReady={() => form.trigger('email', { shouldFocus: true })}
        onConfirmed={submit}
      />
    </EditForm>
  );
}
