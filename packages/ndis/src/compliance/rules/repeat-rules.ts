import { daySpan, isOverMidnight, sharedMinutes, visitSpan } from '../../calendar/visit-time.ts';
import { addDays, isPlainDate } from '../../calendar/plain-date.ts';
import { parseItemNumber } from '../../items/item-number.ts';
import type { CheckedLine, InvoiceFacts, OtherLine } from '../facts.ts';
import { fail, lineRule, PASS, passIf, showDay, skip } from '../rule.ts';

const MOST_MINUTES_A_DAY = 12 * 60;

/** The fields by which two lines are compared. */
type Compared = Omit<OtherLine, 'unit' | 'quantityHundredths'>;

/** Every other line of the same participant, on this invoice and on others that are not void. */
const othersOf = (line: CheckedLine, { lines, otherLines }: InvoiceFacts): readonly Compared[] => [
  ...lines.filter((other) => other !== line).map((other) => ({ invoiceNumber: null, ...other })),
  ...otherLines,
];

/**
 * The item number without its suffix, which identifies the support regardless of the kind of claim.
 */
const supportOf = (itemNumber: string): string =>
  parseItemNumber(itemNumber)?.base ?? itemNumber.trim();

/** Whether a line is for travel, which is claimed in addition to a visit under the same item. */
const isTravel = ({ claimType, itemNumber }: Pick<Compared, 'claimType' | 'itemNumber'>) =>
  claimType === 'TRAN' || parseItemNumber(itemNumber ?? '')?.suffix === 'PT';

/**
 * The kind of a line for comparison. A visit is paid only once, whether it took place or was
 * cancelled.
 */
const kindOf = ({ claimType }: Pick<Compared, 'claimType'>) =>
  claimType === 'CANC' ? '' : claimType;

/** Whether two lines have a day in common. */
function shareDay(a: Compared, b: Compared): boolean {
  if (a.serviceFrom === null || b.serviceFrom === null) return false;
  return (
    a.serviceFrom <= (b.serviceTo ?? b.serviceFrom) &&
    b.serviceFrom <= (a.serviceTo ?? a.serviceFrom)
  );
}

/**
 * Whether it is unknown which visit of the day a line is for, because it has no time or several
 * days.
 */
function isUntimed(line: Compared): boolean {
  const { serviceFrom: from, serviceTo: to, startTime } = line;
  if (startTime === null) return true;
  if (from === null || to === null || from === to) return false;
  return !(isOverMidnight(line) && isPlainDate(from) && to === addDays(from, 1));
}

function isTwin(a: Compared, b: Compared): boolean {
  if (a.itemNumber === null || b.itemNumber === null) return false;
  if (supportOf(a.itemNumber) !== supportOf(b.itemNumber) || !shareDay(a, b)) return false;
  if (isTravel(a) !== isTravel(b)) return false;
  return a.startTime === b.startTime || ((isUntimed(a) || isUntimed(b)) && kindOf(a) === kindOf(b));
}

const where = ({ invoiceNumber }: Pick<Compared, 'invoiceNumber'>) =>
  invoiceNumber === null ? 'another line' : `invoice ${invoiceNumber}`;

/** Rules about supports that are claimed twice, or at the same time. */
export const REPEAT_RULES = [
  lineRule('LIN-15', 'The support is on no other invoice or line.', 'error', (line, facts) => {
    const { itemNumber, serviceFrom, startTime } = line;
    if (itemNumber === null || serviceFrom === null) {
      return skip('The line has no support item or no date to compare.');
    }
    const own = { invoiceNumber: null, ...line };
    const twin = othersOf(line, facts).find((other) => isTwin(own, other));
    return twin === undefined
      ? PASS
      : fail(
          'service_date_from',
          `The same support on ${showDay(serviceFrom)}${startTime === null ? '' : ` at ${startTime}`} is also on ${where(twin)}. The same support is paid once. Remove one of them, or enter the day and the times of both visits.`,
        );
  }),
  lineRule(
    'LIN-16',
    'The visit overlaps no other, and the day has at most 12 hours of visits.',
    'warning',
    (line, facts) => {
      const span = visitSpan(line);
      if (span === null || line.serviceFrom === null) {
        return skip('The line has no times to compare.');
      }
      if (isTravel(line)) return skip('The way to a visit is not a visit.');
      const visits = othersOf(line, facts)
        .filter((other) => !isTravel(other))
        .map((other) => ({ ...other, span: visitSpan(other) }));
      const overlapping = visits.find(
        (other) => other.span !== null && sharedMinutes(span, other.span) > 0,
      );
      if (overlapping !== undefined) {
        return fail(
          'start_time',
          `${line.startTime} to ${line.endTime} on ${showDay(line.serviceFrom)} overlaps ${where(overlapping)}. One visit at a time is paid. Check the times of both.`,
        );
      }
      const spans = [span, ...visits.flatMap((other) => other.span ?? [])];
      const days = [
        line.serviceFrom,
        ...(isOverMidnight(line) ? [addDays(line.serviceFrom, 1)] : []),
      ];
      const full = days.find(
        (day) =>
          spans.reduce((total, visit) => total + sharedMinutes(visit, daySpan(day)), 0) >
          MOST_MINUTES_A_DAY,
      );
      return passIf(
        full === undefined,
        'end_time',
        `The visits of ${showDay(full ?? line.serviceFrom)} come to more than 12 hours. A payer will ask about it. Check the times.`,
      );
    },
  ),
] as const;
