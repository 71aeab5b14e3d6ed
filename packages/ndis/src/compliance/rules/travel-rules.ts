import { formatAud } from '@cleaning/pricing';
import { parseItemNumber } from '../../items/item-number.ts';
import { fail, lineRule, PASS, passIf, skip } from '../rule.ts';

const TRAVEL = 'TRAN';
const NOTIONAL_UNIT_CENTS = 1_00;
const MOST_MINUTES = 30;
const MOST_MINUTES_IN_RURAL_TOWNS = 60;
const MINUTES_A_HUNDREDTH = 0.6;

const money = (cents: number) => formatAud(cents, { decimals: 'always' });

/** The item of kilometres, tolls and parking: sequence 799 of any category. */
const isTravelCost = (itemNumber: string | null) =>
  itemNumber !== null && /^\d{2}_799_/u.test(parseItemNumber(itemNumber)?.base ?? '');

/** Rules about the way to a visit. */
export const TRAVEL_RULES = [
  lineRule(
    'LIN-25',
    'The time of travel is within the limit, on a day with a visit.',
    'error',
    (line, { lines }) => {
      if (line.claimType !== TRAVEL || line.unit !== 'H') {
        return skip('The line is not for the time of travel.');
      }
      const hasVisit = lines.some(
        (other) =>
          other.claimType === '' && other.unit === 'H' && other.serviceFrom === line.serviceFrom,
      );
      if (!hasVisit) {
        return fail(
          'claim_type',
          'There is no face-to-face support on the day of this travel. Travel is paid only beside one. Add the visit, or remove the line.',
        );
      }
      if (line.region !== 'standard') return PASS;
      const limit = line.isRuralTown ? MOST_MINUTES_IN_RURAL_TOWNS : MOST_MINUTES;
      return passIf(
        line.quantityHundredths * MINUTES_A_HUNDREDTH <= limit,
        'quantity',
        `Each way is paid for ${limit} minutes at most here, and the line counts more. Lower the quantity, and use one line for each way.`,
      );
    },
  ),
  lineRule(
    'LIN-26',
    'Travel costs are claimed in dollars, and within the rate for a kilometre.',
    'warning',
    ({ itemNumber, unit, unitPriceCents, amountCents, kilometres }, { kilometreRateCents }) => {
      if (!isTravelCost(itemNumber)) return skip('The line is not for travel costs.');
      if (unit !== 'E' || unitPriceCents !== NOTIONAL_UNIT_CENTS) {
        return fail(
          'unit_price_cents',
          'Travel costs are claimed as that many dollars: unit E (each) at $1.00. The agency may refuse anything else. Change the unit, the price and the quantity.',
        );
      }
      if (kilometres === null) return PASS;
      return passIf(
        amountCents <= kilometres * kilometreRateCents,
        'quantity',
        `${money(amountCents)} for ${kilometres} km is more than ${money(kilometreRateCents)} a kilometre, the rate in the settings. Lower the quantity, or check the kilometres.`,
      );
    },
  ),
] as const;
