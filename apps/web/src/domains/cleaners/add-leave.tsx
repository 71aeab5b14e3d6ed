import { useAuth } from '@cleaning/auth/react';
import {
  addLeaveRequest,
  checkLeaveQuery,
  LEAVE_KINDS,
  type CleanerRoster,
} from '@cleaning/contract/roster';
import { sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { SelectField, TextAreaField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { CheckedVisits } from './checked-visits.tsx';
import { type LeaveDates, LeaveDateFields, toLeaveTimes } from './leave-date-fields.tsx';
import { describeLeaveDates, LEAVE_KIND_LABELS } from './leave-labels.ts';
import { useLeaveVisits } from './use-leave-visits.ts';

interface Values extends LeaveDates {
  readonly kind: string;
  readonly note: string;
}

interface AddLeaveProps {
  readonly roster: CleanerRoster;
  readonly onClose: () => void;
}

/**
 * Adds leave with a decision for each visit in it. Staff's own leave waits for a colleague's
 * approval.
 */
export function AddLeave({ roster, onClose }: AddLeaveProps) {
  const api = useApi();
  const toast = useToast();
  const today = sydneyDateOf(useNow());
  const { isCleaner } = useAuth();
  const { cleaner, can_decide: canDecide } = roster;
  const schemaForm = useCommandForm({
    mutation: api.addLeave.mutation({ id: cleaner.id }),
    schema: addLeaveRequest,
    defaultValues: {
      first_date: '',
      last_date: '',
      isHours: false,
      start_time: '13:00',
      end_time: '16:00',
      kind: 'annual',
      note: '',
    },
    toRequest: (values: Values) => ({
      ...toLeaveTimes(values),
      kind: values.kind,
      note: values.note,
      visits: canDecide ? visits.decisions : [],
    }),
    fieldNames: ['first_date', 'last_date', 'start_time', 'end_time', 'kind', 'note'],
    idPrefix: 'leave-',
    draft: `leave of ${cleaner.id}`,
    onDone: () => {
      toast.show(
        canDecide
          ? 'Leave added.'
          : isCleaner
            ? 'Leave asked for. The office decides about it.'
            : 'Leave asked for. A colleague decides about it.',
      );
      onClose();
    },
  });
  const { field, form } = schemaForm;
  const kindField = field('kind');
  /** Sick leave is mostly told on its day, before the first visit. */
  const startToday = () => {
    for (const name of ['first_date', 'last_date'] as const) {
      if (form.getValues(name) === '') form.setValue(name, today, { shouldDirty: true });
    }
  };
  const values = useWatch({ control: form.control }) as Values;
  const dates = checkLeaveQuery.safeParse(toLeaveTimes(values));
  // A cleaner only asks: the office looks at the visits then.
  const checked = dates.success && !isCleaner ? dates.data : null;
  const visits = useLeaveVisits(cleaner.id, checked);
  const overlap = visits.check?.overlaps[0];
  const asksAboutVisits = canDecide && checked !== null;
  const isChecked = !asksAboutVisits || visits.check !== undefined;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={canDecide ? `Add leave for ${cleaner.first_name}?` : 'Ask for leave?'}
      form={schemaForm}
      errorTitle={canDecide ? 'Not added' : 'Not asked for'}
      submitLabel={
        overlap !== undefined || !isChecked ? null : canDecide ? 'Add leave' : 'Ask for leave'
      }
      busyLabel="Saving"
      closeLabel="Not now"
    >
      <SelectField
        {...kindField}
        onChange={(event) => {
          kindField.onChange(event);
          if (event.target.value === 'sick') startToday();
        }}
        label="Kind"
        options={LEAVE_KINDS.map((kind) => ({ value: kind, label: LEAVE_KIND_LABELS[kind] }))}
      />
      <LeaveDateFields
        field={field}
        isHours={values.isHours}
        days={{ first: today }}
        onHours={(isHours) => form.setValue('isHours', isHours, { shouldDirty: true })}
      />
      <TextAreaField
        {...field('note')}
        label="Note"
        optional
        rows={2}
        hint="For colleagues. Clients do not see it."
      />
      {overlap === undefined ? null : (
        <Alert tone="danger" title={`${cleaner.first_name} already has leave then`}>
          <p>{`${describeLeaveDates(overlap)}. Choose other days.`}</p>
        </Alert>
      )}
      {asksAboutVisits && overlap === undefined ? (
        <CheckedVisits name={cleaner.first_name} visits={visits} />
      ) : null}
      {canDecide ? null : (
        <p>{`${isCleaner ? 'The office' : 'A colleague'} approves it, and decides about the visits then.`}</p>
      )}
    </FormDialog>
  );
}
