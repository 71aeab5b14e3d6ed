import { IconButton } from '@cleaning/ui/button';
import { SelectField, TextField } from '@cleaning/ui/field';
import { Stack } from '@cleaning/ui/stack';
import Trash2 from 'lucide-react/icons/trash-2';
import { AvailabilityResult } from '#domains/appointments/availability/availability-result.tsx';
import { type Availability, timeOn } from '#domains/appointments/availability/use-availability.ts';
import { describePlanned } from '#domains/appointments/format-appointment.ts';
import type { VisitValues } from './agreed-visits.ts';
import styles from './book-dialog.module.css';

export interface VisitFieldsProps {
  readonly number: number;
  readonly visit: VisitValues;
  readonly staff: readonly { readonly value: string; readonly label: string }[];
  readonly availability: Availability;
  /** Why it cannot be booked as typed. */
  readonly problem: string | null;
  readonly onChange: (visit: VisitValues) => void;
  /** Undefined for the only visit. */
  readonly onRemove: (() => void) | undefined;
}

/** The fields of one visit: date, times and cleaner. */
export function VisitFields(props: VisitFieldsProps) {
  const { number, visit, staff, availability, problem, onChange, onRemove } = props;
  const isChosen = visit.staffId !== '' && timeOn(visit.date, visit.from, visit.to) !== null;
  return (
    <fieldset className={styles['visit']} data-problem={problem === null ? undefined : true}>
      <legend className={styles['legend']}>Visit {number}</legend>
      <Stack gap="space-3">
        <div className={styles['row']}>
          <TextField
            label="Day"
            type="date"
            value={visit.date}
            onChange={(event) => onChange({ ...visit, date: event.target.value })}
          />
          <TextField
            label="From"
            type="time"
            value={visit.from}
            onChange={(event) => onChange({ ...visit, from: event.target.value })}
          />
          <TextField
            label="To"
            type="time"
            value={visit.to}
            onChange={(event) => onChange({ ...visit, to: event.target.value })}
          />
          <SelectField
            label="Cleaner"
            placeholder="Choose a person"
            value={visit.staffId}
            options={staff}
            error={problem ?? undefined}
            onChange={(event) => onChange({ ...visit, staffId: event.target.value })}
          />
          {onRemove === undefined ? null : (
            <IconButton label={`Remove visit ${number}`} onClick={onRemove}>
              <Trash2 />
            </IconButton>
          )}
        </div>
        {isChosen && problem === null ? (
          <AvailabilityResult
            availability={availability}
            staffId={visit.staffId}
            when={describePlanned(visit)}
            missing={null}
          />
        ) : null}
      </Stack>
    </fieldset>
  );
}
