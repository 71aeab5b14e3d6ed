import { useAuth } from '@cleaning/auth/react';
import { makeOwnerRequest, userAccountSchema } from '@cleaning/contract/people';
import { TextAreaField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import {
  ReauthenticationField,
  useReauthentication,
} from '#domains/profile/reauthentication-field.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import type { AboutPersonProps } from './about-person.ts';
import { mayOwn } from './account-state.ts';

/** The owner hands the company over to another admin. */
export function MakeOwner({ person, onClose }: AboutPersonProps) {
  const { id, first_name: name } = person;
  const api = useApi();
  const toast = useToast();
  const { user } = useAuth();
  const { latest, handleConflict } = useLatestVersion(person, userAccountSchema);
  const reauthentication = useReauthentication(user?.auth_provider === 'email');
  const schemaForm = useCommandForm({
    mutation: api.makeOwner.mutation({ id }),
    schema: makeOwnerRequest,
    defaultValues: { password: '', reason: '' },
    toRequest: ({ password, reason }) => ({ ...reauthentication.toRequest(password), reason }),
    fieldNames: ['reason', 'password'],
    idPrefix: 'owner-',
    onRefused: handleConflict,
    onDone: () => {
      toast.show(`${name} is the owner now.`);
      onClose();
    },
  });
  const { field, form, submit } = schemaForm;
  const isPossible = mayOwn(latest);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Hand the company over to ${name}?`}
      form={schemaForm}
      errorTitle="Not handed over"
      submitLabel={isPossible && reauthentication.hasPassword ? `Make ${name} the owner` : null}
      busyLabel="Handing over"
      variant="danger"
      closeLabel="Stay the owner"
    >
      <p>
        {`${name} is the owner from then on: nobody can close their account or change their role. You stay an admin like the others, and cannot take it back. Only ${name} can hand it on.`}
      </p>
      <p>{`You and ${name} get an email about it.`}</p>
      <TextAreaField
        {...field('reason')}
        label="Reason"
        hint="Kept in the audit log."
        rows={2}
        maxLength={500}
      />
      {isPossible ? (
        <ReauthenticationField
          reauthentication={reauthentication}
          field={field('password')}
          isReady={() => form.trigger('reason')}
          onConfirmed={submit}
        />
      ) : null}
    </FormDialog>
  );
}
