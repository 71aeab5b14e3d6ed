import { useAuth } from '@cleaning/auth/react';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { PageHead } from '@cleaning/ui/portal-shell';
import Plus from 'lucide-react/icons/plus';
import { Dashboard } from '../../features/dashboard/index.ts';
import { useNow } from '../../shared/hooks/use-now.ts';
import { greeting } from '../../shared/lib/greeting.ts';
import { GuardMessage } from '../../shared/session/guard-message.tsx';
import type { Prefetch } from '../../shared/portal-api/prefetch.ts';

export const handle = { title: 'Dashboard' };

export const prefetch: Prefetch = ({ queries, read }) => {
  void read(queries.accounts.dashboard());
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
