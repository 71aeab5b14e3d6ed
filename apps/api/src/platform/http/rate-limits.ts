import type { RateLimitName } from '@cleaning/contract';

export interface Budget {
  readonly calls: number;
  readonly seconds: number;
}

/** What one name of the contract allows. */
export interface RateLimit {
  /** For everything that comes from one network address. */
  readonly perAddress: Budget;
  /** For one account, signed in or named by its e-mail address. */
  readonly perAccount: Budget;
}

export type RateLimits = Readonly<Record<RateLimitName, RateLimit>>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** What the live service allows: room for a person's mistakes, none for guessing or mail floods. */
export const RATE_LIMITS: RateLimits = {
  login: {
    perAddress: { calls: 60, seconds: 15 * MINUTE },
    perAccount: { calls: 10, seconds: 15 * MINUTE },
  },
  register: {
    perAddress: { calls: 20, seconds: HOUR },
    perAccount: { calls: 5, seconds: HOUR },
  },
  mail: {
    perAddress: { calls: 20, seconds: HOUR },
    perAccount: { calls: 5, seconds: HOUR },
  },
  token: {
    perAddress: { calls: 60, seconds: 15 * MINUTE },
    perAccount: { calls: 60, seconds: 15 * MINUTE },
  },
  enquiry: {
    perAddress: { calls: 20, seconds: HOUR },
    perAccount: { calls: 5, seconds: HOUR },
  },
  write: {
    perAddress: { calls: 600, seconds: 5 * MINUTE },
    perAccount: { calls: 120, seconds: 5 * MINUTE },
  },
  // A document takes some 0.1 s of a processor: an account may have 2% of one.
  export: {
    perAddress: { calls: 300, seconds: 5 * MINUTE },
    perAccount: { calls: 60, seconds: 5 * MINUTE },
  },
  download: {
    perAddress: { calls: 1200, seconds: 5 * MINUTE },
    perAccount: { calls: 300, seconds: 5 * MINUTE },
  },
  // A page opens its stream again whenever it comes to the front; one with a record says so every ten seconds.
  live: {
    perAddress: { calls: 6000, seconds: 5 * MINUTE },
    perAccount: { calls: 300, seconds: 5 * MINUTE },
  },
};

const widen = ({ calls, seconds }: Budget): Budget => ({ calls: calls * 50, seconds });

/**
 * Budgets wide enough for a developer, or a whole browser test run, that works from one address with
 * a handful of accounts.
 */
export function relaxed(limits: RateLimits): RateLimits {
  const entries = Object.entries(limits).map(([name, { perAddress, perAccount }]) => [
    name,
    { perAddress: widen(perAddress), perAccount: widen(perAccount) },
  ]);
  return Object.fromEntries(entries) as RateLimits;
}
