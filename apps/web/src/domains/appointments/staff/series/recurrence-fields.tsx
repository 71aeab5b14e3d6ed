import { SelectField, TextField } from '@cleaning/ui/field';
import { useQuery } from '@tanstack/react-query';
import { cleanerOptions } from '../../availability/cleaner-options.ts';
import { type AskedTime, useAvailability } from '../../availability/use-availability.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import type { FieldProps } from '#kit/forms/use-schema-form.ts';

type TimeField = 'start_time' | 'end_time' | 'staff_id';

interface TimeFieldsProps {
  readonly field: (name: TimeField) => FieldProps;
  /** The first visit, by which the cleaners are in order; null while its time is not chosen. */
  readonly asked: AskedTime | null;
}

/** The fields for the start time, end time and cleaner. */
export function TimeFields({ field, asked }: TimeFieldsProps) {
  const api = useApi();
  const { data: staff = [] } = useQuery(api.listStaffMembers.query());
  const options = cleanerOptions(useAvailability(asked), staff);
  return (
    <>
      <TextField {...field('start_time')} label="From" type="time" step={900} numeric />
      <TextField {...field('end_time')} label="To" type="time" step={900} numeric />
      <SelectField
        // Recreated when other people can be chosen, because a select drops a value that has no
        // option.
        key={options
          .map(({ value }) => value)
          .toSorted()
          .join()}
        {...field('staff_id')}
        label="Cleaner"
        placeholder="Choose a person"
        options={options}
      />
    </>
  );
}
