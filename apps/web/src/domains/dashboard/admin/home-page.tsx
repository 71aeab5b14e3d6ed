import { useAuth } from '@cleaning/auth/react';
import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Grid } from '@cleaning/ui/grid';
import { ArrowLink } from '@cleaning/ui/link';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import { useQuery } from '@tanstack/react-query';
import CalendarX from 'lucide-react/icons/calendar-x';
import { HoursCard } from '#domains/invoices/hours/hours-card.tsx';
import { PeopleCard } from '#domains/people/people-card.tsx';
import { ADMIN_PEOPLE_PATH } from '#domains/people/people-paths.ts';
import { prefetchPeopleCounts } from '#domains/people/people-view.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import type { Prefetch } from '#kit/api/prefetch.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { greeting } from '../greeting.ts';
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

/** Says so while nobody in the team can be offered for visits. */
function NobodyCleans() {
  const api = useApi();
  const { data: staff } = useQuery(api.listStaffMembers.query({ role: 'cleaning' }));
  if (staff === undefined || staff.length > 0) return null;
  return (
    <Alert tone="warning" icon={CalendarX} title="No one can be offered for visits yet">
      <p>Invite a cleaner, or give somebody of the office working hours.</p>
      <ArrowLink href={ADMIN_PEOPLE_PATH}>See the people</ArrowLink>
    </Alert>
  );
}
