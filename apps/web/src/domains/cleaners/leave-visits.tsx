import type { Opening } from '@cleaning/contract/appointments';
import type { CheckedCleaner } from '@cleaning/contract/availability';
import { plural } from '@cleaning/contract/rules';
import type { LeaveCheck, LeaveDecision, LeaveVisit } from '@cleaning/contract/roster';
import { formatInstant } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import CalendarX from 'lucide-react/icons/calendar-x';
import { describeMinutes, describeShortDay } from '#domains/appointments/format-appointment.ts';
import { tellsByEmail } from '#domains/clients/no-email.ts';
import {
  describeChoice,
  describeOpeningDrive,
  describeOpening,
} from '#domains/appointments/availability/cleaner-options.ts';
import { describeVisit, describeVisitStart, lengthOfVisit } from './describe-leave-visit.ts';
import { VisitChoices } from './visit-choices.tsx';

const TAKE_OFF = 'take_off';
const KEEP = 'keep';

/** The choices by visit id. A visit without an entry has its default choice. */
export type Choices = Readonly<Record<string, string>>;

interface LeaveVisitsProps {
  readonly name: string;
  readonly visits: readonly LeaveVisit[];
  readonly choices: Choices;
  readonly onChoose: (id: string, choice: string) => void;
}

/** The visits during leave, with a decision for each. */
export function LeaveVisits({ name, visits, choices, onChoose }: LeaveVisitsProps) {
  if (visits.length === 0) return <p>No visits fall on this time.</p>;
  const minutes = visits.reduce((sum, visit) => sum + lengthOfVisit(visit), 0);
  return (
    <>
      <Alert tone="warning" icon={CalendarX}>
        <p>
          <b>
            {`${plural(visits.length, 'visit')}, ${describeMinutes(minutes)}, ${visits.length === 1 ? 'falls' : 'fall'} on this time.`}
          </b>{' '}
          Choose what happens to each.
        </p>
      </Alert>
      <VisitChoices
        visits={visits.map((visit) => ({
          id: visit.appointment.id,
          clientName: visit.appointment.client_name,
          detail: describeVisit(visit),
          label: `Cleaner for ${visit.appointment.client_name}, ${describeVisitStart(visit)}`,
          value: findChoice(visit, choices),
          options: listOptions(visit, name),
        }))}
        onChoose={onChoose}
      />
      <p aria-live="polite">{describeOutcome(visits, choices, name)}</p>
    </>
  );
}

/** The decisions in the format of the API. */
export const toLeaveDecisions = (
  { visits }: Pick<LeaveCheck, 'visits'>,
  choices: Choices,
): LeaveDecision[] =>
  visits.map((visit) => {
    const { id, version } = visit.appointment;
    const choice = findChoice(visit, choices);
    const base = { appointment_id: id, version };
    if (choice === TAKE_OFF || choice === KEEP) return { ...base, action: choice };
    const opening = findOpening(visit, choice);
    if (opening === undefined) return { ...base, action: TAKE_OFF };
    const { staff_member: person, starts_at, ends_at } = opening;
    const isMoved = starts_at !== visit.appointment.starts_at;
    const time = isMoved ? { starts_at, ends_at } : {};
    return { ...base, action: 'give', staff_id: person.id, ...time };
  });

/**
 * The choice for a visit. Defaults to a cleaner who is free at the same time; a different time is
 * only chosen by the user.
 */
function findChoice(visit: LeaveVisit, choices: Choices): string {
  const { appointment } = visit;
  const openings = listOpenings(visit);
  const chosen = choices[appointment.id];
  if (chosen === TAKE_OFF || chosen === KEEP) return chosen;
  if (openings.some(({ staff_member: person }) => person.id === chosen)) return chosen ?? TAKE_OFF;
  const free = openings.find(({ starts_at: at }) => at === appointment.starts_at);
  return free?.staff_member.id ?? TAKE_OFF;
}

/** When each of the other cleaners can come, the best choice first. */
const listOpenings = ({ cleaners }: LeaveVisit): Opening[] =>
  cleaners.flatMap(({ opening }) => opening ?? []);

const findOpening = (visit: LeaveVisit, choice: string) =>
  listOpenings(visit).find(({ staff_member: person }) => person.id === choice);

const listOptions = ({ appointment, cleaners }: LeaveVisit, name: string) => [
  ...cleaners.flatMap((each) =>
    each.opening === null
      ? []
      : [{ value: each.staff_member.id, label: describeOffer(each, appointment.starts_at) }],
  ),
  { value: TAKE_OFF, label: 'Leave without a cleaner' },
  { value: KEEP, label: `${name} comes all the same` },
];

/** "Tom, free, 40 min drive from Epping", or when they could come: "Luca, with Ben Carver from 10:00 am to 1:00 pm, free from 1:15 pm". */
function describeOffer(cleaner: CheckedCleaner, wanted: string | null): string {
  const { opening } = cleaner;
  const later =
    opening === null || opening.starts_at === wanted
      ? []
      : [`free ${describeOpening(opening, wanted)}`, ...describeOpeningDrive(opening)];
  return [describeChoice(cleaner), ...later].join(', ');
}

function describeOutcome(visits: readonly LeaveVisit[], choices: Choices, name: string): string {
  const decided = toLeaveDecisions({ visits: [...visits] }, choices);
  const count = (action: LeaveDecision['action']) =>
    decided.filter((each) => each.action === action).length;
  const moved = decided.flatMap(({ appointment_id: id, starts_at: at }) => {
    const visit = visits.find(({ appointment }) => appointment.id === id);
    return at === undefined || visit === undefined
      ? []
      : [
          tellsByEmail(
            visit.appointment.client_name,
            visit.appointment.client_has_email,
            `: ${formatInstant(at, 'time')} on ${describeShortDay(visit.appointment.appointment_date)}`,
          ),
        ];
  });
  const kept = count('keep');
  return [
    `${count('give')} with another cleaner, ${count('take_off')} without a cleaner${kept === 0 ? '' : `, ${kept} kept by ${name}`}.`,
    ...(visits.some(({ appointment }) => appointment.series !== null)
      ? [`Regular visits go on with ${name} after it.`]
      : []),
    ...moved,
  ].join(' ');
}
