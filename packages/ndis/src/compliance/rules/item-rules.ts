import { financialYearOf } from '../../calendar/financial-year.ts';
import { addDays, addMonths } from '../../calendar/plain-date.ts';
import { ITEM_SUFFIXES_FROM, parseItemNumber } from '../../items/item-number.ts';
import { catalogueRowOn } from '../../items/price-limit.ts';
import type { CheckedLine, InvoiceFacts } from '../facts.ts';
import {
  fail,
  isDate,
  isPresent,
  lineRule,
  PASS,
  passIf,
  showDay,
  skip,
  todayOf,
  UNLESS_SELF_MANAGED,
} from '../rule.ts';

/** A claim can be made for two years after the support. A warning starts three months before. */
const CLAIM_MONTHS = 24;
const WARNING_MONTHS = 21;

const NO_ITEM = skip('The line has no support item number to look at.');
const NO_DATES = skip('The line has no dates of service to look at.');

/** The last day of a legal period of months that starts on a date. */
function lastDayOf(start: string, months: number): string {
  const end = addMonths(start, months);
  // In a month without that day, the period ends on its last day.
  return end.slice(8) === start.slice(8) ? addDays(end, -1) : end;
}

/** The catalogue row of a line on its first date of service, or null. */
export function rowOf(
  { itemNumber, serviceFrom }: CheckedLine,
  { catalogue }: Pick<InvoiceFacts, 'catalogue'>,
) {
  if (itemNumber === null || !isDate(serviceFrom)) return null;
  return catalogueRowOn(itemNumber, serviceFrom, catalogue);
}

/** Rules about which support a line is for, and when it was delivered. */
export const ITEM_RULES = [
  lineRule('LIN-01', 'The line has a support item number.', UNLESS_SELF_MANAGED, ({ itemNumber }) =>
    passIf(
      isPresent(itemNumber),
      'support_item_number',
      'The line has no support item number. A payer cannot tell which budget it comes from. Choose the support item.',
    ),
  ),
  lineRule('LIN-02', 'The support item number is well formed.', 'error', ({ itemNumber }) => {
    if (!isPresent(itemNumber)) return NO_ITEM;
    return passIf(
      parseItemNumber(itemNumber) !== null,
      'support_item_number',
      `${itemNumber} is not a support item number. A claim with it is refused. Use one like 01_020_0120_1_1.`,
    );
  }),
  lineRule(
    'LIN-03',
    'The support item is in the catalogue on the date of service.',
    'error',
    (line, facts) => {
      const item = isPresent(line.itemNumber) ? parseItemNumber(line.itemNumber) : null;
      if (item === null) return NO_ITEM;
      if (!isDate(line.serviceFrom)) return NO_DATES;
      if (item.suffix !== null && line.serviceFrom < ITEM_SUFFIXES_FROM) {
        return fail(
          'support_item_number',
          `Item numbers end in _${item.suffix} only for supports from ${showDay(ITEM_SUFFIXES_FROM)}. A claim for ${showDay(line.serviceFrom)} with it is refused. Use ${item.base}.`,
        );
      }
      return passIf(
        rowOf(line, facts) !== null,
        'support_item_number',
        `${line.itemNumber} is not in our support catalogue on ${showDay(line.serviceFrom)}. A claim for an item that is not in effect is refused. Choose another item, or ask an admin to add it.`,
      );
    },
  ),
  lineRule(
    'LIN-04',
    'The support item is in a group that the company is registered for.',
    'warning',
    ({ itemNumber }, { provider: { registrationGroups } }) => {
      const item = itemNumber === null ? null : parseItemNumber(itemNumber);
      if (item === null) return NO_ITEM;
      return passIf(
        registrationGroups.includes(item.registrationGroup),
        'support_item_number',
        `Group ${item.registrationGroup} is not one of the company’s registration groups. The item may be the wrong one. Check it against the service agreement.`,
      );
    },
  ),
  lineRule(
    'LIN-05',
    'The dates of service are days of the calendar, in order, and past.',
    'error',
    ({ serviceFrom: from, serviceTo: to }, facts) => {
      if (!isDate(from) || !isDate(to)) {
        return fail(
          'service_date_from',
          'The line does not say on which day the support was delivered. A payer needs it. Enter the dates of service.',
        );
      }
      if (to < from) {
        return fail(
          'service_date_to',
          `The support ends on ${showDay(to)}, before it starts on ${showDay(from)}. Correct the dates of service.`,
        );
      }
      if (to <= todayOf(facts)) return PASS;
      return fail(
        'service_date_to',
        `The support on ${showDay(to)} is in the future. Supports are claimed after they are delivered, never before. Remove the line until then.`,
      );
    },
  ),
  lineRule(
    'LIN-06',
    'The line is for one day.',
    'warning',
    ({ serviceFrom: from, serviceTo: to }) => {
      if (!isDate(from) || !isDate(to)) return NO_DATES;
      return passIf(
        from === to,
        'service_date_to',
        `The line covers several days, from ${showDay(from)} to ${showDay(to)}. Plan managers ask for one line for each visit. Split it by day.`,
      );
    },
  ),
  lineRule(
    'LIN-07',
    'The line is within one financial year.',
    'error',
    ({ serviceFrom: from, serviceTo: to }) => {
      if (!isDate(from) || !isDate(to)) return NO_DATES;
      return passIf(
        financialYearOf(from).from === financialYearOf(to).from,
        'service_date_to',
        `The line runs from ${showDay(from)} to ${showDay(to)}, over 30 June. Price limits change on 1 July, so such a claim is refused. Split the line at that date.`,
      );
    },
  ),
  lineRule(
    'LIN-08',
    'The support is recent enough to be claimed.',
    'error',
    ({ serviceFrom: from }, facts) => {
      if (!isDate(from)) return NO_DATES;
      const today = todayOf(facts);
      if (today > lastDayOf(from, CLAIM_MONTHS)) {
        return fail(
          'service_date_from',
          `The support on ${showDay(from)} was two years ago or more. Claims close after two years, on ${showDay(lastDayOf(from, CLAIM_MONTHS))}. Remove the line.`,
        );
      }
      if (from >= addMonths(today, -WARNING_MONTHS)) return PASS;
      return fail(
        'service_date_from',
        `The support on ${showDay(from)} is more than 21 months ago. Claims for it close after ${showDay(lastDayOf(from, CLAIM_MONTHS))}. Claim it soon.`,
        { severity: 'warning' },
      );
    },
  ),
] as const;
