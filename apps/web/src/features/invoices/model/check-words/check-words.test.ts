import { COMPLIANCE_RULES } from '@cleaning/ndis';
import { describe, expect, it } from 'vitest';
import { CHECK_WORDS, wordsOf } from './index.ts';

/** What staff say among themselves, or are told to do. */
const OFFICE_WORDS =
  /\b(?:P[125]|CANC|TRAN|NF2F|NSD\w|GST code|claim type|suffix|field|line \d|catalogue|override)\b|(?:^|\. )(?:Enter|Choose|Correct|Add|Save|Change|Use|Remove|Lower|Issue|Record|Confirm)\b/u;

describe.each(COMPLIANCE_RULES.map(({ id, title }) => ({ id, title })))(
  '$id for a client',
  ({ id, title }) => {
    const { fine, withUs } = CHECK_WORDS[id];

    it.each([
      ['fine', fine],
      ['with us', withUs],
    ])('is a plain, short sentence where it is %s', (_what, words) => {
      expect(words).toMatch(/^[A-Z].*\.$/u);
      expect(words).not.toMatch(OFFICE_WORDS);
      expect(words.length).toBeLessThan(200);
    });

    it('says more than that it failed', () => {
      expect(withUs).not.toContain(title);
      expect(withUs).toMatch(
        /\bwe\b|paid|plan manages?|decides|your account|settles|message us|Nothing is claimed|nothing to pay/iu,
      );
    });
  },
);

it('says something else of each rule', () => {
  const words = Object.values(CHECK_WORDS).flatMap(({ fine, withUs }) => [fine, withUs]);
  expect(words).toHaveLength(2 * COMPLIANCE_RULES.length);
  expect(new Set(words).size).toBe(words.length);
});

it('stays plain for a rule that it does not know yet', () => {
  expect(wordsOf('LIN-99').withUs).toContain('you need do nothing');
});
