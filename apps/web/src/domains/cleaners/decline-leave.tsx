import { declineLeaveRequest, leaveSchema } from '@cleaning/contract/roster';
import { TextAreaField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import type { LeaveDialogProps } from './approve-leave.tsx';
import { describeLeaveDates } from './leave-labels.ts';

/** Declines leave that a cleaner asked for, with a reason. */
export function DeclineLeave({ leave, onClose }: LeaveDialogProps) {
  const api = useApi();
  const toast = useToast();
  const version = useLatestVersion(leave, leaveSchema);
  const schemaForm = useCommandForm({
    mutation: api.declineLeave.mutation({ id: leave.id }),
    schema: declineLeaveRequest,
    defaultValues: { reason: '' },
    toRequest: (values: { readonly reason: string }) => ({
      ...values,
      version: version.latest.version,
    }),
    idPrefix: 'decline-',
    onRefused: version.handleConflict,
    draft: `decline leave ${leave.id}`,
    onDone: () => {
      toast.show('Leave declined.');
      onClose();
    },
  });
  const { first_name: name } = leave.staff_member;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Decline ${name}’s leave, ${describeLeaveDates(version.latest)}?`}
      form={schemaForm}
      errorTitle="Not declined"
      submitLabel={version.latest.status === 'requested' ? 'Decline leave' : null}
      busyLabel="Declining"
      variant="danger"
      closeLabel="Not now"
    >
      <TextAreaField
        {...schemaForm.field('reason')}
        label="Reason"
        hint={`${name} reads this.`}
        rows={3}
        maxLength={500}
      />
    </FormDialog>
  );
}
