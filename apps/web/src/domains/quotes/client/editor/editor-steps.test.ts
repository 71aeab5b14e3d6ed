import type { VisitWishes } from '#domains/appointments/first-visit/visit-wishes.ts';
import { aQuote } from '@cleaning/api-client/testing';
import { describe, expect, it } from 'vitest';
import { type SiteAnswers, answersOfQuote } from './quote-answers.ts';
import { allErrors, stepAfter, stepBefore, stepErrors, quoteStepIn } from './editor-steps.ts';

const TODAY = '2026-11-21';
const answers = (site: Partial<SiteAnswers>, wishes: Partial<VisitWishes> = {}) => {
  const complete = answersOfQuote(
    aQuote({ address_line1: '1 Example Street', suburb: 'Ryde', postcode: '2112' }),
  );
  return {
    ...complete,
    site: { ...complete.site, ...site },
    wishes: { ...complete.wishes, ...wishes },
  };
};

describe('the steps of requesting a quote', () => {
  it('go forwards and back', () => {
    expect([stepAfter('price'), stepAfter('date'), stepAfter('check')]).toEqual([
      'address',
      'photos',
      'check',
    ]);
    expect(stepBefore('price')).toBeNull();
    expect(stepBefore('date')?.id).toBe('address');
    expect(quoteStepIn(new URLSearchParams('step=date'))).toBe('date');
    expect(quoteStepIn(new URLSearchParams('step=elsewhere'))).toBe('price');
  });

  it.each([
    [{}, []],
    [{ address_line1: ' ' }, ['address_line1']],
    [{ suburb: '<>' }, ['suburb']],
    [{ postcode: '3000' }, ['postcode']],
    [{ postcode: ' 2154 ' }, []],
    [{ access_notes: 'a'.repeat(1001) }, ['access_notes']],
  ])('validate an address: %j', (site, fields) => {
    const errors = stepErrors('address', answers(site), TODAY);
    expect(errors.map(({ field }) => field)).toEqual(fields);
  });

  it.each([
    ['', 0],
    [TODAY, 0],
    ['2026-11-20', 1],
  ])('validate the date %j', (preferredDate, count) => {
    expect(stepErrors('date', answers({}, { preferredDate }), TODAY)).toHaveLength(count);
  });

  it('list everything that is missing before sending', () => {
    const errors = allErrors(answers({ suburb: '' }, { preferredDate: '2020-01-01' }), TODAY);
    expect(errors.map(({ step, field }) => [step, field])).toEqual([
      ['address', 'suburb'],
      ['date', 'preferred_date'],
    ]);
  });
});
