import { useAuth } from '@cleaning/auth/react';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { PageHead } from '@cleaning/ui/portal-shell';
import Plus from 'lucide-react/icons/plus';
import { Dashboard } from './dashboard.tsx';
import { useNow } from '#kit/hooks/use-now.ts';
import { greeting } from '#kit/lib/greeting.ts';
import { GuardMessage } from '#kit/session/guard-message.tsx';
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
