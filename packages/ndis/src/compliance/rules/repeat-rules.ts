import { isOverlap, minutesOfDay } from '../line-time.ts';
import type { CheckedLine, InvoiceFacts, OtherLine } from '../facts.ts';
import { fail, lineRule, PASS, passIf, showDay, skip } from '../rule.ts';

const MOST_MINUTES_A_DAY = 12 * 60;

const TRAVEL = 'TRAN';

const asOther = (line: CheckedLine): OtherLine => ({
  invoiceNumber: null,
  itemNumber: line.itemNumber,
  claimType: line.claimType,
  serviceDate: line.serviceFrom,
  startTime: line.startTime,
  endTime: line.endTime,
});

/** Every other line of the same participant on the same day: of this invoice and of live ones. */
function othersOnDay(line: CheckedLine, { lines, otherLines }: InvoiceFacts): OtherLine[] {
  return [...lines.filter((other) => other !== line).map(asOther), ...otherLines].filter(
    (other) => other.serviceDate === line.serviceFrom,
  );
}

/** The way to a visit is claimed beside it, under the same item. */
const isTravel = ({ claimType }: Pick<OtherLine, 'claimType'>) => claimType === TRAVEL;

const where = ({ invoiceNumber }: OtherLine) =>
  invoiceNumber === null ? 'another line' : `invoice ${invoiceNumber}`;

const minutesOf = ({ startTime, endTime }: Pick<OtherLine, 'startTime' | 'endTime'>) =>
  startTime === null || endTime === null ? 0 : minutesOfDay(endTime) - minutesOfDay(startTime);

/** Rules about supports that are claimed twice, or at the same time. */
export const REPEAT_RULES = [
  lineRule('LIN-15', 'The support is on no other invoice or line.', 'error', (line, facts) => {
    const { itemNumber, serviceFrom, startTime } = line;
    if (itemNumber === null || serviceFrom === null) {
      return skip('The line has no support item or no date to compare.');
    }
    const twin = othersOnDay(line, facts).find(
      (other) =>
        other.itemNumber === itemNumber &&
        other.startTime === startTime &&
        isTravel(other) === isTravel(line),
    );
    return twin === undefined
      ? PASS
      : fail(
          'service_date_from',
          `The same support on ${showDay(serviceFrom)}${startTime === null ? '' : ` at ${startTime}`} is also on ${where(twin)}. The same support is paid once. Remove one of them, or enter the times of both visits.`,
        );
  }),
  lineRule(
    'LIN-16',
    'The visit overlaps no other, and the day has at most 12 hours of visits.',
    'warning',
    (line, facts) => {
      if (line.serviceFrom === null || line.startTime === null || line.endTime === null) {
        return skip('The line has no times to compare.');
      }
      if (isTravel(line)) return skip('The way to a visit is not a visit.');
      const visits = othersOnDay(line, facts).filter((other) => !isTravel(other));
      const overlapping = visits.find((other) => isOverlap(line, other));
      if (overlapping !== undefined) {
        return fail(
          'start_time',
          `${line.startTime} to ${line.endTime} on ${showDay(line.serviceFrom)} overlaps ${where(overlapping)}. One visit at a time is paid. Check the times of both.`,
        );
      }
      const minutes = [line, ...visits].reduce((total, visit) => total + minutesOf(visit), 0);
      return passIf(
        minutes <= MOST_MINUTES_A_DAY,
        'end_time',
        `The visits of ${showDay(line.serviceFrom)} come to more than 12 hours. A payer will ask about it. Check the times.`,
      );
    },
  ),
] as const;
