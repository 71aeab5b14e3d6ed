import { Alert } from '@cleaning/ui/alert';

export interface VisitsLeftOutProps {
  /** How many visits are shown. */
  readonly shown: number;
  /** Several days are shown, so one of them alone holds more. */
  readonly isWeek?: boolean;
}

/** Says that some days have more visits than their screen holds, and where the others are. */
export default function VisitsLeftOut({ shown, isWeek = false }: VisitsLeftOutProps) {
  return (
    <Alert
      tone="warning"
      title={`Only the first ${shown.toLocaleString('en-AU')} visits are shown`}
    >
      <p>
        {isWeek
          ? 'Those that start later are left out. Choose a day to see more of it.'
          : 'Those that start later are left out. Each is on the page of its client, and its cleaner has it under Mine.'}
      </p>
    </Alert>
  );
}
