import { BILLING_STEPS } from '@cleaning/ndis';
import { expect, test } from 'vitest';
import { describeExample, describeStep } from './describe-step.ts';

test('each step is said in words, with what it makes of one visit', () => {
  expect(BILLING_STEPS.map((step) => [describeStep(step), describeExample(step)])).toEqual([
    ['to 2 decimals', '2\u00A0h\u00A037\u00A0min is 2.62 h, or 2.61 h for NDIS'],
    ['in steps of 6 minutes', '2\u00A0h\u00A037\u00A0min is 2.6 h'],
    ['in steps of 15 minutes', '2\u00A0h\u00A037\u00A0min is 2.5 h'],
  ]);
});
