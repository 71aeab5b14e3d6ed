import { COMPLIANCE_RULES } from '@cleaning/ndis';
import { describe, expect, it } from 'vitest';
import { CHECK_TEXTS, checkText } from './check-texts.ts';

/** Terms and instructions that are meant for staff only. */
const OFFICE_WORDS =
  /\b(?:P[125]|CANC|TRAN|NF2F|NSD\w|GST code|claim type|suffix|field|line \d|catalogue|override)\b|(?:^|\. )(?:Enter|Choose|Correct|Add|Save|Change|Use|Remove|Lower|Issue|Record|Confirm)\b/u;

describe.each(COMPLIANCE_RULES.map(({ id, title }) => ({ id, title })))(
  '$id for a client',
  ({ id, title }) => {
    const { fine, withUs } = CHECK_TEXTS[id];

    it.each([
      ['fine', fine],
      ['with us', withUs],
    ])('has a short, plain sentence when it is %s', (_what, text) => {
      expect(text).toMatch(/^[A-Z].*\.$/u);
      expect(text).not.toMatch(OFFICE_WORDS);
      expect(text.length).toBeLessThan(200);
    });

    it('explains more than that it failed', () => {
      expect(withUs).not.toContain(title);
      expect(withUs).toMatch(
        /\bwe\b|paid|plan manages?|decides|your account|settles|message us|Nothing is claimed|nothing to pay/iu,
      );
    });
  },
);

it('each rule has a different text', () => {
  const text = Object.values(CHECK_TEXTS).flatMap(({ fine, withUs }) => [fine, withUs]);
  expect(text).toHaveLength(2 * COMPLIANCE_RULES.length);
  expect(new Set(text).size).toBe(text.length);
});

it('an unknown rule has a plain text', () => {
  expect(checkText('LIN-99').withUs).toContain('you need do nothing');
});
