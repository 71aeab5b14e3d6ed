import { deactivateUserRequest, userAccountSchema } from '@cleaning/contract/people';
import { TextAreaField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { useApi } from '#kit/api/portal-api.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import type { AboutPersonProps } from './about-person.ts';
import { findAccountState } from './account-state.ts';

/** Closes the account of a person who has not chosen a password yet. */
export function CloseAccount({ person, onClose }: AboutPersonProps) {
  const { id, first_name: name } = person;
  const api = useApi();
  const toast = useToast();
  const { latest, handleConflict } = useLatestVersion(person, userAccountSchema);
  const schemaForm = useCommandForm({
    mutation: api.deactivateUser.mutation({ id }),
    schema: deactivateUserRequest,
    defaultValues: { reason: '' },
    toRequest: ({ reason }) => ({ earlier_is_verified: latest.is_verified, reason }),
    idPrefix: 'close-',
    onRefused: handleConflict,
    draft: `closing the account of person ${id}`,
    onDone: () => {
      toast.show(`The account of ${name} is closed.`);
      onClose();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Close the account of ${name}?`}
      form={schemaForm}
      errorTitle="Not closed"
      submitLabel={findAccountState(latest) === 'invited' ? `Close the account of ${name}` : null}
      busyLabel="Closing"
      variant="danger"
      closeLabel="Keep it open"
    >
      <p>
        {findAccountState(latest) === 'active'
          ? `${name} has accepted the invitation. If ${name} leaves, set a last day, so that somebody takes over their work.`
          : `The link in the invitation stops working at once. You can open the account again and send ${name} another one.`}
      </p>
      <TextAreaField
        {...schemaForm.field('reason')}
        label="Reason"
        hint="Kept in the audit log."
        rows={2}
        maxLength={500}
      />
    </FormDialog>
  );
}
