import { billedHours, formatQuantity, type BillingStep } from '@cleaning/ndis';
import { describeMinutes } from '#domains/appointments/format-appointment.ts';

/** The visit in the examples: 2 h 37 min, which each step counts as other hours. */
const EXAMPLE_MINUTES = 157;

const IN_WORDS: Readonly<Record<BillingStep, string>> = {
  1: 'to 2 decimals',
  10: 'in steps of 6 minutes',
  25: 'in steps of 15 minutes',
};

/** A step in words: "in steps of 6 minutes". */
export const describeStep = (step: BillingStep): string => IN_WORDS[step];

/** What a step makes of the example: "2 h 37 min is 2.62 h, or 2.61 h for NDIS". */
export function describeExample(step: BillingStep): string {
  const [own, ndis] = [false, true].map((isNdis) =>
    formatQuantity(billedHours(EXAMPLE_MINUTES, { step, isNdis })),
  );
  const counted = `${describeMinutes(EXAMPLE_MINUTES)} is ${own} h`;
  return own === ndis ? counted : `${counted}, or ${ndis} h for NDIS`;
}
