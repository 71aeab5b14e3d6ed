import { useAuth } from '@cleaning/auth/react';
import { company } from '@cleaning/company';
import type { AppointmentSummary, WorkSheet } from '@cleaning/contract/appointments';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { ButtonLink } from '@cleaning/ui/button';
import { EmptyState } from '@cleaning/ui/empty-state';
import { Stack } from '@cleaning/ui/stack';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useParams } from 'react-router-dom';
import { useApi } from '#kit/api/portal-api.tsx';
import type { Prefetch } from '#kit/api/prefetch.ts';
import { isRefused } from '#kit/errors/api-errors.ts';
import { useLastListPath } from '#kit/lists/last-list-path.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useStandingError } from '#kit/lists/use-standing-error.ts';
import { Presence } from '#kit/presence/presence.tsx';
import { untilWayIn } from '../use-way-in.ts';
import { useVisitQueue } from '../visit-queue/use-visit-queue.ts';
import { withQueuedWork } from '../visit-queue/work-on-sheet.ts';
import { STAFF_CALENDAR_PATH } from '../visit-paths.ts';
import { Checklist } from './visit/checklist.tsx';
import { ClientFacts } from './visit/client-facts.tsx';
import { GettingIn } from './visit/getting-in.tsx';
import { LateFeeDecision } from './visit/late-fee-decision.tsx';
import { NextVisit } from './visit/next-visit.tsx';
import { OfficeHead } from './visit/office-head.tsx';
import { OfficeNote } from './visit/office-note.tsx';
import { OtherVisits } from './visit/other-visits.tsx';
import { QueueCard } from './visit/queue-card.tsx';
import styles from './visit/staff-visit.module.css';
import { TimesCard } from './visit/times-card.tsx';
import { TodayCard } from './visit/today-card.tsx';
import { UnsentWork } from './visit/unsent-work.tsx';
import { VisitActions } from './visit/visit-actions.tsx';
import { VisitHead } from './visit/visit-head.tsx';
import { VisitHistory } from './visit/visit-history.tsx';
import { VisitMessages } from './visit/visit-messages.tsx';
import { VisitPhotos } from './visit/visit-photos.tsx';
import { isUnfinished } from './visit/visit-state.ts';

export const handle = { title: 'Visit' };

export function Component() {
  const { id = '' } = useParams();
  return <StaffVisit key={id} id={id} />;
}

export const prefetch: Prefetch = ({ api, read, params }) => {
  const { id } = params;
  if (id !== undefined) void read(api.getWorkSheet.query({ id }));
};

/** The work sheet of a visit for the cleaner: directions, access, tasks and the next step. */
function StaffVisit({ id }: { id: string }) {
  const api = useApi();
  const { isCleaner } = useAuth();
  const sheet = useQuery({
    ...api.getWorkSheet.query({ id }),
    refetchInterval: ({ state: { data } }) =>
      data === undefined ? false : untilWayIn([{ ...data.appointment, way_in: data.way_in }]),
  });
  const isOthers = isRefused(useStandingError(sheet));
  return (
    <>
      <BackLink visit={sheet.data?.appointment} />
      {isCleaner && isOthers ? (
        <NotYours id={id} />
      ) : (
        <QueryContent query={sheet} what="this visit" lines={6} level={1} missing={<NoVisit />}>
          {(data) => <Loaded key={data.appointment.id} read={data} />}
        </QueryContent>
      )}
    </>
  );
}

/** Cleaners go back to their own day, the office to the calendar. */
function BackLink({ visit }: { visit: AppointmentSummary | undefined }) {
  const { user, isCleaner } = useAuth();
  const calendarPath = useLastListPath(STAFF_CALENDAR_PATH);
  const isOwn = isCleaner || user?.id === visit?.staff_member?.id;
  return (
    <Link
      className={styles['back']}
      to={isOwn ? SITE_PATHS.staffPortal : calendarPath}
      data-back=""
    >
      <ArrowLeft /> {isOwn ? 'Your day' : 'Calendar'}
    </Link>
  );
}

function NoVisit() {
  return (
    <EmptyState
      level={1}
      title="There is no such visit"
      text="The address may be wrong, or the visit was removed."
      actions={<ButtonLink href={STAFF_CALENDAR_PATH}>Open the calendar</ButtonLink>}
    />
  );
}

/** The answer to a cleaner about a visit that a colleague has now. */
function NotYours({ id }: { id: string }) {
  const { items } = useVisitQueue();
  const kept = items.some(({ visitId }) => visitId === id)
    ? `What you did there was not sent, and is still on this phone. Call the office on ${company.phoneDisplay} and tell them.`
    : `Nothing of it is kept on this phone. Call the office on ${company.phoneDisplay} if you expected it.`;
  return (
    <Stack gap="space-4">
      <EmptyState
        level={1}
        title="This is not one of your visits"
        text={`It may have been given to a colleague. ${kept}`}
        actions={<ButtonLink href={SITE_PATHS.staffPortal}>Go to your day</ButtonLink>}
      />
      <UnsentWork visitId={id} />
    </Stack>
  );
}

function Loaded({ read }: { read: WorkSheet }) {
  const { isCleaner } = useAuth();
  const { items } = useVisitQueue();
  const sheet = withQueuedWork(read, items);
  const { appointment } = sheet;
  const isEndOnPhone = appointment.status !== read.appointment.status && !isUnfinished(appointment);
  const columns = (
    <div className={styles['page']}>
      <Stack gap="space-4">
        {isCleaner ? (
          <VisitHead
            appointment={appointment}
            phone={sheet.client_phone}
            driveMinutes={sheet.drive_minutes}
            isOnPhone={isEndOnPhone}
          />
        ) : null}
        <QueueCard sheet={read} />
        <LateFeeDecision appointment={appointment} />
        <GettingIn
          appointment={appointment}
          wayIn={sheet.way_in}
          needs={sheet.needs}
          hasCode={sheet.has_access_code}
        />
        <TodayCard {...sheet} />
        <Checklist appointment={appointment} tasks={sheet.tasks} />
      </Stack>
      <Stack gap="space-4">
        <VisitActions {...sheet} />
        {isCleaner ? null : <ClientFacts appointment={appointment} phone={sheet.client_phone} />}
        <TimesCard
          appointment={appointment}
          corrections={sheet.time_corrections}
          invoice={sheet.invoice}
        />
        <NextVisit after={appointment} />
        <VisitPhotos appointment={appointment} />
        {isCleaner ? <VisitMessages appointment={appointment} /> : null}
        <OfficeNote appointment={appointment} />
        <OtherVisits later={sheet.later} earlier={sheet.earlier} isForOffice={!isCleaner} />
        {isCleaner ? null : <VisitHistory appointment={appointment} />}
      </Stack>
    </div>
  );
  if (isCleaner) return columns;
  return (
    <Stack gap="space-4">
      <Presence kind="appointment" id={appointment.id} />
      <OfficeHead
        appointment={appointment}
        invoice={sheet.invoice}
        hasCode={sheet.has_access_code}
        driveMinutes={sheet.drive_minutes}
        isOnPhone={isEndOnPhone}
      />
      {columns}
    </Stack>
  );
}
