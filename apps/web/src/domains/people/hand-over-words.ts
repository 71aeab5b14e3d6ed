import type { HandOver, SeriesToHandOver, UserAccount } from '@cleaning/contract/people';
import { joinWithAnd, plural } from '@cleaning/contract/rules';
import { clientFirstName, describeSeries } from '#domains/appointments/series/describe-series.ts';
import { describeVisitStart } from '#domains/cleaners/describe-leave-visit.ts';
import { choiceOfSeries, type HandOverChoices, NOBODY } from './hand-over-choices.ts';
import { describeLastEvening } from './last-day.ts';

/** How many clients are named; the others are counted. */
const NAMED = 3;

/** "every Monday, 7:00 am – 9:00 am, Epping, 9 visits". */
export const describeSeriesToHandOver = ({ series, visit_count: count }: SeriesToHandOver) =>
  [describeSeries(series), series.suburb, plural(count, 'visit')].join(', ');

/** Open conversations and quotes: "3 conversations and 1 quote". */
export const describeOfficeWork = ({
  conversation_count: conversations,
  quote_count: quotes,
}: Pick<HandOver, 'conversation_count' | 'quote_count'>): string =>
  joinWithAnd([
    ...(conversations === 0 ? [] : [plural(conversations, 'conversation')]),
    ...(quotes === 0 ? [] : [plural(quotes, 'quote')]),
  ]);

interface Ending {
  /** Null for an account that is closed now. */
  readonly lastDay: string | null;
  readonly today: string;
  /** Whether it is the account of the reader. */
  readonly isOwn: boolean;
}

/** What happens to the account: "At 11:59 pm on Friday 4 December Tom is logged out on 2 devices and cannot log in." */
export function describeEnding(
  { first_name: name }: Pick<UserAccount, 'first_name'>,
  { session_count: sessions }: Pick<HandOver, 'session_count'>,
  { lastDay, today, isOwn }: Ending,
): string {
  const when = lastDay === null ? 'At once' : `At 11:59 pm ${describeLastEvening(lastDay, today)}`;
  const who = isOwn ? 'you are' : `${name} is`;
  const ends =
    sessions === 0
      ? `${name}’s account is closed, and ${name} cannot log in`
      : `${who} logged out on ${plural(sessions, 'device')} and cannot log in`;
  return `${when} ${ends}. Past visits, photos and hours stay.`;
}

/** Who reads about it: "Ruth and Grace get an email with the new cleaner, if we have an address." */
export function describeEmails(
  { series }: Pick<HandOver, 'series'>,
  choices: HandOverChoices,
): string {
  const given = series.filter((each) => choiceOfSeries(each, choices) !== NOBODY);
  const clients = [
    ...new Map(given.map((each) => [each.series.client_id, clientFirstName(each.series)])).values(),
  ];
  if (clients.length === 0) return '';
  const rest = clients.length - NAMED;
  const names = joinWithAnd(
    rest > 1 ? [...clients.slice(0, NAMED), plural(rest, 'other client')] : clients,
  );
  return `${names} ${clients.length === 1 ? 'gets' : 'get'} an email with the new cleaner, if we have an address.`;
}

/** What is different from what was decided about: "Ruth Callaghan, every Monday, … is new." */
export function describeHandOverChanges(before: HandOver, after: HandOver): string[] {
  return [
    ...findChanges(listLines(before), listLines(after)),
    ...after.under_way
      .filter(({ id }) => !before.under_way.some((old) => old.id === id))
      .map(({ client_name: client }) => `Has begun: the visit of ${client}`),
    ...(describeOfficeWork(before) === describeOfficeWork(after)
      ? []
      : [`Open now: ${describeOfficeWork(after) || 'no conversations or quotes'}`]),
  ];
}

interface Line {
  readonly version: number;
  readonly text: string;
}

const listLines = ({ series, visits }: HandOver): ReadonlyMap<string, Line> =>
  new Map([
    ...series.map((each): [string, Line] => [
      each.series.id,
      {
        version: each.series.version,
        text: `${each.series.client_name}, ${describeSeriesToHandOver(each)}`,
      },
    ]),
    ...visits.map((visit): [string, Line] => [
      visit.appointment.id,
      {
        version: visit.appointment.version,
        text: `${visit.appointment.client_name}, ${describeVisitStart(visit)}`,
      },
    ]),
  ]);

function findChanges(
  before: ReadonlyMap<string, Line>,
  after: ReadonlyMap<string, Line>,
): string[] {
  const changed = [...after].flatMap(([id, { version, text }]) => {
    const old = before.get(id);
    if (old === undefined) return [`New: ${text}`];
    return old.version === version && old.text === text ? [] : [`Changed: ${text}`];
  });
  const gone = [...before].flatMap(([id, { text }]) => (after.has(id) ? [] : [`Gone: ${text}`]));
  return [...changed, ...gone];
}
