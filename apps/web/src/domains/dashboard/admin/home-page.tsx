import { useAuth } from '@cleaning/auth/react';
import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { Grid } from '@cleaning/ui/grid';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import { HoursCard } from '#domains/invoices/hours/hours-card.tsx';
import { NobodyCleans } from '#domains/people/nobody-cleans.tsx';
import { PeopleCard } from '#domains/people/people-card.tsx';
import { prefetchPeopleCounts } from '#domains/people/people-view.ts';
import type { Prefetch } from '#kit/api/prefetch.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { greeting } from '#kit/lib/greeting.ts';
import { LateFeeCard } from './late-fee-card.tsx';
import { prefetchWaiting, WaitingCard } from './waiting-card.tsx';

export const handle = { title: 'Admin portal' };

export const prefetch: Prefetch = (page) => {
  prefetchWaiting(page);
  prefetchPeopleCounts(page);
};

/** The home page of admins: what waits, who is in the team, and how the company works. */
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
      <WaitingCard />
      <Grid minColumn="16rem" gap="space-4">
        <PeopleCard />
        <HoursCard />
        <LateFeeCard />
      </Grid>
    </Stack>
  );
}
