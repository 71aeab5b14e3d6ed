import { stayOnRequest, userAccountSchema } from '@cleaning/contract/people';
import { sydneyDateOf } from '@cleaning/pricing';
import { TextAreaField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { useApi } from '#kit/api/portal-api.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import type { AboutPersonProps } from './about-person.ts';
import { isLeaving } from './account-state.ts';
import { describeLastDay } from './last-day.ts';

/** Takes the last day of a person back. */
export function StayOn({ person, onClose }: AboutPersonProps) {
  const { id, first_name: name } = person;
  const api = useApi();
  const toast = useToast();
  const today = sydneyDateOf(useNow());
  const { latest, handleConflict } = useLatestVersion(person, userAccountSchema);
  const schemaForm = useCommandForm({
    mutation: api.stayOn.mutation({ id }),
    schema: stayOnRequest,
    defaultValues: { reason: '' },
    toRequest: ({ reason }) => ({ earlier_last_day: latest.last_day, reason }),
    idPrefix: 'stay-',
    onRefused: handleConflict,
    draft: `staying on of person ${id}`,
    onDone: () => {
      toast.show(`${name} stays on.`);
      onClose();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Does ${name} stay on?`}
      form={schemaForm}
      errorTitle="Not changed"
      submitLabel={isLeaving(latest) ? `${name} stays on` : null}
      busyLabel="Saving"
      closeLabel="Keep the last day"
    >
      {latest.last_day === null ? null : (
        <p>
          {`${name}’s account stays open after ${describeLastDay(latest.last_day, today)}. What was handed over stays with the others: give ${name} visits again in the calendar.`}
        </p>
      )}
      <TextAreaField
        {...schemaForm.field('reason')}
        label="Why"
        hint="Kept in the audit log."
        rows={2}
        maxLength={500}
      />
    </FormDialog>
  );
}
