import { formatMoney, roundHalfUp } from '@cleaning/pricing';
import { visitMinutes } from '../../calendar/visit-time.ts';
import { BILLING_STEPS, billedHours, minutesOfQuantity } from '../../items/billed-hours.ts';
import { formatQuantity, lineAmount } from '../../items/line-amount.ts';
import type { CheckedLine, InvoiceFacts } from '../facts.ts';
import { fail, lineRule, passIf, showDay, skip, todayOf, UNLESS_SELF_MANAGED } from '../rule.ts';
import { rowOf } from './item-rules.ts';

const MAX_QUANTITY_HUNDREDTHS = 999_99;

/**
 * Whether the line was issued on an earlier day, when the amount of hours with times was rate times
 * minutes over 60. What was issued stays as it is.
 */
function isIssuedByTheMinute(line: CheckedLine, facts: InvoiceFacts): boolean {
  const { issueDate } = facts.invoice;
  if (issueDate === null || issueDate >= todayOf(facts) || line.unit !== 'H') return false;
  const minutes = visitMinutes(line);
  return minutes !== null && line.amountCents === roundHalfUp(minutes * line.unitPriceCents, 60);
}

/** Whether the hours are the minutes in whole steps. An earlier line may have had another step. */
const isInSteps = (quantityHundredths: number, minutes: number): boolean =>
  BILLING_STEPS.some((step) => billedHours(minutes, { step, isNdis: true }) === quantityHundredths);

const NOT_LISTED = skip('The item is not in the support catalogue on that day.');

/** Rules about how much of a support there was, and what it costs. */
export const AMOUNT_RULES = [
  lineRule(
    'LIN-09',
    'The quantity is above zero, with at most two decimals, and not above 999.99.',
    'error',
    ({ quantityHundredths: quantity }) =>
      passIf(
        Number.isInteger(quantity) && quantity > 0 && quantity <= MAX_QUANTITY_HUNDREDTHS,
        'quantity',
        `A quantity of ${formatQuantity(quantity)} cannot be claimed. Use more than 0 and at most 999.99, with two decimals or fewer.`,
      ),
  ),
  lineRule('LIN-10', 'The unit is the one of the support item.', 'error', (line, facts) => {
    const row = rowOf(line, facts);
    if (row === null) return NOT_LISTED;
    return passIf(
      line.unit === row.unit,
      'unit',
      `The line is counted in ${line.unit}, but the item in ${row.unit} (H is an hour, E is each). A claim in another unit is refused. Change the unit and the quantity.`,
    );
  }),
  lineRule('LIN-11', 'The price is above zero.', 'error', ({ unitPriceCents }) =>
    passIf(
      unitPriceCents > 0,
      'unit_price_cents',
      'The line has no price. There is nothing to claim. Enter the agreed rate, or remove the line.',
    ),
  ),
  lineRule(
    'LIN-12',
    'The price is within the limit for that day and place.',
    UNLESS_SELF_MANAGED,
    (line, facts) => {
      const row = rowOf(line, facts);
      if (row === null || line.serviceFrom === null) return NOT_LISTED;
      const limit = row.limits[line.region];
      const isSelfManaged = facts.participant.planManagement === 'self';
      return passIf(
        line.unitPriceCents <= limit,
        'unit_price_cents',
        `The price of ${formatMoney(line.unitPriceCents)} is above the limit of ${formatMoney(limit)} on ${showDay(line.serviceFrom)}. ${
          isSelfManaged
            ? 'A self-managed participant may agree to more. Make sure that they did.'
            : 'A plan that is not self-managed never pays more. Lower the price.'
        }`,
      );
    },
  ),
  lineRule('LIN-13', 'The line comes to its quantity times its price.', 'error', (line, facts) => {
    const { quantityHundredths: quantity, unitPriceCents: price, amountCents } = line;
    if (!Number.isInteger(quantity)) return skip('The quantity has more than two decimals.');
    const amount = lineAmount(quantity, price);
    return passIf(
      amountCents === amount || isIssuedByTheMinute(line, facts),
      'amount_cents',
      `${formatQuantity(quantity)} times ${formatMoney(price)} is ${formatMoney(amount)}, but the line says ${formatMoney(amountCents)}. A claim must agree to the cent. Save the line again.`,
    );
  }),
  lineRule('LIN-14', 'The hours are the time between start and end.', 'warning', (line) => {
    if (line.unit !== 'H') return skip('The line is not counted in hours.');
    const { startTime, endTime, quantityHundredths } = line;
    const minutes = visitMinutes(line);
    if (minutes === null) {
      return fail(
        'start_time',
        'The line does not say from when to when. Plan managers check hours against times. Enter the start and the end.',
      );
    }
    return passIf(
      Math.abs(minutes - minutesOfQuantity(quantityHundredths)) <= 1 ||
        isInSteps(quantityHundredths, minutes),
      'quantity',
      `${startTime} to ${endTime} is ${minutes} minutes, but the line counts ${formatQuantity(quantityHundredths)} hours. Plan managers check hours against times. Correct one of them.`,
    );
  }),
] as const;
