import { CheckboxField, TextField } from '@cleaning/ui/field';
import { Grid } from '@cleaning/ui/grid';
import type { FieldProps } from '#kit/forms/use-schema-form.ts';

/** The dates of leave in a form. */
export interface LeaveDates {
  readonly first_date: string;
  readonly last_date: string;
  readonly isHours: boolean;
  readonly start_time: string;
  readonly end_time: string;
}

/** The times in the format of the API. Hours are always on a single day. */
export const toLeaveTimes = ({
  first_date,
  last_date,
  isHours,
  start_time,
  end_time,
}: LeaveDates) =>
  isHours ? { first_date, last_date: first_date, start_time, end_time } : { first_date, last_date };

interface LeaveDateFieldsProps {
  readonly field: (name: 'first_date' | 'last_date' | 'start_time' | 'end_time') => FieldProps;
  readonly isHours: boolean;
  readonly days: { readonly first: string; readonly last?: string };
  readonly onHours: (isHours: boolean) => void;
}

/** Fields for a range of whole days, or for some hours of one day. */
export function LeaveDateFields({ field, isHours, days, onHours }: LeaveDateFieldsProps) {
  const day = { type: 'date', numeric: true, min: days.first, max: days.last } as const;
  return (
    <>
      <CheckboxField
        label="Only some hours of one day"
        checked={isHours}
        onChange={(event) => onHours(event.target.checked)}
      />
      <Grid minColumn="10rem" gap="space-3">
        <TextField {...field('first_date')} {...day} label={isHours ? 'Day' : 'First day'} />
        {isHours ? null : <TextField {...field('last_date')} {...day} label="Last day" />}
      </Grid>
      {isHours ? (
        <Grid minColumn="9rem" gap="space-3">
          <TextField {...field('start_time')} label="From" type="time" step={900} numeric />
          <TextField {...field('end_time')} label="To" type="time" step={900} numeric />
        </Grid>
      ) : null}
    </>
  );
}
