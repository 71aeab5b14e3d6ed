import type { RateLimitName } from '@cleaning/contract/http';

export interface Budget {
  readonly calls: number;
  readonly seconds: number;
}

/** The budgets of one rate limit of the contract. */
export interface RateLimit {
  /** For all calls from one network address. */
  readonly perAddress: Budget;
  /** For one account: the signed-in one, or the one of the email address. */
  readonly perAccount: Budget;
}

export type RateLimits = Readonly<Record<RateLimitName, RateLimit>>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * The limits in production: generous for mistakes, too small for guessing passwords or flooding
 * mailboxes.
 */
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
  // Making a document takes about 0.1 s of processor time, so an account may use 2% of a processor.
  export: {
    perAddress: { calls: 300, seconds: 5 * MINUTE },
    perAccount: { calls: 60, seconds: 5 * MINUTE },
  },
  download: {
    perAddress: { calls: 1200, seconds: 5 * MINUTE },
    perAccount: { calls: 300, seconds: 5 * MINUTE },
  },
  // A page opens its stream again whenever it becomes visible, and announces an open record every
  // ten seconds.
  live: {
    perAddress: { calls: 6000, seconds: 5 * MINUTE },
    perAccount: { calls: 300, seconds: 5 * MINUTE },
  },
};

const widen = ({ calls, seconds }: Budget): Budget => ({ calls: calls * 50, seconds });

/**
 * Larger budgets for a developer or a browser test run, which make all calls from one address with
 * a few accounts.
 */
export function relaxed(limits: RateLimits): RateLimits {
  const entries = Object.entries(limits).map(([name, { perAddress, perAccount }]) => [
    name,
    { perAddress: widen(perAddress), perAccount: widen(perAccount) },
  ]);
  return Object.fromEntries(entries) as RateLimits;
}
