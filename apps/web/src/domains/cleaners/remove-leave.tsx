import { leaveSchema } from '@cleaning/contract/roster';
import { useToast } from '@cleaning/ui/toast';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import type { LeaveDialogProps } from './approve-leave.tsx';
import { describeLeaveDates } from './leave-labels.ts';

/** Removes leave that is not over. */
export function RemoveLeave({ leave, onClose }: LeaveDialogProps) {
  const api = useApi();
  const toast = useToast();
  const version = useLatestVersion(leave, leaveSchema);
  const removing = useCommand(api.removeLeave.mutation({ id: leave.id }), {
    onRefused: version.handleConflict,
    onDone: () => {
      toast.show('Leave taken back.');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Take this leave back?"
      confirmLabel="Take leave back"
      busyLabel="Taking back"
      keepLabel="Keep it"
      canConfirm={version.latest.status === 'requested' || version.latest.status === 'approved'}
      onConfirm={() => void removing.submit({ version: version.latest.version })}
      busy={removing.isBusy}
      error={removing.error}
      errorTitle="Not taken back"
    >
      <p>{`${leave.staff_member.first_name} can be planned again: ${describeLeaveDates(version.latest)}. Visits that have another cleaner by now keep that cleaner.`}</p>
    </ConfirmDialog>
  );
}
