import { leaveSchema, type Leave } from '@cleaning/contract/roster';
import { useToast } from '@cleaning/ui/toast';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import { describeLeaveDates } from './leave-labels.ts';
import { CheckedVisits } from './checked-visits.tsx';
import { useLeaveVisits } from './use-leave-visits.ts';

export interface LeaveDialogProps {
  readonly leave: Leave;
  readonly onClose: () => void;
}

/** Approves leave that a cleaner asked for, with a decision for each visit in it. */
export function ApproveLeave({ leave, onClose }: LeaveDialogProps) {
  const api = useApi();
  const toast = useToast();
  const version = useLatestVersion(leave, leaveSchema);
  const { latest } = version;
  const { first_name: name } = leave.staff_member;
  const visits = useLeaveVisits(leave.staff_member.id, {
    first_date: latest.first_date,
    last_date: latest.last_date,
    ...(latest.start_time === null || latest.end_time === null
      ? {}
      : { start_time: latest.start_time, end_time: latest.end_time }),
    leave_id: leave.id,
  });
  const approving = useCommand(api.approveLeave.mutation({ id: leave.id }), {
    onRefused: version.handleConflict,
    onDone: () => {
      toast.show(`Leave of ${name} approved.`);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Approve ${name}’s leave, ${describeLeaveDates(latest)}?`}
      confirmLabel="Approve leave"
      busyLabel="Approving"
      keepLabel="Not now"
      harmless
      canConfirm={visits.check !== undefined && latest.status === 'requested'}
      onConfirm={() => void approving.submit({ version: latest.version, visits: visits.decisions })}
      busy={approving.isBusy}
      error={approving.error}
      errorTitle="Not approved"
    >
      <CheckedVisits name={name} visits={visits} />
    </ConfirmDialog>
  );
}
