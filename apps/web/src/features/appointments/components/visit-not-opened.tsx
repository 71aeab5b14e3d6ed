import { company } from '@cleaning/company';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { errorMessage, isMissing } from '../../../shared/errors/api-errors.ts';
import type { AbsentVisit } from '../model/use-visit-in-address.ts';

/** Says why a link to a visit opened none. */
export function VisitNotOpened({ error, isTrying, tryAgain }: AbsentVisit) {
  if (isMissing(error)) {
    return (
      <Alert tone="warning" title="We could not find that visit" live>
        <p>
          The link may be incomplete, or the visit belongs to another account. Your visits are
          below. If one is missing, call us on {company.phoneDisplay}.
        </p>
      </Alert>
    );
  }
  return (
    <Alert tone="danger" title="We could not open that visit" live>
      <p>{errorMessage(error)}</p>
      <Button variant="outline" size="sm" busy={isTrying} busyLabel="Opening" onClick={tryAgain}>
        Try again
      </Button>
    </Alert>
  );
}
