import type { RemittanceRow } from '@cleaning/contract/claims';
import { readPaidCents } from './read-paid-cents.ts';

/** What a row says of its payment, as text. */
export interface StatedPayment {
  readonly paid: string;
  readonly status: string;
  readonly reason: string;
  /** What stands in a column that is for reasons of refusals alone. */
  readonly refusal: string;
}

/** The outcome of a row before it is matched. */
export interface RowOutcome extends Pick<RemittanceRow, 'paid_cents' | 'reason'> {
  readonly outcome: 'paid' | 'rejected' | 'open' | 'unreadable';
}

const MAX_REASON = 300;

type Verdict = 'paid' | 'rejected' | 'open';

/** Words that deny a problem: "Successful - no errors". */
const NO_PROBLEM =
  /\b(?:no|nil|zero|0|without(?:\s+any)?|not)\s+(?:errors?|rejections?|rejected|fail(?:ed|ures?)|declined)\b|\berrors?[\s-]free\b|\berrors?(?:\s+code)?\W*0+\b/giu;

/** What the words of payers mean. Where a text has several of them, the first in this list decides. */
const WORDS: readonly (readonly [words: RegExp, verdict: Verdict])[] = [
  [
    /reject|error|fail|declin|denied|denial|refused|disallow|unsuccessful|ineligible|unapproved|not (?:successful|approved|accepted|eligible|payable)/iu,
    'rejected',
  ],
  // The request or its payment was taken back.
  [/cancel|withdr[ae]w|delet|revers|revok|recall|\bvoid|refund/iu, 'open'],
  // The payer has not decided yet.
  [
    /pending|await|waiting|on[\s-]hold|^hold\b|\bheld\b|in[\s-]progress|process(?:ing)?\b|unprocessed|not processed|(?:in|under|for|needs|manual)[\s-]review|submit|draft|queued|incomplete|not complete|quer(?:y|ied)|\bopen\b|investigat|disput|defer|pre-?approved|already/iu,
    'open',
  ],
  // It has not paid yet.
  [
    /(?:to|will) be (?:paid|processed|approved)|\bto pay\b|\bfor payment\b|not yet|not \w+ yet|schedul|next (?:pay|run|batch|cycle)/iu,
    'open',
  ],
  [
    /success\w*\W+(?:received|lodged|uploaded|validated|entered)|(?:received|lodged|uploaded|validated|entered)\W+success/iu,
    'open',
  ],
  [/not paid|unpaid|non[\s-]?payment|no payment|never paid/iu, 'rejected'],
  [
    /\b(?:paid|success(?:ful(?:ly)?)?|approved|processed|completed?|settled|remitted|disbursed|reconciled|finali[sz]ed|cleared|ok)\b|payment (?:made|sent|issued|released)/iu,
    'paid',
  ],
];
const IN_PART = /\bpart(?:ial(?:ly)?|ly)?[\s-]+(?:pa(?:id|yment)|reject|success|approv|process)/iu;
/** What stands in a column although it says nothing. */
const NOTHING_SAID = /^(?:[\s\p{P}]*|n\/a|nil|none)$/iu;
/** What stands in a column for reasons although nothing is wrong. */
const NO_REASON = /^(?:n\/a|nil|none|0+|ok|success(?:ful)?|paid|approved)?$/iu;
/** What may come before the words of a note that decide: "This payment is on hold". */
const BEFORE_WORDS =
  /^(?:(?:this|the|your|our|payment|claim|invoice|request|row|line|amount|status|is|was|has|have|been|currently|still|now|\p{P})(?![\p{L}\d])\s*)+/iu;

/** "ON_HOLD" and "OnHold" as words. */
const inWords = (text: string): string =>
  text.replaceAll('_', ' ').replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');

/** What a text says, and where in it; null when its words decide nothing. */
function verdictOf(text: string): { readonly verdict: Verdict; readonly at: number } | null {
  const words = text.replaceAll(NO_PROBLEM, (found) => ' '.repeat(found.length));
  for (const [pattern, verdict] of WORDS) {
    const at = words.search(pattern);
    if (at !== -1) return { verdict, at };
  }
  return null;
}

/** What a status says. One that begins with a payment in part says that this part was paid. */
function verdictOfStatus(status: string, hasMoney: boolean): Verdict | null {
  const words = inWords(status);
  const found = verdictOf(words);
  const part = words.search(IN_PART);
  const isPaidInPart = hasMoney && part !== -1 && (found === null || part <= found.at);
  return isPaidInPart ? 'paid' : (found?.verdict ?? null);
}

/** What a note says by the words that it begins with. Others may be about the plan or the rest. */
function verdictOfNote(note: string): Verdict | null {
  const found = verdictOf(inWords(note).trim().replace(BEFORE_WORDS, ''));
  return found?.at === 0 ? found.verdict : null;
}

/**
 * Decides what a row says: paid, rejected, still open, or not readable. A status decides before the
 * amount does, and a note only where there is no status. Money was paid where a status says so, or
 * where neither it nor a note says anything else.
 */
export function decideOutcome({ paid, status, reason, refusal }: StatedPayment): RowOutcome {
  const amount = readPaidCents(paid);
  const hasMoney = amount.cents !== null && amount.cents > 0;
  const verdict = verdictOfStatus(status, hasMoney);
  if (verdict === 'rejected' || verdict === 'open') return without(verdict, reason || status);
  if (amount.cents === null) {
    return verdictOf(paid)?.verdict === 'open'
      ? without('open', reason || paid)
      : without('unreadable', amount.problem);
  }
  const why = reason.replaceAll(NO_PROBLEM, '').replaceAll(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
  const noted = verdictOfNote(why);
  if (!hasMoney) {
    return NO_REASON.test(why) || noted === 'open'
      ? without('open', reason || status || 'Nothing was paid.')
      : without('rejected', reason);
  }
  if (verdict === 'paid') return { outcome: 'paid', paid_cents: amount.cents, reason: null };
  if (!NOTHING_SAID.test(status)) {
    return without('open', `“${status.slice(0, 40)}” does not say whether this was paid.`);
  }
  // A refusal beside money contradicts itself: recording neither leaves it to a later file.
  return noted === 'open' || noted === 'rejected' || !NO_REASON.test(refusal)
    ? without('open', reason)
    : { outcome: 'paid', paid_cents: amount.cents, reason: null };
}

const without = (outcome: Exclude<RowOutcome['outcome'], 'paid'>, reason: string): RowOutcome => ({
  outcome,
  paid_cents: 0,
  reason: reason.slice(0, MAX_REASON),
});
