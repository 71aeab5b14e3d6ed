import type { ApprovalResult, TimesheetWeek } from '@cleaning/contract/timesheets';
import { plural } from '@cleaning/contract/rules';
import { Alert } from '@cleaning/ui/alert';
import { Stack } from '@cleaning/ui/stack';
import { SummaryList } from '@cleaning/ui/summary-list';
import { Text } from '@cleaning/ui/text';
import { useToast } from '@cleaning/ui/toast';
import { useState } from 'react';
import { describeMinutes } from '#domains/appointments/format-appointment.ts';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { isReady, sumMinutes } from './describe-sheet.ts';

interface ApproveWeekProps {
  readonly data: TimesheetWeek;
  readonly onClose: () => void;
}

/** Approves every timesheet that is ready, each by itself, and says which was not and why. */
export function ApproveWeek({ data, onClose }: ApproveWeekProps) {
  const api = useApi();
  const toast = useToast();
  const [chosen] = useState(() => data.timesheets.filter(isReady));
  const [refused, setRefused] = useState<readonly ApprovalResult[]>([]);
  const command = useCommand(api.approveTimesheets.mutation(), {
    onDone: ({ results }) => {
      const failed = results.filter(({ error }) => error !== null);
      const done = results.length - failed.length;
      if (done > 0) toast.show(`${plural(done, 'timesheet')} approved.`);
      if (failed.length === 0) onClose();
      else setRefused(failed);
    },
  });
  const nameOf = (id: string) =>
    data.timesheets.find(({ cleaner }) => cleaner.id === id)?.cleaner.first_name ?? 'A cleaner';
  const waiting = data.timesheets.filter(
    (sheet) => sheet.approval_obstacle !== null && sheet.totals.total_minutes > 0,
  );
  const total = `${chosen.length}, ${describeMinutes(sumMinutes(chosen))}`;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Approve ${total}?`}
      confirmLabel={`Approve ${total}`}
      busyLabel="Approving"
      keepLabel={refused.length === 0 ? 'Not yet' : 'Close'}
      canConfirm={refused.length === 0}
      harmless
      busy={command.isBusy}
      error={command.error}
      errorTitle="Not approved"
      onConfirm={() => {
        void command.submit({
          week: data.week,
          timesheets: chosen.map(({ cleaner, version }) => ({ cleaner_id: cleaner.id, version })),
        });
      }}
    >
      <Stack gap="space-3">
        {refused.length === 0 ? (
          <SummaryList
            layout="facts"
            rows={chosen.map(({ cleaner, totals }) => ({
              label: cleaner.first_name,
              value: describeMinutes(totals.total_minutes),
            }))}
          />
        ) : (
          <Alert tone="warning" title="Not approved" live>
            {refused.map(({ cleaner_id: id, error }) => (
              <p key={id}>{`${nameOf(id)}: ${error?.detail ?? ''}`}</p>
            ))}
          </Alert>
        )}
        {waiting.map(({ cleaner, approval_obstacle: obstacle }) => (
          <Text key={cleaner.id} tone="muted">{`${cleaner.first_name} waits. ${obstacle}`}</Text>
        ))}
        <Text tone="muted">You can open an approved week again, with a reason.</Text>
      </Stack>
    </ConfirmDialog>
  );
}
