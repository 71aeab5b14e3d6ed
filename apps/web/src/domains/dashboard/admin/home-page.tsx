import { useAuth } from '@cleaning/auth/react';
import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import { HoursCard } from '#domains/invoices/hours/hours-card.tsx';
import { NobodyCleans } from '#domains/people/nobody-cleans.tsx';
import { PeopleCard } from '#domains/people/people-card.tsx';
import { useNow } from '#kit/hooks/use-now.ts';
import { greeting } from '#kit/lib/greeting.ts';
import { LateFeeCard } from './late-fee-card.tsx';

export const handle = { title: 'Admin portal' };

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
      <NobodyCleans />
      <PeopleCard />
      <HoursCard />
      <LateFeeCard />
    </Stack>
  );
}
