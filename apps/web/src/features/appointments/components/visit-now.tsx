import type { AppointmentSummary } from '@cleaning/contract';
import { Alert } from '@cleaning/ui/alert';
import { STATUS_WORDS, describeVisitTime } from '../../../shared/visits/index.ts';

/** What a visit has become while a dialog about it was open. */
export function VisitNow({ visit }: { visit: AppointmentSummary }) {
  return (
    <Alert tone="warning" title="This visit has changed" live>
      <p>
        {`It is now ${describeVisitTime(visit)}: ${STATUS_WORDS[visit.status].label.toLowerCase()}. Nothing was done. Please check and try again.`}
      </p>
    </Alert>
  );
}
