import { formatClockTime, formatInstant, formatPlainDate } from '@cleaning/pricing';
import { WEEKDAY_NAMES } from '../series/series-labels.ts';
import {
  QUESTIONS,
  type Answers,
  type CleanerState,
  type DriveBeside,
  type OtherVisit,
  type Question,
} from './answers.ts';
import { isTight } from './check-cleaner.ts';

/** The states of a cleaner as a badge shows them. */
export const CLEANER_STATE_NAMES: Readonly<Record<CleanerState, string>> = {
  free: 'Free',
  tight: 'Tight drive',
  outside_hours: 'Outside hours',
  busy: 'Busy',
  leave: 'On leave',
};

/** What a client must not read of the visits of others: who they are, and when. */
interface Reader {
  readonly seesOthers: boolean;
}
const OFFICE: Reader = { seesOthers: true };

const timesOf = ({ starts_at: start, ends_at: end }: OtherVisit): string =>
  `from ${formatInstant(start, 'time')} to ${formatInstant(end, 'time')}`;

/** A sentence for an answer that stops or warns; null for one that is fine. */
export function describeAnswer(
  question: Question,
  answers: Answers,
  cleaner: string,
  { seesOthers }: Reader = OFFICE,
): string | null {
  if (answers[question].result === 'ok') return null;
  switch (question) {
    case 'past':
      return TIME_HAS_PASSED;
    case 'leave':
      return answers.leave.last_day === undefined
        ? `${cleaner} is on leave at that time.`
        : describeLastDay(cleaner, answers.leave.last_day);
    case 'visit': {
      const { other } = answers.visit;
      return other === null || !seesOthers
        ? `${cleaner} already has a visit at that time.`
        : `${cleaner} is with ${other.client_name} ${timesOf(other)}.`;
    }
    case 'hours': {
      const { weekday, start_time: start, end_time: end } = answers.hours;
      const day = `${WEEKDAY_NAMES[weekday]}s`;
      return start === null || end === null
        ? `${cleaner} does not work on ${day}.`
        : `${cleaner} works from ${formatClockTime(start)} to ${formatClockTime(end)} on ${day}.`;
    }
    case 'holiday':
      return `That day is a public holiday: ${answers.holiday.name ?? ''}.`;
    case 'drive':
      return describeTightDrives(answers.drive);
    case 'same_client':
      return answers.same_client.others.map(describeTogether).join(' ');
    default:
      return question satisfies never;
  }
}

/** Why somebody who leaves the company gets no visit after their last day. */
export const describeLastDay = (cleaner: string, lastDay: string): string =>
  `${cleaner}’s last day is ${formatPlainDate(lastDay, 'long')}.`;

function describeTightDrives({ before, after }: Answers['drive']): string {
  const drives = [
    ...(isTight(before) ? [`from ${placeOf(before)} takes ${minutesOf(before)}`] : []),
    ...(isTight(after) ? [`to ${placeOf(after)} takes ${minutesOf(after)}`] : []),
  ];
  return `The drive ${drives.join(', and the drive ')}.`;
}

const placeOf = ({ client_name: client, suburb }: DriveBeside): string => `${client} in ${suburb}`;
const minutesOf = ({ drive_minutes: drive, gap_minutes: gap }: DriveBeside): string =>
  `${drive} min, and there are ${gap} min`;

const describeTogether = (other: OtherVisit): string =>
  `${other.client_name} already has ${other.cleaner_name ?? 'a visit'} ${timesOf(other)}.`;

/** Why a plan is refused; null when it may be saved. */
export function describeStop(
  answers: Answers,
  cleaner: string,
  reader: Reader = OFFICE,
): string | null {
  const question = stoppedBy(answers);
  if (question === null) return null;
  const why = describeAnswer(question, answers, cleaner, reader);
  return question === 'past' ? why : `${why} ${OTHER_TIME}`;
}

/** Why a time that is past is refused. */
export const TIME_HAS_PASSED = 'Choose a time that has not passed.';

const OTHER_TIME = 'Choose another time or another cleaner.';

/** The question whose answer stops a plan; null when nothing does. */
export const stoppedBy = (answers: Answers): Question | null =>
  QUESTIONS.find((question) => answers[question].result === 'stop') ?? null;

/** Each warning in a sentence, what matters most first. */
export const describeWarnings = (answers: Answers, cleaner: string): string[] =>
  QUESTIONS.flatMap((question) =>
    answers[question].result === 'warn' ? (describeAnswer(question, answers, cleaner) ?? []) : [],
  );

/** Why a cleaner is placed as they are, in the fewest words: "works until 2:00 pm". */
export function describeCleanerState(
  state: CleanerState,
  { leave, visit, hours, holiday, drive }: Answers,
): string {
  const { other } = visit;
  switch (state) {
    case 'leave':
      return leave.last_day === undefined
        ? 'on leave'
        : `last day is ${formatPlainDate(leave.last_day, 'medium')}`;
    case 'busy':
      return other === null ? 'busy' : `with ${other.client_name} ${timesOf(other)}`;
    case 'outside_hours': {
      if (holiday.name !== null) return 'public holiday';
      const { start_time: start, end_time: end, weekday } = hours;
      return start === null || end === null
        ? `does not work on ${WEEKDAY_NAMES[weekday]}s`
        : `works ${formatClockTime(start)} to ${formatClockTime(end)}`;
    }
    case 'tight': {
      const [way, tight] = isTight(drive.before) ? ['from', drive.before] : ['to', drive.after];
      return tight === null
        ? 'tight drive'
        : `${tight.drive_minutes} min drive ${way} ${tight.suburb}, ${tight.gap_minutes} min between`;
    }
    case 'free':
      return ['free', ...describeDriveTo('from', drive.before)].join(', ');
    default:
      return state satisfies never;
  }
}

/** Each answer that is fine, in a few words: "No leave", "15 min drive from Leichhardt". */
export function describeFine({
  leave,
  visit,
  hours,
  drive,
  same_client: together,
}: Answers): string[] {
  const { before, after } = drive;
  return [
    ...(hours.result === 'ok' && hours.start_time !== null ? ['In working hours'] : []),
    ...(leave.result === 'ok' ? ['No leave'] : []),
    ...(visit.result === 'ok' ? ['No other visit'] : []),
    ...(drive.result === 'ok' ? describeDriveTo('from', before) : []),
    ...(drive.result === 'ok' ? describeDriveTo('to', after) : []),
    ...(together.result === 'ok' ? ['No one else at the client'] : []),
  ];
}

/** "15 min drive from Leichhardt"; empty where there is none, or it is not known. */
const describeDriveTo = (way: 'from' | 'to', drive: DriveBeside | null): string[] =>
  drive === null || drive.drive_minutes === null
    ? []
    : [`${drive.drive_minutes} min drive ${way} ${drive.suburb}`];
