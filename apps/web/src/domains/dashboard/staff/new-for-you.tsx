import { describePreferredTime } from '@cleaning/contract/fields/rules';
import { useAuth } from '@cleaning/auth/react';
import type { OwnChange } from '@cleaning/contract/appointments';
import { ownVisitShownFrom } from '@cleaning/contract/appointments/rules';
import { plural } from '@cleaning/contract/rules';
import type { Thread, UnreadCount } from '@cleaning/contract/messages';
import { sydneyDateOf } from '@cleaning/pricing';
import { Avatar } from '@cleaning/ui/avatar';
import { Count } from '@cleaning/ui/badge';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Row, RowList } from '@cleaning/ui/row-list';
import { Text } from '@cleaning/ui/text';
import { useApi } from '#kit/api/portal-api.tsx';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { useFocusNearby } from '#kit/hooks/focus.ts';
import { STAFF_MESSAGES_PATH, staffThreadPath } from '#domains/messages/message-paths.ts';
import { staffVisitPath } from '#domains/appointments/visit-paths.ts';
import {
  describeDay,
  describeShortDate,
  describeStart,
} from '#domains/appointments/format-appointment.ts';
import { newMessagesLabel } from '#domains/messages/message-labels.ts';
import { describeRelativeTime } from '#kit/lib/describe-relative.ts';
import { formatInitials } from '#kit/lib/initials.ts';
import styles from './today.module.css';

interface NewForYouProps {
  /** An earlier release of the service omits them. */
  readonly changes?: readonly OwnChange[] | undefined;
  /** The unread conversations; undefined while they load. */
  readonly news: { readonly unread: UnreadCount; readonly threads: readonly Thread[] } | undefined;
  readonly now: Date;
}

/** Unread messages, and changes by others to the user's own visits, latest first. */
export function NewForYou({ changes = [], news, now }: NewForYouProps) {
  const { unread, threads } = news ?? NO_NEWS;
  const rows = [
    ...threads.map((thread) => ({
      at: (thread.last_unread ?? thread.last_message).sent_at,
      row: <Unread key={thread.id} thread={thread} now={now} />,
    })),
    ...changes.map((change) => ({
      at: change.occurred_at,
      row: <Change key={`${change.kind} ${change.appointment.id}`} change={change} now={now} />,
    })),
  ].toSorted((a, b) => b.at.localeCompare(a.at));
  const more = unread.threads - threads.length;
  const gotIt = useGotIt(changes);
  return (
    <Card title="New for you" action={gotIt.button}>
      <ErrorAlert error={gotIt.error} title="Still on your list" />
      {rows.length === 0 && news !== undefined ? (
        <Text tone="muted">Nothing new. You have read everything.</Text>
      ) : (
        <RowList>
          {rows.map(({ row }) => row)}
          {more > 0 ? (
            <Row href={STAFF_MESSAGES_PATH} title={plural(more, 'more conversation')} />
          ) : null}
        </RowList>
      )}
    </Card>
  );
}

/** Takes the listed changes off the list, on all devices of the user. Messages stay until read. */
function useGotIt(changes: readonly OwnChange[]) {
  const api = useApi();
  const { submit, isBusy, error } = useCommand(api.markOwnChangesSeen.mutation(), {
    isRepeatable: true,
  });
  const latest = changes
    .map(({ occurred_at: at }) => at)
    .toSorted()
    .at(-1);
  const keepFocus = useFocusNearby(latest);
  const button =
    latest === undefined ? null : (
      <Button
        variant="outline"
        size="sm"
        busy={isBusy}
        onClick={() => {
          keepFocus();
          void submit({ until: latest });
        }}
      >
        Got it
      </Button>
    );
  return { button, error };
}

const NO_NEWS = { unread: { messages: 0, threads: 0 }, threads: [] };

const firstNameIn = (name: string): string => name.split(' ')[0] ?? name;

function Unread({ thread, now }: { thread: Thread; now: Date }) {
  const { client_name: name, last_message: last, last_unread: unread, about, subject } = thread;
  const excerpt = unread?.excerpt ?? subject;
  const when = describeRelativeTime(unread?.sent_at ?? last.sent_at, now);
  return (
    <Row
      href={staffThreadPath(thread.id)}
      lead={<Avatar initials={formatInitials(name)} tone="neutral" size="sm" />}
      title={<span className={styles['clamped']}>{`${firstNameIn(name)}: ${excerpt}`}</span>}
      detail={`${when}. ${about?.reference ?? subject}.`}
      end={<Count label={newMessagesLabel(thread.unread_count)}>{thread.unread_count}</Count>}
    />
  );
}

function Change({ change, now }: { change: OwnChange; now: Date }) {
  const { isCleaner } = useAuth();
  const { appointment, kind } = change;
  const shownFrom = ownVisitShownFrom(appointment.appointment_date);
  const isFarAhead = shownFrom > sydneyDateOf(now);
  const isGone = isCleaner && (kind === 'taken' || isFarAhead);
  return (
    <Row
      href={isGone ? undefined : staffVisitPath(appointment.id)}
      lead={<Avatar initials={formatInitials(appointment.client_name)} tone="neutral" size="sm" />}
      {...(kind === 'moved' && isFarAhead
        ? describeFarMove(appointment, isCleaner ? shownFrom : null)
        : describeOwnChange(change))}
    />
  );
}

/** @param shownFrom the date from which the user sees the visit; null when they see it now. */
function describeFarMove(appointment: OwnChange['appointment'], shownFrom: string | null) {
  const { client_name: name, appointment_date: date, suburb } = appointment;
  const place = `${describeStart(appointment)}, ${suburb}.`;
  return {
    title: `${firstNameIn(name)}’s visit moved to ${describeDay(date)}`,
    detail:
      shownFrom === null ? place : `${place} You see it here from ${describeShortDate(shownFrom)}.`,
  };
}

function describeOwnChange({ kind, appointment, wanted }: OwnChange) {
  const { client_name: name, appointment_date: date, series, suburb } = appointment;
  const firstName = firstNameIn(name);
  const start = describeStart(appointment);
  const moment = `${describeShortDate(date)}, ${start}`;
  const place = `${moment}, ${suburb}.`;
  if (kind === 'may_move') {
    const time = wanted === null ? 'another time' : describeWanted(wanted, date);
    return {
      title: `${firstName} may move to ${time}`,
      detail: `${moment}. The office is looking.`,
    };
  }
  if (kind === 'moved') return { title: `${firstName}’s visit moved to ${start}`, detail: place };
  if (kind === 'changed') {
    return { title: `${firstName}’s visit has changed`, detail: `${place} The time stays.` };
  }
  if (kind === 'way_in') {
    return { title: `How to get in has changed: ${firstName}`, detail: place };
  }
  if (kind === 'cancelled') return { title: `${firstName}’s visit is cancelled`, detail: place };
  if (kind === 'taken') {
    const who = appointment.staff_member;
    return {
      title: `${firstName}’s visit is no longer yours`,
      detail: `${place} ${who === null ? 'It waits for a cleaner.' : `${who.first_name} goes.`}`,
    };
  }
  return {
    title: `New visit: ${name}`,
    detail: series === null ? place : `${place} The first of regular visits.`,
  };
}

/** "1:00 pm" on the day of the visit, else "Fri 4 Dec, afternoon". */
function describeWanted(
  { preferred_date: date, preferred_time: time }: NonNullable<OwnChange['wanted']>,
  plannedDate: string,
): string {
  const words = describePreferredTime(time).toLowerCase();
  return date === plannedDate ? words : `${describeShortDate(date)}, ${words}`;
}
