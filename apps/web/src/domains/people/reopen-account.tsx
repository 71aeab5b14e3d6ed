import { userAccountSchema, userReasonRequest } from '@cleaning/contract/people';
import { TextAreaField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { useApi } from '#kit/api/portal-api.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import type { AboutPersonProps } from './about-person.ts';
import { findAccountState } from './account-state.ts';
import { AS_ROLE, findTeamRole } from '#domains/profile/team-role.ts';

/** Opens a closed account again, with the role that it had. */
export function ReopenAccount({ person, onClose }: AboutPersonProps) {
  const { id, first_name: name, is_verified: isVerified } = person;
  const api = useApi();
  const toast = useToast();
  const { latest, handleConflict } = useLatestVersion(person, userAccountSchema);
  const schemaForm = useCommandForm({
    mutation: api.reactivateUser.mutation({ id }),
    schema: userReasonRequest,
    defaultValues: { reason: '' },
    idPrefix: 'reopen-',
    onRefused: handleConflict,
    draft: `opening the account of person ${id}`,
    onDone: () => {
      toast.show(`The account of ${name} is open again.`);
      onClose();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Open the account of ${name} again?`}
      form={schemaForm}
      errorTitle="Not opened"
      submitLabel={findAccountState(latest) === 'closed' ? 'Open the account' : null}
      busyLabel="Opening"
      closeLabel="Keep it closed"
    >
      <p>
        {isVerified
          ? `${name} can log in as before, and works here ${AS_ROLE[findTeamRole(person)]}.`
          : `${name} never chose a password. Send the invitation again once the account is open.`}
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
