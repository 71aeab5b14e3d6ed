import { plural } from '@cleaning/contract/rules';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { Alert } from '@cleaning/ui/alert';
import { Link } from '@cleaning/ui/link';

/** Says that emails did not arrive, and leads to what can be done. */
export function FailedMailAlert({ count }: { readonly count: number }) {
  return (
    <Alert tone="warning">
      <p>
        {`${plural(count, 'email')} did not arrive. `}
        <Link href={SITE_PATHS.staffFailedMail}>See why and what to do</Link>
      </p>
    </Alert>
  );
}
