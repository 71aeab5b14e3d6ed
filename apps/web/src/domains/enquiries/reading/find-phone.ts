import { isAustralianContactPhone, isNdisNumber } from '@cleaning/contract/rules';
import type { Found } from './find-places.ts';

/** Digits, also wide ones, which up to three marks or spaces may divide. */
const RUN = /(?:[+＋][^\p{L}\p{Nd}]{0,3})?\p{Nd}+(?:[^\p{L}\p{Nd}+＋]{1,3}\p{Nd}+)*/gu;
/** The most digits of a number: 0011 61 0491 570 156. */
const MAX_DIGITS = 16;

/** The digits with which a number can begin. */
const BEGINNING = /^(?:0|[2-478]|61|13|1800)/u;
/** "04/12/2026 10", whose digits are those of a mobile. */
const DAY = /^\d{1,2}\D\d{1,2}\D20\d\d(?!\d)/u;
/** Nine digits without their zero, and numbers of six digits, as people write those of phones. */
const GROUPED_AS_PHONE = /^(?:\d{3} \d{3} \d{3}|\d \d{4} \d{4}|13 \d\d \d\d)$/u;
const UNDIVIDED = /^(?:[2-478]\d{8}|13\d{4}|13\d \d{3}|13 \d{4})$/u;

const AS_PHONE = /\b(?:phone|telephone|tel|mobile|mob|ph|call|ring|text|sms|contact|reach)\b/giu;
const AS_OTHER =
  /\b(?:ndis|abn|acn|bsb|account|acct|reference|ref|invoice|inv|claim|participant|medicare|licence|policy|postcode)\b|\$\s*$/giu;
/** How far before a number the word stands that says what it is. */
const LOOKED_BACK = 40;

/**
 * Finds a phone number in a message. Each group of digits may begin one, and the rule of phone
 * numbers decides; what would be one by its digits alone, such as an NDIS number, has to look like one.
 */
export function findPhone(message: string): Found<string> | null {
  for (const run of message.matchAll(RUN)) {
    const found = findInRun(message, run[0], run.index);
    if (found !== null) return found;
  }
  return null;
}

function findInRun(message: string, run: string, offset: number): Found<string> | null {
  const groups = [...run.matchAll(/\p{Nd}+/gu)];
  for (const [first, group] of groups.entries()) {
    // The plus is of the first group: what follows "+64" is of New Zealand.
    const isAfterPlus = first > 0 && /^[+＋]/u.test(run);
    const from = first === 0 ? 0 : group.index;
    const before = message.slice(Math.max(0, offset + from - LOOKED_BACK), offset + from);
    const following = groups.slice(first, first + MAX_DIGITS);
    if (
      !BEGINNING.test(
        following
          .map(([digits]) => digits)
          .join('')
          .normalize('NFKC'),
      )
    )
      continue;
    let count = 0;
    const ends: number[] = [];
    for (const { 0: digits, index } of following) {
      count += digits.length;
      if (count > MAX_DIGITS) break;
      if (count === 6 || count >= 9) ends.unshift(index + digits.length);
    }
    for (const end of ends) {
      const text = run.slice(from, end);
      if (isAustralianContactPhone(text) && isLikely(text, before, isAfterPlus)) {
        return { start: offset + from, end: offset + end, value: text };
      }
    }
  }
  return null;
}

type Said = 'phone' | 'other' | null;

/** What the last telling word before a number says of it. */
function whatIsSaid(before: string): Said {
  const sentence = before.split(/[!?\n;]|\.\s/u).at(-1) ?? '';
  const lastOf = (pattern: RegExp) => [...sentence.matchAll(pattern)].at(-1)?.index ?? -1;
  const [phone, other] = [lastOf(AS_PHONE), lastOf(AS_OTHER)];
  if (phone === other) return null;
  return phone > other ? 'phone' : 'other';
}

function isLikely(text: string, before: string, isAfterPlus: boolean): boolean {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\s\p{Pd}−.·•_]/gu, ' ');
  if (DAY.test(plain)) return false;
  if (/^[+0]/u.test(plain)) return true;
  if (isAfterPlus) return false;
  const said = whatIsSaid(before);
  if (said === 'other') return false;
  if (/^61|^1[38]00/u.test(plain)) return true;
  if (said === null && isNdisNumber(plain)) return false;
  // "13.12.26" is a day.
  if (plain.length < 9 && /[^\s\p{Nd}]/u.test(text)) return false;
  return GROUPED_AS_PHONE.test(plain) || (said === 'phone' && UNDIVIDED.test(plain));
}
