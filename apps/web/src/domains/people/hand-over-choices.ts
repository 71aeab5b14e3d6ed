import { stoppedBy } from '@cleaning/contract/availability/rules';
import type { HandOver, SeriesToHandOver, SetLastDayRequest } from '@cleaning/contract/people';
import { plural } from '@cleaning/contract/rules';
import type { LeaveVisit } from '@cleaning/contract/roster';
import { describeChoice } from '#domains/appointments/availability/cleaner-options.ts';

/** Nobody takes over: a visit is left without a cleaner, a conversation without an owner. */
export const NOBODY = 'nobody';

/** The key of the choice of who takes conversations and quotes. */
export const OFFICE = 'office';

/** Who takes over, by the id of a series or a visit, or {@link OFFICE}. What is left out has its default. */
export type HandOverChoices = Readonly<Record<string, string>>;

/** Who is chosen: the one of before if they still can, else the best. */
const keepChosen = (chosen: string | undefined, ids: readonly string[]): string =>
  chosen === NOBODY || (chosen !== undefined && ids.includes(chosen)) ? chosen : (ids[0] ?? NOBODY);

export const seriesOptions = ({ cleaners, visit_count: count }: SeriesToHandOver) => [
  ...cleaners.map(({ staff_member: { id, first_name: name }, free_count: free }) => ({
    value: id,
    label: describeFree(name, free, count),
  })),
  { value: NOBODY, label: 'No cleaner yet' },
];

/** "Luca, free for 9 of 9 visits", "Mia, 7 of 9 visits". */
function describeFree(name: string, free: number, count: number): string {
  if (count === 0) return name;
  return `${name}, ${free === count ? 'free for ' : ''}${free} of ${plural(count, 'visit')}`;
}

export const cleanersForVisit = (visit: LeaveVisit) => [
  ...ableTo(visit).map((cleaner) => ({
    value: cleaner.staff_member.id,
    label: describeChoice(cleaner),
  })),
  { value: NOBODY, label: 'No cleaner yet' },
];

/** The cleaners who can come at the time of the visit, which stays. */
const ableTo = ({ cleaners }: LeaveVisit) =>
  cleaners.filter(({ answers }) => stoppedBy(answers) === null);

export const choiceOfSeries = ({ series, cleaners }: SeriesToHandOver, choices: HandOverChoices) =>
  keepChosen(
    choices[series.id],
    cleaners.map(({ staff_member: { id } }) => id),
  );

export const choiceOfVisit = (visit: LeaveVisit, choices: HandOverChoices) =>
  keepChosen(
    choices[visit.appointment.id],
    ableTo(visit).map(({ staff_member: { id } }) => id),
  );

/** How many visits of a series stay without a cleaner. */
export function leftOver(each: SeriesToHandOver, choices: HandOverChoices): number {
  const choice = choiceOfSeries(each, choices);
  const taker = each.cleaners.find(({ staff_member: { id } }) => id === choice);
  return each.visit_count - (taker?.free_count ?? 0);
}

/** How many visits somebody else has, and how many nobody. */
export function countVisits({ series, visits }: HandOver, choices: HandOverChoices) {
  const leftOfSeries = series.reduce((sum, each) => sum + leftOver(each, choices), 0);
  const leftAlone = visits.filter((visit) => choiceOfVisit(visit, choices) === NOBODY).length;
  const total = series.reduce((sum, each) => sum + each.visit_count, visits.length);
  const left = leftOfSeries + leftAlone;
  return { given: total - left, left };
}

/**
 * Who takes conversations and quotes, of the office.
 *
 * @param chosen whoever decides about it unless somebody was chosen; the first if they cannot.
 */
export const choiceOfOffice = (
  { office }: Pick<HandOver, 'office'>,
  chosen: string | undefined,
): string =>
  keepChosen(
    chosen,
    office.map(({ id }) => id),
  );

/** Whether somebody has to take conversations or quotes. */
export const hasOfficeWork = ({
  conversation_count: conversations,
  quote_count: quotes,
}: Pick<HandOver, 'conversation_count' | 'quote_count'>): boolean => conversations + quotes > 0;

/** Whether somebody has series, visits, conversations or quotes that others could take over. */
export const hasAnythingToHandOver = (handOver: HandOver): boolean =>
  handOver.series.length + handOver.visits.length > 0 || hasOfficeWork(handOver);

const toId = (choice: string): string | null => (choice === NOBODY ? null : choice);

/** Who takes them in the format of the API; null for nobody, and where there is nothing to take. */
export const toOfficeId = (handOver: HandOver, chosen: string | undefined): string | null =>
  hasOfficeWork(handOver) ? toId(choiceOfOffice(handOver, chosen)) : null;

/** The choices in the format of the API; nothing is handed over before it is read. */
export const toHandOverDecisions = (
  handOver: HandOver | undefined,
  choices: HandOverChoices,
  ownId: string | undefined,
): Pick<SetLastDayRequest, 'series' | 'visits' | 'office_id'> => ({
  series: (handOver?.series ?? []).map((each) => ({
    series_id: each.series.id,
    version: each.series.version,
    staff_id: toId(choiceOfSeries(each, choices)),
  })),
  visits: (handOver?.visits ?? []).map((visit) => ({
    appointment_id: visit.appointment.id,
    version: visit.appointment.version,
    staff_id: toId(choiceOfVisit(visit, choices)),
  })),
  office_id: handOver === undefined ? null : toOfficeId(handOver, choices[OFFICE] ?? ownId),
});
