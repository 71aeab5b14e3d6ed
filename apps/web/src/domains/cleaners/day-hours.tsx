import { TextField } from '@cleaning/ui/field';
import { Switch } from '@cleaning/ui/switch';
import { Text } from '@cleaning/ui/text';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { WEEKDAY_NAMES } from '@cleaning/contract/series/rules';
import { describeMinutes } from '#domains/appointments/format-appointment.ts';
import { type DayValues, countDayMinutes, dayHoursError } from './hours-values.ts';
import styles from './staff-cleaner.module.css';

interface DayHoursProps {
  readonly day: DayValues;
  /** Errors are shown once the form was submitted. */
  readonly isChecked: boolean;
  readonly onChange: (day: DayValues) => void;
}

/** A day of the week: whether the cleaner works, and the hours. */
export function DayHours({ day, isChecked, onChange }: DayHoursProps) {
  const name = WEEKDAY_NAMES[day.weekday];
  const error = isChecked ? dayHoursError(day) : undefined;
  return (
    <fieldset className={styles['day']}>
      <legend>
        <VisuallyHidden>{name}</VisuallyHidden>
      </legend>
      <Switch checked={day.isOn} onChange={(isOn) => onChange({ ...day, isOn })}>
        {name}
      </Switch>
      {day.isOn ? (
        <div className={styles['times']}>
          <TextField
            label={<VisuallyHidden>From</VisuallyHidden>}
            type="time"
            step={900}
            numeric
            value={day.start}
            onChange={(event) => onChange({ ...day, start: event.target.value })}
          />
          <span aria-hidden="true">to</span>
          <TextField
            label={<VisuallyHidden>To</VisuallyHidden>}
            type="time"
            step={900}
            numeric
            value={day.end}
            error={error}
            onChange={(event) => onChange({ ...day, end: event.target.value })}
          />
        </div>
      ) : (
        <Text size="sm" tone="muted" className={styles['quiet']}>
          Not working
        </Text>
      )}
      <p className={styles['length']}>{day.isOn ? describeMinutes(countDayMinutes(day)) : '–'}</p>
    </fieldset>
  );
}
