import { useAuth } from '@cleaning/auth/react';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { ButtonLink } from '@cleaning/ui/button';
import { PageHead } from '@cleaning/ui/portal-shell';
import Plus from 'lucide-react/icons/plus';
import { useGuardError } from '#kit/session/use-guard-error.ts';
import { Dashboard } from './dashboard.tsx';
import { useNow } from '#kit/hooks/use-now.ts';
import { greeting } from '../greeting.ts';
import type { Prefetch } from '#kit/api/prefetch.ts';

export const handle = { title: 'Dashboard' };

export const prefetch: Prefetch = ({ api, read }) => {
  void read(api.getDashboard.query());
};

export function Component() {
  const { user } = useAuth();
  const now = useNow();
  return (
    <>
      <GuardMessage />
      <PageHead
        title={greeting(now, user?.first_name ?? '')}
        text={formatPlainDate(sydneyDateOf(now), 'long')}
        action={
          <ButtonLink href={SITE_PATHS.clientQuoteCreate} icon={<Plus />}>
            New quote
          </ButtonLink>
        }
      />
      <Dashboard />
    </>
  );
}

/** Says why a guard redirected the user here. */
function GuardMessage() {
  const error = useGuardError();
  if (error === null) return null;
  return (
    <Alert tone="danger" live>
      <p>{error}</p>
    </Alert>
  );
}
