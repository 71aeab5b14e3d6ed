import { declineLeaveRequest, leaveSchema } from '@cleaning/contract/roster';
import { TextAreaField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useFormDraft } from '#kit/drafts/use-form-draft.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import type { LeaveDialogProps } from './approve-leave.tsx';
import { describeLeaveDates } from './leave-labels.ts';

/** Declines leave that a cleaner asked for, with a reason. */
export function DeclineLeave({ leave, onClose }: LeaveDialogProps) {
  const api = useApi();
  const toast = useToast();
  const version = useLatestVersion(leave, leaveSchema);
  const { mutateAsync } = useMutation(api.declineLeave.mutation({ id: leave.id }));
  const schemaForm = useSchemaForm({
    schema: declineLeaveRequest,
    defaultValues: { reason: '' },
    toRequest: (values: { readonly reason: string }) => ({
      ...values,
      version: version.latest.version,
    }),
    fieldNames: ['reason'],
    idPrefix: 'decline-',
    onRefused: version.handleConflict,
    send: async (body) => {
      await mutateAsync(body);
      forget();
      toast.show('Leave declined.');
      onClose();
    },
  });
  const forget = useFormDraft(schemaForm.form, `decline leave ${leave.id}`);
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
