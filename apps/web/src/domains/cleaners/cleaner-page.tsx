import { useAuth } from '@cleaning/auth/react';
import type { CleanerRoster } from '@cleaning/contract/roster';
import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import { fullName } from '@cleaning/contract/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import { Avatar } from '@cleaning/ui/avatar';
import { Badge } from '@cleaning/ui/badge';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { EmptyState } from '@cleaning/ui/empty-state';
import { PageHead } from '@cleaning/ui/portal-shell';
import { useQuery } from '@tanstack/react-query';
import ClipboardClock from 'lucide-react/icons/clipboard-clock';
import MapPin from 'lucide-react/icons/map-pin';
import Plus from 'lucide-react/icons/plus';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { STAFF_CALENDAR_PATH } from '#domains/appointments/visit-paths.ts';
import { STAFF_OWN_TIMESHEET_PATH, STAFF_TIMESHEET_PATH } from '#domains/timesheets/sheet-paths.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import type { Prefetch } from '#kit/api/prefetch.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { formatInitials } from '#kit/lib/initials.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { Columns } from '#kit/page/columns.tsx';
import { DetailSkeleton } from '#kit/page/detail-skeleton.tsx';
import { AddLeave } from './add-leave.tsx';
import { addLeavePath, cleanerPath, isToAddLeave } from './cleaner-paths.ts';
import { HolidaysCard } from './holidays-card.tsx';
import { HoursForm } from './hours-form.tsx';
import { LeaveCard } from './leave-card.tsx';
import { OwnHours } from './own-hours.tsx';
import styles from './staff-cleaner.module.css';

export const handle = { title: 'Working hours and leave' };

export function Component() {
  const { id = '' } = useParams();
  return <CleanerPage key={id} id={id} />;
}

export const prefetch: Prefetch = ({ api, read, params }) => {
  void read(api.getCleaner.query({ id: params['id'] ?? '' }));
};

const BACK = { label: 'Calendar', href: STAFF_CALENDAR_PATH };
const BACK_TO_DAY = { label: 'Today', href: SITE_PATHS.staffPortal };

/** The working hours and leave of a staff member. */
function CleanerPage({ id }: { readonly id: string }) {
  const api = useApi();
  const { isCleaner } = useAuth();
  const query = useQuery(api.getCleaner.query({ id }));
  return (
    <QueryContent
      query={query}
      what="this cleaner"
      skeleton={<DetailSkeleton label="Loading the working hours" />}
      missing={
        isCleaner ? (
          <EmptyState
            level={1}
            title="These are not your hours and leave"
            text="You see your own alone. The office sees those of everyone."
            actions={<ButtonLink href={SITE_PATHS.staffPortal}>Go to your day</ButtonLink>}
          />
        ) : (
          <>
            <PageHead back={BACK} title="Cleaner not found" />
            <EmptyState
              title="There is no such cleaner"
              text="Their account may be closed. The calendar shows who works here."
            />
          </>
        )
      }
      level={1}
      card
    >
      {(roster) => <Roster roster={roster} />}
    </QueryContent>
  );
}

/** The address says whether the dialog for adding leave is open. */
function Roster({ roster }: { readonly roster: CleanerRoster }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { isCleaner } = useAuth();
  const { cleaner, can_decide: canDecide } = roster;
  const ask = (isOpen: boolean) =>
    navigate(isOpen ? addLeavePath(cleaner.id) : cleanerPath(cleaner.id), {
      replace: true,
      preventScrollReset: true,
    });
  const name = fullName(cleaner.first_name, cleaner.last_name);
  const today = sydneyDateOf(useNow());
  const area = roster.hours.findLast(({ counts_from: from }) => from <= today)?.area ?? null;
  return (
    <>
      <PageHead
        back={isCleaner ? BACK_TO_DAY : BACK}
        title={
          <span className={styles['name']}>
            <Avatar initials={formatInitials(name)} tone="neutral" />
            {name}
          </span>
        }
        badge={area === null ? null : <Badge icon={<MapPin />}>{area}</Badge>}
        text={
          isCleaner
            ? 'Your working hours and leave. The office plans your visits by them.'
            : 'Working hours and leave. The calendar offers only what is free here.'
        }
        action={
          <>
            <ButtonLink
              variant="outline"
              icon={<ClipboardClock />}
              href={
                isCleaner ? STAFF_OWN_TIMESHEET_PATH : pathWithId(STAFF_TIMESHEET_PATH, cleaner.id)
              }
            >
              {isCleaner ? 'Your timesheet' : 'Timesheet'}
            </ButtonLink>
            <Button icon={<Plus />} onClick={() => void ask(true)}>
              {canDecide ? 'Add leave' : 'Ask for leave'}
            </Button>
          </>
        }
      />
      <Columns
        even
        side={
          <>
            <LeaveCard roster={roster} />
            <HolidaysCard />
          </>
        }
      >
        {isCleaner ? <OwnHours roster={roster} /> : <HoursForm roster={roster} />}
      </Columns>
      {isToAddLeave(search) ? <AddLeave roster={roster} onClose={() => void ask(false)} /> : null}
    </>
  );
}
