import { expect, test } from 'vitest';
import { cancellingInWords } from './cancelling-in-words.ts';

const FREE_UNTIL = 'Each visit says until when you can cancel it without a fee. After that,';

test.each([
  ['general', 50, `${FREE_UNTIL} the fee is half the price of the visit.`],
  ['general', 100, `${FREE_UNTIL} the fee is the price of the visit.`],
  ['deep', 30, `${FREE_UNTIL} the fee is 30% of the price of the visit.`],
  ['general', 0, 'You can cancel a visit without a fee.'],
  ['general', undefined, `${FREE_UNTIL} a fee may apply.`],
  ['ndis', 0, `${FREE_UNTIL} a fee may apply, as your service agreement says.`],
  ['ndis', 50, `${FREE_UNTIL} a fee may apply, as your service agreement says.`],
] as const)(
  'cancelling %s with a fee of %s percent is said as it is',
  (service, percent, words) => {
    expect(cancellingInWords(service, percent)).toBe(words);
  },
);
