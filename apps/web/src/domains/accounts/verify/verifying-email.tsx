import { Loader } from '@cleaning/ui/loader';
import { AccountHeading } from '../account-heading.tsx';

/** Shown while a link is checked. */
export function VerifyingEmail() {
  return (
    <>
      <AccountHeading title="Verifying your email" />
      <Loader variant="branded" size="lg" label="Checking your link..." />
    </>
  );
}
