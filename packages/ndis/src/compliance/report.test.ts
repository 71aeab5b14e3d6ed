import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineAmount } from '../items/line-amount.ts';
import { check, failed, resultsOf } from './testing.ts';
import { RULE_CASES } from './rule-cases.ts';

describe('a compliance report', () => {
  test('counts every result once, and is compliant exactly without errors', () => {
    for (const { pass, fail, skip } of Object.values(RULE_CASES)) {
      for (const changes of [pass, fail, skip]) {
        const { summary, checks, compliant } = check(changes);
        const { errors, warnings, passed, skipped } = summary;
        expect(errors + warnings + passed + skipped).toBe(checks.length);
        expect(compliant).toBe(errors === 0);
        expect(new Set(checks.map(({ id }) => id)).size).toBe(60);
      }
    }
  });

  test('never contains an NDIS number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{3} ?\d{3} ?\d{3,4}$/u), (ndisNumber) => {
        const text = JSON.stringify(check({ participant: { ndisNumber } }));
        expect(text).not.toContain(ndisNumber);
        expect(text).not.toContain(ndisNumber.replaceAll(' ', ''));
      }),
    );
  });

  test('can be created from any stored data', () => {
    const text = fc.oneof(
      fc.constantFrom('', '2026-02-30', '2026-11-20', '09:00', '25:99', '01_020_0120_1_1'),
      fc.string(),
    );
    const maybe = fc.option(text);
    const line = fc.record({
      itemNumber: maybe,
      serviceFrom: maybe,
      serviceTo: maybe,
      startTime: maybe,
      endTime: maybe,
      unit: text,
      gstCode: maybe,
      claimType: fc.constantFrom('', 'CANC', 'TRAN', 'x'),
      cancellationReason: maybe,
      noticeAt: fc.option(fc.constant(new Date('2026-11-19T02:00:00Z'))),
    });
    const participant = fc.record({
      plans: fc.array(fc.record({ start: maybe, end: maybe, management: fc.constant(null) })),
      agreements: fc.array(fc.record({ start: maybe, end: maybe })),
    });
    fc.assert(
      fc.property(fc.array(line), participant, maybe, (lines, person, issueDate) => {
        const report = check({ lines, participant: person, invoice: { issueDate } });
        expect(report.checks.length).toBeGreaterThanOrEqual(60);
      }),
    );
  });

  test('has results for every line', () => {
    expect(resultsOf('LIN-12', { lines: [{}, {}, {}] }).map(({ lineId }) => lineId)).toEqual([
      'line-1',
      'line-2',
      'line-3',
    ]);
  });

  test('accepts any whole quantity at any price up to the limit, to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12_00 }),
        fc.integer({ min: 1, max: 60_10 }),
        (quantityHundredths, unitPriceCents) => {
          const amountCents = lineAmount(quantityHundredths, unitPriceCents);
          const found = failed({
            lines: [{ quantityHundredths, unitPriceCents, amountCents }],
            participant: { remainingBudgetCents: 1_000_000_00 },
          });
          expect(found.filter((fault) => fault !== 'LIN-14 warning')).toEqual([]);
        },
      ),
    );
  });
});
