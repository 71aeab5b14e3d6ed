import { describePreferredTime } from '@cleaning/contract/fields/rules';
import {
  SERIES_INTERVAL_NAMES,
  SERIES_INTERVALS,
  type SeriesInterval,
} from '@cleaning/contract/series/rules';
import { type EstimateInput, formatPlainDate } from '@cleaning/pricing';
import type { FirstVisitReader } from './first-visit-words.ts';

/** How often a client wants visits, and when the first one suits. */
export interface VisitWishes {
  /** The weeks between regular visits; null for a single visit. */
  readonly intervalWeeks: SeriesInterval | null;
  /** A Sydney date; empty for any day. */
  readonly preferredDate: string;
  /** A part of the day, or a clock time such as 09:30. */
  readonly preferredTime: string;
  /** Another day and time, for when the first choice is taken; empty for none. */
  readonly secondDate: string;
  readonly secondTime: string;
}

/** What is cleaned, on which the price and the length of a visit depend; null until it is chosen. */
export type PricedClean = Omit<EstimateInput, 'timelineId'> | null;

/** The answers about the first visit, and how they change. */
export interface FirstVisitProps {
  readonly clean: PricedClean;
  readonly wishes: VisitWishes;
  /** The date in Sydney. */
  readonly today: string;
  readonly onChange: (changed: Partial<VisitWishes>) => void;
  /** The client by default. */
  readonly reader?: FirstVisitReader;
}

export const NO_WISHES: VisitWishes = {
  intervalWeeks: null,
  preferredDate: '',
  preferredTime: 'any',
  secondDate: '',
  secondTime: 'any',
};

/** The answers to "How often?", in words. */
export const HOW_OFTEN: readonly {
  readonly weeks: SeriesInterval | null;
  readonly name: string;
}[] = [
  { weeks: null, name: 'Once' },
  ...SERIES_INTERVALS.map((weeks) => ({ weeks, name: SERIES_INTERVAL_NAMES[weeks] })),
];

export const describeHowOften = (weeks: SeriesInterval | null): string =>
  weeks === null ? 'Once' : SERIES_INTERVAL_NAMES[weeks];

/** A day and a time in words: "Thursday 26 November 2026, 9:00 am"; "Any day" without a day. */
export function describeWish(date: string | null, time: string | null): string {
  if (date === null || date === '') return 'Any day';
  const day = formatPlainDate(date, 'long');
  return time === null || time === 'any'
    ? day
    : `${day}, ${describePreferredTime(time).toLowerCase()}`;
}
