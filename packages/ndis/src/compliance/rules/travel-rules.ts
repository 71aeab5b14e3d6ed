import { formatMoney } from '@cleaning/pricing';
import { parseItemNumber } from '../../items/item-number.ts';
import { minutesOfQuantity } from '../../items/billed-hours.ts';
import type { CheckedLine, InvoiceFacts, OtherLine } from '../facts.ts';
import { fail, lineRule, PASS, passIf, showDay, skip } from '../rule.ts';

const TRAVEL = 'TRAN';
const NOTIONAL_UNIT_CENTS = 1_00;
const MOST_MINUTES = 30;
const MOST_MINUTES_IN_RURAL_TOWNS = 60;
/** The ways that travel is paid for: there and back. */
const WAYS = 2;

type Support = Pick<
  OtherLine,
  'claimType' | 'unit' | 'serviceFrom' | 'serviceTo' | 'quantityHundredths'
>;

const isTravelTime = ({ claimType, unit }: Support) => claimType === TRAVEL && unit === 'H';

/** Whether a line is a visit that took place with the participant, for which travel can be paid. */
const isVisit = ({ claimType, unit }: Support) => claimType === '' && unit === 'H';

const isOn = ({ serviceFrom: from, serviceTo: to }: Support, date: string) =>
  from !== null && from <= date && date <= (to ?? from);

/** The item for kilometres, tolls and parking: sequence 799 in any category. */
const isTravelCost = (itemNumber: string | null) =>
  itemNumber !== null && /^\d{2}_799_/u.test(parseItemNumber(itemNumber)?.base ?? '');

/** Whether a line is for travel, either its time or its costs. */
export const isTravel = ({ claimType, itemNumber }: CheckedLine): boolean =>
  claimType === TRAVEL || isTravelCost(itemNumber);

export const hasVisitOn = (lines: readonly CheckedLine[], date: string | null): boolean =>
  date !== null && lines.some((line) => isVisit(line) && isOn(line, date));

/**
 * Whether the travel of a day is longer than its visits allow, including travel on other invoices.
 */
function isBeyondVisits(date: string, limit: number, facts: InvoiceFacts): boolean {
  const supports = [...facts.lines, ...facts.otherLines].filter((line) => isOn(line, date));
  const minutes = supports
    .filter(isTravelTime)
    .reduce((total, { quantityHundredths }) => total + minutesOfQuantity(quantityHundredths), 0);
  return minutes > supports.filter(isVisit).length * WAYS * limit;
}

/** Rules about travel to a visit. */
export const TRAVEL_RULES = [
  lineRule(
    'LIN-25',
    'The time of travel is within the limit, on a day with a visit.',
    'error',
    (line, facts) => {
      const { serviceFrom: date } = line;
      if (!isTravelTime(line) || date === null) {
        return skip('The line is not for the time of travel.');
      }
      if (!hasVisitOn(facts.lines, date)) {
        return fail(
          'claim_type',
          'There is no face-to-face support on the day of this travel. Travel is paid only beside one. Add the visit, or remove the line.',
        );
      }
      if (line.region !== 'standard') return PASS;
      const limit = line.isRuralTown ? MOST_MINUTES_IN_RURAL_TOWNS : MOST_MINUTES;
      if (minutesOfQuantity(line.quantityHundredths) > limit) {
        return fail(
          'quantity',
          `Each way is paid for ${limit} minutes at most here, and the line counts more. Lower the quantity, and use one line for each way.`,
        );
      }
      return passIf(
        !isBeyondVisits(date, limit, facts),
        'quantity',
        `The travel on ${showDay(date)} is more than ${limit} minutes there and ${limit} minutes back for each visit. No more is paid. Remove a line of travel, or lower its quantity.`,
      );
    },
  ),
  lineRule(
    'LIN-26',
    'Travel costs are claimed in dollars, beside a visit, and within the rate for a kilometre.',
    'warning',
    (
      { itemNumber, unit, unitPriceCents, amountCents, kilometres, serviceFrom },
      { kilometreRateCents, lines },
    ) => {
      if (!isTravelCost(itemNumber)) return skip('The line is not for travel costs.');
      if (unit !== 'E' || unitPriceCents !== NOTIONAL_UNIT_CENTS) {
        return fail(
          'unit_price_cents',
          'Travel costs are claimed as that many dollars: unit E (each) at $1.00. The agency may refuse anything else. Change the unit, the price and the quantity.',
        );
      }
      if (!hasVisitOn(lines, serviceFrom)) {
        return fail(
          'service_date_from',
          'There is no visit on the day of these travel costs. They are paid only beside one. Add the visit, or remove the line.',
        );
      }
      if (kilometres === null) return PASS;
      return passIf(
        amountCents <= kilometres * kilometreRateCents,
        'quantity',
        `${formatMoney(amountCents)} for ${kilometres} km is more than ${formatMoney(kilometreRateCents)} a kilometre, the rate in the settings. Lower the quantity, or check the kilometres.`,
      );
    },
  ),
] as const;
