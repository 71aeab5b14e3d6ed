import { describeAnswer } from '@cleaning/contract/availability/rules';
import { plural } from '@cleaning/contract/rules';
import type { SeriesCheck } from '@cleaning/contract/series';
import { Alert } from '@cleaning/ui/alert';
import { Badge, type BadgeTone } from '@cleaning/ui/badge';
import { SelectField } from '@cleaning/ui/field';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import SkipForward from 'lucide-react/icons/skip-forward';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { describeDay } from '../../format-appointment.ts';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import {
  type DateGroup,
  describeDates,
  groupDates,
  isToChoose,
  listWarnings,
} from './group-dates.ts';
import styles from '../../series/dates-list.module.css';
import type { Covers } from './use-covers.ts';

type CheckedDate = SeriesCheck['dates'][number];

export interface CheckResultProps {
  readonly query: Pick<UseQueryResult<SeriesCheck>, 'data' | 'error'>;
  /** The cleaner, unless another one is chosen for a date. */
  readonly staffId: string | undefined;
  readonly covers: Covers;
  /** What is asked where the client has other visits then: "Book it anyway?" */
  readonly question: string;
}

/** The effect of saving on each date, with the cleaners who are free when the usual one is not. */
export function CheckResult({
  query: { data, error },
  staffId,
  covers,
  question,
}: CheckResultProps) {
  const api = useApi();
  const { data: staff = [] } = useQuery(api.listStaffMembers.query());
  if (error !== null) return <ErrorAlert title="Not possible" error={error} />;
  if (data === undefined) return null;
  const name = staff.find(({ id }) => id === staffId)?.first_name ?? 'The cleaner';
  return (
    <div aria-live="polite">
      <Together dates={data.dates} question={question} />
      <Dates dates={data.dates} name={name} covers={covers} />
    </div>
  );
}

/** How many visits are listed; the rest are only counted. */
const LISTED = 3;

/** Asks about the visits that the client has with somebody else at the same times. */
function Together({ dates, question }: { dates: readonly CheckedDate[]; question: string }) {
  const found = dates.filter(({ answers }) => answers?.same_client.result === 'warn');
  if (found.length === 0) return null;
  const more = found.length - LISTED;
  return (
    <Alert
      tone="warning"
      title={`The client already has ${found.length === 1 ? 'a visit' : `${found.length} visits`} then. ${question}`}
    >
      {found.slice(0, LISTED).map(({ date, answers }) => (
        <p key={date}>
          {answers === null
            ? null
            : `${describeDay(date)}: ${unbrokenTimes(describeAnswer('same_client', answers, '') ?? '')}`}
        </p>
      ))}
      {more > 0 ? <p>{`And ${more} more.`}</p> : null}
    </Alert>
  );
}

interface DatesProps {
  readonly dates: readonly CheckedDate[];
  readonly name: string;
  readonly covers: Covers;
}

function Dates({ dates, name, covers }: DatesProps) {
  return (
    <ul className={styles['dates']} aria-label="Dates">
      {groupDates(dates).map((group) => {
        const [first] = group.dates;
        return (
          <li key={first.date}>
            <span>
              <b>{describeDates(group)}</b> {describeGroup(group, name)}
            </span>
            {isToChoose(first) ? (
              <Cover date={first} covers={covers} />
            ) : (
              <State state={group.state} name={name} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function describeGroup({ state, dates }: DateGroup, name: string): string {
  const [first] = dates;
  const { holiday, answers } = first;
  switch (state) {
    case 'leave':
    case 'clash':
      return unbrokenTimes(
        (answers === null
          ? null
          : describeAnswer(state === 'leave' ? 'leave' : 'visit', answers, name)) ??
          `${name} is not free`,
      );
    case 'public_holiday':
      return holiday ?? 'Public holiday';
    case 'kept':
      return 'Changed on its own before';
    case 'free':
      return [
        ...(dates.length === 1 ? [] : [plural(dates.length, 'visit')]),
        ...listWarnings(first, name),
      ].join('. ');
    case 'paused':
    case 'cancelled':
      return dates.length === 1 ? '' : plural(dates.length, 'visit');
    default:
      return state satisfies never;
  }
}

const STATES: Readonly<
  Record<
    Exclude<CheckedDate['state'], 'clash' | 'leave' | 'free'>,
    { readonly label: string; readonly tone: BadgeTone; readonly icon: ReactNode }
  >
> = {
  public_holiday: { label: 'Left out', tone: 'neutral', icon: <SkipForward /> },
  paused: { label: 'Paused', tone: 'neutral', icon: <SkipForward /> },
  kept: { label: 'Kept', tone: 'neutral', icon: <Check /> },
  cancelled: { label: 'Cancelled, free of charge', tone: 'warning', icon: <X /> },
};

function State({ state, name }: { readonly state: CheckedDate['state']; readonly name: string }) {
  if (state === 'clash' || state === 'leave') return null;
  const { label, tone, icon } =
    state === 'free'
      ? { label: `${name} is free`, tone: 'success' as const, icon: <Check /> }
      : STATES[state];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}

/** Chooses the cleaner for a date on which the usual one is unavailable. */
function Cover({ date, covers }: { readonly date: CheckedDate; readonly covers: Covers }) {
  const { date: day, state, free_staff: free } = date;
  if (free.length === 0) {
    return (
      <Badge tone="warning" icon={<TriangleAlert />}>
        No one else is free
      </Badge>
    );
  }
  return (
    <SelectField
      className={styles['cover']}
      label={<VisuallyHidden>{`Cleaner on ${describeDay(day)}`}</VisuallyHidden>}
      value={covers.chosen.find((cover) => cover.date === day)?.staff_id ?? ''}
      onChange={(event) => covers.choose(day, event.target.value)}
      placeholder={state === 'leave' ? 'Without a cleaner' : 'Choose another cleaner'}
      options={free.map(({ id, first_name: name }) => ({ value: id, label: `${name}, free` }))}
    />
  );
}
