import { checkInvoice } from './check-invoice.ts';
import { compliantFacts, type FactChanges } from './compliant-facts.ts';
import type { ComplianceCheck } from './report.ts';
import type { ComplianceRuleId } from './rules/index.ts';

/** Checks a compliant invoice with some changes. */
export const check = (changes: FactChanges = {}) => checkInvoice(compliantFacts(changes));

/** The results of one rule. */
export const resultsOf = (id: ComplianceRuleId, changes: FactChanges): ComplianceCheck[] =>
  check(changes).checks.filter((result) => result.id === id);

/** The most relevant result of a rule: a failure first, then a pass. */
export function resultOf(id: ComplianceRuleId, changes: FactChanges): ComplianceCheck {
  const results = resultsOf(id, changes);
  const [result] = [
    ...results.filter(({ status }) => status === 'fail'),
    ...results.filter(({ status }) => status === 'pass'),
    ...results,
  ];
  if (result === undefined) throw new Error(`No answer from ${id}.`);
  return result;
}

/** The failed rules with their severity: "LIN-14 warning". */
export const failed = (changes: FactChanges) =>
  check(changes)
    .checks.filter(({ status }) => status === 'fail')
    .map(({ id, severity }) => `${id} ${severity}`);
