import { formatPlainDate } from '@cleaning/pricing';
import { availableCommands, transition, type Machine, type Order } from '../machine.ts';
import { isPausedOn, type SeriesRule } from './series-rule.ts';

/** The states of a series, which are derived from its rule and the date. */
export const SERIES_STATUSES = ['active', 'paused', 'ended'] as const;

/** The commands on an existing series. */
export const SERIES_TRANSITIONS = ['change', 'pause', 'resume', 'end'] as const;

/** Every command: `start` creates a series, and the others change it. */
export const SERIES_COMMANDS = ['start', ...SERIES_TRANSITIONS] as const;

export type SeriesStatus = (typeof SERIES_STATUSES)[number];
export type SeriesTransition = (typeof SERIES_TRANSITIONS)[number];
export type SeriesCommand = (typeof SERIES_COMMANDS)[number];

type Pausable = Pick<SeriesRule, 'lastDate' | 'pausedFrom' | 'resumesOn'>;

/**
 * Whether a series is active, paused or ended on a day.
 *
 * @param today the date in Sydney, `YYYY-MM-DD`.
 */
export function seriesStatusOn(rule: Pausable, today: string): SeriesStatus {
  if (rule.lastDate !== null && today > rule.lastDate) return 'ended';
  return isPausedOn(rule, today) ? 'paused' : 'active';
}

/** Whether a pause has begun or is still to come. */
const hasPause = ({ pausedFrom, resumesOn }: Pausable, today: string): boolean =>
  pausedFrom !== null && (resumesOn === null || today < resumesOn);

/**
 * What decides about a command: whether the series has ended, or has a pause, begun or to come, with
 * a day on which the visits start again or without one.
 */
type SeriesPhase = 'going_on' | 'with_pause' | 'with_open_pause' | 'ended';

/** A series on a day. */
interface SeriesOnDay {
  readonly rule: Pausable;
  readonly today: string;
}

const phaseOf = ({ rule, today }: SeriesOnDay): SeriesPhase => {
  if (seriesStatusOn(rule, today) === 'ended') return 'ended';
  if (!hasPause(rule, today)) return 'going_on';
  return rule.resumesOn === null ? 'with_open_pause' : 'with_pause';
};

const IMPOSSIBLE: Readonly<Record<SeriesTransition, string>> = {
  change: 'These visits have ended, so they cannot be changed.',
  pause: 'These visits are paused already, until somebody starts them again.',
  resume: 'These visits are not paused.',
  end: 'These visits have ended already.',
};

/** The states of a series follow from its dates, which the service writes. */
const next = () => ({});

const SERIES_MACHINE: Machine<
  SeriesTransition,
  SeriesPhase,
  SeriesOnDay,
  Order<'client' | 'staff'>,
  object
> = {
  rules: {
    change: { from: ['going_on', 'with_pause', 'with_open_pause'], by: ['staff'], next },
    // A second pause lengthens the one that stands.
    pause: { from: ['going_on', 'with_pause'], by: ['client', 'staff'], next },
    resume: { from: ['with_pause', 'with_open_pause'], by: ['client', 'staff'], next },
    end: { from: ['going_on', 'with_pause', 'with_open_pause'], by: ['staff'], next },
  },
  statusOf: phaseOf,
  describeImpossible: (command, series) =>
    phaseOf(series) === 'ended' && (command === 'pause' || command === 'resume')
      ? 'These visits have ended. Ask us for new ones.'
      : IMPOSSIBLE[command],
};

/** Why a command is not possible now, as a sentence for the user; null when it is possible. */
export function refuseSeriesCommand(
  rule: Pausable,
  command: SeriesTransition,
  today: string,
): string | null {
  // Who may give it is said by the access rule of its endpoint.
  const result = transition(SERIES_MACHINE, { rule, today }, command, { actor: 'staff' });
  return result.ok ? null : result.message;
}

/**
 * Why a paused series cannot start again on a day, as a sentence for the user; null when it can.
 * Starting again only adds visits: a longer pause cancels some, which can cost a fee.
 */
export const refuseResumption = (
  { resumesOn }: Pick<SeriesRule, 'resumesOn'>,
  day: string,
): string | null =>
  resumesOn === null || day <= resumesOn
    ? null
    : `These visits start again from ${formatPlainDate(resumesOn, 'long')}. Choose that day or an earlier one. ${LONGER_PAUSE}`;

/** What to do for a pause that lasts longer than the present one. */
export const LONGER_PAUSE = 'For a longer pause, choose “Pause longer”.';

/** The first day without a visit, and the first that may have one again; null while that is open. */
export interface SeriesPause {
  readonly from: string;
  readonly resumesOn: string | null;
}

/** The pause of a series that a second one would lengthen; null without one. */
export function pauseToLengthen(
  { pausedFrom, resumesOn }: Pick<SeriesRule, 'pausedFrom' | 'resumesOn'>,
  today: string,
): { readonly from: string; readonly resumesOn: string } | null {
  if (pausedFrom === null || resumesOn === null || today >= resumesOn) return null;
  return { from: pausedFrom, resumesOn };
}

/** The pause of a series after a command: the new one, which goes on from the one that stands. */
export function pauseAfter(
  rule: Pick<SeriesRule, 'pausedFrom' | 'resumesOn'>,
  pause: SeriesPause,
  today: string,
): SeriesPause {
  const before = pauseToLengthen(rule, today);
  if (before === null || before.from >= pause.from) return pause;
  return { ...pause, from: before.from };
}

/**
 * Why a pause cannot lengthen the one that stands, as the field that has to change and a sentence for
 * the user; null when it can, or when there is none. A series has one pause, so both have to touch.
 */
export function refuseLengthening(
  rule: Pick<SeriesRule, 'pausedFrom' | 'resumesOn'>,
  { from, resumesOn }: SeriesPause,
  today: string,
): { readonly field: 'from' | 'resumes_on'; readonly message: string } | null {
  const before = pauseToLengthen(rule, today);
  if (before === null) return null;
  const until = formatPlainDate(before.resumesOn, 'long');
  if (from > before.resumesOn) {
    return {
      field: 'from',
      message: `These visits are paused and start again from ${until}. Choose that day or an earlier one: a series has one pause at a time.`,
    };
  }
  if (resumesOn !== null && resumesOn <= before.resumesOn) {
    return {
      field: 'resumes_on',
      message: `These visits are paused and start again from ${until} anyway. Choose a later day, or start them again sooner.`,
    };
  }
  return null;
}

/**
 * The commands that an actor can give now. Clients can pause and resume; the others are for staff.
 */
export const availableSeriesCommands = (
  rule: Pausable,
  actor: 'client' | 'staff',
  today: string,
): SeriesTransition[] => availableCommands(SERIES_MACHINE, { rule, today }, { actor });
