import type { ComplianceCheck } from '@cleaning/contract/ndis';
import { expect, it } from 'vitest';
import { draftFindings } from './draft-findings.ts';

const check = (id: string, changes: Partial<ComplianceCheck> = {}): ComplianceCheck => ({
  id,
  severity: 'error',
  status: 'fail',
  message: 'Wrong.',
  field: null,
  line_id: null,
  ...changes,
});

it('leaves out the finding that a draft is not issued, and lists errors first', () => {
  const { findings, errorCount, warningCount } = draftFindings({
    checks: [
      check('INV-07'),
      check('LIN-24', { severity: 'warning' }),
      check('LIN-12'),
      check('LIN-01', { status: 'pass' }),
    ],
  });
  expect(findings.map(({ id }) => id)).toEqual(['LIN-12', 'LIN-24']);
  expect([errorCount, warningCount]).toEqual([1, 1]);
});
