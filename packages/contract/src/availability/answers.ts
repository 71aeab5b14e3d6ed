import type { Weekday } from '../series/series-rule.ts';

/** What an answer means for a plan: a warning can be saved all the same, a stop is refused. */
export const AVAILABILITY_RESULTS = ['ok', 'warn', 'stop'] as const;
export type AvailabilityResult = (typeof AVAILABILITY_RESULTS)[number];

/** How a cleaner is placed at a time, the best first. */
export const CLEANER_STATES = ['free', 'tight', 'outside_hours', 'busy', 'leave'] as const;
export type CleanerState = (typeof CLEANER_STATES)[number];

/** A visit that takes the time that is asked for. */
export interface OtherVisit {
  readonly id: string;
  readonly client_name: string;
  readonly suburb: string;
  readonly starts_at: string;
  readonly ends_at: string;
  /** Null for a visit without a cleaner. */
  readonly cleaner_name: string | null;
}

/** The drive between a visit and the one beside it on that day. */
export interface DriveBeside {
  readonly client_name: string;
  readonly suburb: string;
  /** The minutes between the visits. */
  readonly gap_minutes: number;
  /** Null when a suburb is not in the table of distances. */
  readonly drive_minutes: number | null;
}

/** The answers to the questions of the one check, for a cleaner at a time. */
export interface Answers {
  readonly past: { readonly result: AvailabilityResult };
  readonly leave: {
    readonly result: AvailabilityResult;
    readonly ends_at: string | null;
    /** The Sydney date of the cleaner's last day, where that stops the plan. */
    readonly last_day?: string | undefined;
  };
  readonly visit: { readonly result: AvailabilityResult; readonly other: OtherVisit | null };
  readonly hours: {
    readonly result: AvailabilityResult;
    readonly weekday: Weekday;
    /** Clock times in Sydney; both null on a day off, and while nothing is known. */
    readonly start_time: string | null;
    readonly end_time: string | null;
  };
  readonly drive: {
    readonly result: AvailabilityResult;
    readonly before: DriveBeside | null;
    readonly after: DriveBeside | null;
  };
  readonly same_client: {
    readonly result: AvailabilityResult;
    readonly others: OtherVisit[];
  };
  readonly holiday: { readonly result: AvailabilityResult; readonly name: string | null };
}

/** The names of the questions, what stops first. */
export const QUESTIONS = [
  'past',
  'leave',
  'visit',
  'hours',
  'holiday',
  'drive',
  'same_client',
] as const satisfies readonly (keyof Answers)[];
export type Question = (typeof QUESTIONS)[number];
