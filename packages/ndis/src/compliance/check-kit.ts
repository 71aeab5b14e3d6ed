import { checkInvoice } from './check-invoice.ts';
import { compliantFacts, type FactChanges } from './compliant-facts.ts';
import type { ComplianceCheck } from './report.ts';
import type { ComplianceRuleId } from './rules/index.ts';

/** The check of an invoice that complies but for some changes. */
export const check = (changes: FactChanges = {}) => checkInvoice(compliantFacts(changes));

/** The answers of one rule. */
export const resultsOf = (id: ComplianceRuleId, changes: FactChanges): ComplianceCheck[] =>
  check(changes).checks.filter((result) => result.id === id);

/** The rule's answer about the line that it says most about: a fault first, then a pass. */
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

/** What is wrong, with how much it matters: "LIN-14 warning". */
export const failed = (changes: FactChanges) =>
  check(changes)
    .checks.filter(({ status }) => status === 'fail')
    .map(({ id, severity }) => `${id} ${severity}`);
