import { useAuth } from '@cleaning/auth/react';
import { userAccountSchema, userReasonRequest } from '@cleaning/contract/people';
import { TextAreaField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { useApi } from '#kit/api/portal-api.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import type { AboutPersonProps } from './about-person.ts';
import { accountStateOf } from './account-state.ts';
import { VisitsToHandOver } from './visits-to-hand-over.tsx';

/** Closes the account of a person who leaves. */
export function CloseAccount({ person, onClose }: AboutPersonProps) {
  const { id, first_name: name } = person;
  const api = useApi();
  const toast = useToast();
  const { user } = useAuth();
  const { latest, handleConflict } = useLatestVersion(person, userAccountSchema);
  const schemaForm = useCommandForm({
    mutation: api.deactivateUser.mutation({ id }),
    schema: userReasonRequest,
    defaultValues: { reason: '' },
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
      submitLabel={accountStateOf(latest) === 'closed' ? null : `Close the account of ${name}`}
      busyLabel="Closing"
      variant="danger"
      closeLabel="Keep it open"
    >
      <VisitsToHandOver person={person} />
      <p>{whatEnds(person, id === user?.id)}</p>
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

function whatEnds(person: AboutPersonProps['person'], isOwn: boolean): string {
  const { first_name: name } = person;
  if (isOwn) {
    return 'You are logged out at once, on every device, and cannot log in until another admin opens the account again.';
  }
  if (accountStateOf(person) === 'invited') {
    return `The link in the invitation stops working at once. You can open the account again and send ${name} another one.`;
  }
  return `${name} is logged out at once, on every device, and cannot log in until an admin opens the account again. Past visits, messages and hours stay.`;
}
