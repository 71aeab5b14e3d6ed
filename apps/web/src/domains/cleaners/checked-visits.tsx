import { QueryContent } from '#kit/lists/query-content.tsx';
import { LeaveVisits } from './leave-visits.tsx';
import type { DecidedVisits } from './use-leave-visits.ts';

interface CheckedVisitsProps {
  /** Who is on leave. */
  readonly name: string;
  readonly visits: DecidedVisits;
}

/** The visits during leave, once the service has looked for them. */
export function CheckedVisits({ name, visits }: CheckedVisitsProps) {
  return (
    <QueryContent
      query={visits.query}
      what="the visits in this time"
      level={3}
      skeleton={<p>Looking for visits in this time.</p>}
    >
      {(check) => (
        <LeaveVisits
          name={name}
          visits={check.visits}
          choices={visits.choices}
          onChoose={visits.choose}
        />
      )}
    </QueryContent>
  );
}
