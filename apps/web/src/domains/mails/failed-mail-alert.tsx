import { plural } from '@cleaning/contract/rules';
import { Alert } from '@cleaning/ui/alert';
import { Link } from '@cleaning/ui/link';

interface FailedMailAlertProps {
  readonly count: number;
  /** The list in the portal of the reader. */
  readonly href: string;
}

/** Says that emails did not arrive, and leads to what can be done. */
export function FailedMailAlert({ count, href }: FailedMailAlertProps) {
  return (
    <Alert tone="warning">
      <p>
        {`${plural(count, 'email')} did not arrive. `}
        <Link href={href}>See why and what to do</Link>
      </p>
    </Alert>
  );
}
