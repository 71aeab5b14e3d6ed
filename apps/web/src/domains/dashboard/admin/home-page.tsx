import { useAuth } from '@cleaning/auth/react';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { FailedMailAlert } from '#domains/mails/failed-mail-alert.tsx';
import { HoursCard } from '#domains/invoices/hours/hours-card.tsx';
import { NobodyCleans } from '#domains/people/nobody-cleans.tsx';
import { PeopleCard } from '#domains/people/people-card.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { useNow } from '#kit/hooks/use-now.ts';
import { greeting } from '#kit/lib/greeting.ts';
import { LateFeeCard } from './late-fee-card.tsx';

export const handle = { title: 'Admin portal' };

/** Says so while some email did not arrive. */
function FailedMail() {
  const api = useApi();
  const { data } = useQuery(api.listFailedMails.query({ page_size: 1 }));
  const count = data?.open_count ?? 0;
  return count === 0 ? null : <FailedMailAlert count={count} href={SITE_PATHS.adminFailedMail} />;
}

export { prefetchPeopleCounts as prefetch } from '#domains/people/people-view.ts';

/** The home page of admins: who is in the team, and how the company works. */
export function Component() {
  const { user } = useAuth();
  const now = useNow();
  return (
    <Stack gap="space-4">
      <PageHead
        title={greeting(now, user?.first_name ?? '')}
        text={formatPlainDate(sydneyDateOf(now), 'long')}
      />
      <FailedMail />
      <NobodyCleans />
      <PeopleCard />
      <HoursCard />
      <LateFeeCard />
    </Stack>
  );
}
