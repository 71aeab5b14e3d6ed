import { type Leave, leaveSchema, shortenLeaveRequest } from '@cleaning/contract/roster';
import { sydneyDateOf } from '@cleaning/pricing';
import { useToast } from '@cleaning/ui/toast';
import { useWatch } from 'react-hook-form';
import { useRecordDraft } from '#kit/drafts/use-form-draft.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import type { LeaveDialogProps } from './approve-leave.tsx';
import { type LeaveDates, LeaveDateFields, toLeaveTimes } from './leave-date-fields.tsx';

/** Changes leave to a later start or an earlier end. */
export function ShortenLeave({ leave, onClose }: LeaveDialogProps) {
  const api = useApi();
  const toast = useToast();
  const draft = useRecordDraft(`shorten leave ${leave.id}`, leave, toDates);
  const version = useLatestVersion(draft.opened, leaveSchema);
  const schemaForm = useCommandForm({
    mutation: api.shortenLeave.mutation({ id: leave.id }),
    schema: shortenLeaveRequest,
    defaultValues: toDates(version.opened),
    toRequest: (values: LeaveDates) => ({
      ...toLeaveTimes(values),
      version: version.latest.version,
    }),
    fieldNames: ['first_date', 'last_date', 'start_time', 'end_time'],
    idPrefix: 'shorten-',
    onRefused: version.handleConflict,
    draft,
    onDone: () => {
      toast.show('The leave is shorter.');
      onClose();
    },
  });
  const { field, form } = schemaForm;
  const isHours = useWatch({ control: form.control, name: 'isHours' });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Shorten ${leave.staff_member.first_name}’s leave?`}
      form={schemaForm}
      errorTitle="Not changed"
      submitLabel="Shorten leave"
      busyLabel="Saving"
      closeLabel="Keep it"
    >
      <LeaveDateFields
        field={field}
        isHours={isHours}
        days={{ first: leave.first_date, last: sydneyDateOf(lastMoment(leave.ends_at)) }}
        onHours={(next) => form.setValue('isHours', next, { shouldDirty: true })}
      />
      <p>Visits that have another cleaner by now keep that cleaner.</p>
    </FormDialog>
  );
}

const toDates = (leave: Leave): LeaveDates => ({
  first_date: leave.first_date,
  last_date: leave.last_date,
  isHours: leave.start_time !== null,
  start_time: leave.start_time ?? '08:00',
  end_time: leave.end_time ?? '12:00',
});

/**
 * Leave of whole days ends at midnight, when the next day begins, so a millisecond less is on the
 * last day.
 */
const lastMoment = (endsAt: string): string => new Date(Date.parse(endsAt) - 1).toISOString();
