import type { ComplianceCheck, ComplianceReport } from '@cleaning/contract';

/** Rules about one thing, with what came of them. */
export interface CheckGroup {
  readonly title: string;
  readonly passed: readonly ComplianceCheck[];
  readonly failed: readonly ComplianceCheck[];
}

const GROUPS = [
  { title: 'You and your plan', ids: /^PAR-/u },
  { title: 'Supports and dates', ids: /^LIN-(?:0[1-8]|15|16|28|29|30)$/u },
  { title: 'Prices and travel', ids: /^LIN-(?:09|1[0-4]|25|26)$/u },
  { title: 'Claim details', ids: /^LIN-(?:2[0-4]|27)$/u },
  { title: 'GST and wording', ids: /^(?:LIN-1[789]|DOC-\d+)$/u },
  { title: 'Our details', ids: /^PRV-/u },
] as const;

/** Rules of the invoice as a whole, and any that are new. */
const REST = 'The invoice itself';

/**
 * The checks of a report by what they are about. What did not apply is left out, and a rule that holds
 * for every line is said once.
 */
export function groupChecks({ checks }: Pick<ComplianceReport, 'checks'>): CheckGroup[] {
  const titles = [...GROUPS.map(({ title }) => title), REST];
  return titles
    .map((title) => {
      const ofGroup = checks.filter(({ id }) => titleOf(id) === title);
      return {
        title,
        passed: eachOnce(ofGroup.filter(({ status }) => status === 'pass')),
        failed: eachOnce(ofGroup.filter(({ status }) => status === 'fail')),
      };
    })
    .filter(({ passed, failed }) => passed.length + failed.length > 0);
}

/** The failed checks of a severity, each said once. */
export function failedChecks(
  { checks }: Pick<ComplianceReport, 'checks'>,
  severity: ComplianceCheck['severity'],
): ComplianceCheck[] {
  return eachOnce(checks.filter((check) => check.status === 'fail' && check.severity === severity));
}

const titleOf = (id: string): string => GROUPS.find(({ ids }) => ids.test(id))?.title ?? REST;

function eachOnce(checks: readonly ComplianceCheck[]): ComplianceCheck[] {
  return [...new Map(checks.map((check) => [check.message, check])).values()];
}
