import type { TimelineId } from '@cleaning/pricing';
import { TextField } from '@cleaning/ui/field';
import styles from './quote-form.module.css';
import { type SiteFieldsProps, siteField } from './site-field.ts';

export interface DateStepProps extends SiteFieldsProps {
  timelineId: TimelineId;
  /** The date in Sydney, YYYY-MM-DD. */
  today: string;
}

/** Which day would suit. */
export function DateStep({ timelineId, today, ...props }: DateStepProps) {
  return (
    <div className={styles['fields']}>
      <TextField
        {...siteField('preferred_date', props)}
        className={styles['date']}
        label="Preferred date"
        type="date"
        min={today}
        numeric
        optional
        hint={HINTS[timelineId]}
      />
    </div>
  );
}

const HINTS: Readonly<Record<TimelineId, string>> = {
  standard: 'Leave it empty if any day suits. We confirm a time with you before we come.',
  urgent: 'You chose Urgent, which is the next day. Leave it empty and we plan for that.',
  'same-day': 'You chose Same Day, which is today. Leave it empty and we plan for that.',
};
