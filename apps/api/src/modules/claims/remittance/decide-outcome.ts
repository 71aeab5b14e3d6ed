import type { RemittanceRow } from '@cleaning/contract';
import { readPaidCents } from './read-paid-cents.ts';

/** What a row says of its payment, as text. */
export interface StatedPayment {
  readonly paid: string;
  readonly status: string;
  readonly reason: string;
}

/** The outcome of a row before it is matched. */
export interface RowOutcome extends Pick<RemittanceRow, 'paid_cents' | 'reason'> {
  readonly outcome: 'paid' | 'rejected' | 'open' | 'unreadable';
}

const MAX_REASON = 300;

/** Words that deny a problem: "Successful - no errors". */
const NO_PROBLEM =
  /\b(?:no|nil|zero|0|without(?:\s+any)?|not)\s+(?:errors?|rejections?|rejected|fail(?:ed|ures?)|declined)\b|\berrors?[\s-]free\b/giu;
const REJECTED = /reject|error|fail|declin|denied|unsuccessful/iu;
/** The payer has not decided yet, or the request was taken back: neither a payment nor a refusal. */
const OPEN =
  /pending|await|cancel|withdrawn|on[\s-]hold|\bheld\b|in[\s-]progress|process(?:ing)?\b|in[\s-]review|under[\s-]review|to be (?:paid|processed|approved)|not yet|submitted|queued|scheduled|incomplete|quer(?:y|ied)|\bopen\b|waiting/iu;
const NOT_PAID = /not paid|unpaid/iu;
const IN_PART = /\bpart(?:ial(?:ly)?|ly)?[\s-]+(?:paid|reject|success|approv)/iu;
/** What stands in a column for reasons although nothing is wrong. */
const NO_REASON = /^(?:n\/a|nil|none|ok|success(?:ful)?|paid|approved)?$/iu;

type Verdict = 'rejected' | 'open' | null;

/** What the words of a status or a reason say; null when they decide nothing. */
function verdictOf(words: string): Verdict {
  const text = words.replaceAll(NO_PROBLEM, ' ');
  if (REJECTED.test(text)) return 'rejected';
  if (OPEN.test(text)) return 'open';
  return NOT_PAID.test(text) ? 'rejected' : null;
}

/**
 * Decides what a row says: paid, rejected, still open, or not readable. A status decides before the
 * amount does. A note beside money that was paid is no refusal.
 */
export function decideOutcome({ paid, status, reason }: StatedPayment): RowOutcome {
  const amount = readPaidCents(paid);
  const verdict = verdictOf(status);
  const hasMoney = amount.cents !== null && amount.cents > 0;
  const isPaidInPart = hasMoney && IN_PART.test(status);
  if (verdict !== null && !isPaidInPart) return without(verdict, reason || status);
  if (amount.cents === null) {
    return verdictOf(paid) === 'open'
      ? without('open', reason || paid)
      : without('unreadable', amount.problem);
  }
  if (hasMoney) return { outcome: 'paid', paid_cents: amount.cents, reason: null };
  const why = reason.replaceAll(NO_PROBLEM, '').replaceAll(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
  // A reason may say "your plan is under review"; one that is no refusal begins with such words.
  const isOpen = NO_REASON.test(why) || (verdictOf(why) === 'open' && why.search(OPEN) === 0);
  return isOpen
    ? without('open', reason || status || 'Nothing was paid.')
    : without('rejected', reason);
}

const without = (outcome: Exclude<RowOutcome['outcome'], 'paid'>, reason: string): RowOutcome => ({
  outcome,
  paid_cents: 0,
  reason: reason.slice(0, MAX_REASON),
});
