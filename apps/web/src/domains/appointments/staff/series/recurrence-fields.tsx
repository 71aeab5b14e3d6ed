import { SERIES_INTERVALS, SERIES_INTERVAL_NAMES } from '@cleaning/contract/series/rules';
import { SelectField, TextField } from '@cleaning/ui/field';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#kit/api/portal-api.tsx';
import type { FieldProps } from '#kit/forms/use-schema-form.ts';

/** The intervals as options of a select. */
export const INTERVAL_OPTIONS = SERIES_INTERVALS.map((weeks) => ({
  value: String(weeks),
  label: SERIES_INTERVAL_NAMES[weeks],
}));

type TimeField = 'start_time' | 'end_time' | 'staff_id';

/** The fields for the start time, end time and cleaner. */
export function TimeFields({ field }: { readonly field: (name: TimeField) => FieldProps }) {
  const api = useApi();
  const { data: staff = [] } = useQuery(api.listStaffMembers.query());
  return (
    <>
      <TextField {...field('start_time')} label="From" type="time" step={900} numeric />
      <TextField {...field('end_time')} label="To" type="time" step={900} numeric />
      <SelectField
        // Recreated once the options have loaded, because a select drops a value that has no
        // option.
        key={staff.length}
        {...field('staff_id')}
        label="Cleaner"
        placeholder="Choose a person"
        options={staff.map(({ id, first_name: name }) => ({ value: id, label: name }))}
      />
    </>
  );
}
