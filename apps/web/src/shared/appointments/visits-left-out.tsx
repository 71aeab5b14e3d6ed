import { Alert } from '@cleaning/ui/alert';

export interface VisitsLeftOutProps {
  /** How many visits are shown, in total. */
  readonly shown: number;
  /** Whether several days are shown. Opening a single day then shows more. */
  readonly isWeek?: boolean;
}

/** Says that some days have more visits than the page shows, and where to find the others. */
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
