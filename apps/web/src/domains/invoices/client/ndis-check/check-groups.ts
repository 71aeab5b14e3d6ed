import type { ComplianceCheck, ComplianceReport } from '@cleaning/contract/ndis';
import { checkText } from './check-texts.ts';

/** The outcome of a rule as the client reads it. */
export interface DescribedCheck {
  readonly id: string;
  readonly text: string;
}

/** Rules on one topic with their outcomes. */
export interface CheckGroup {
  readonly title: string;
  readonly passed: readonly DescribedCheck[];
  readonly failed: readonly DescribedCheck[];
}

const GROUPS = [
  { title: 'You and your plan', ids: /^PAR-/u },
  { title: 'Supports and dates', ids: /^LIN-(?:0[1-8]|15|16|28|29|30)$/u },
  { title: 'Prices and travel', ids: /^LIN-(?:09|1[0-4]|25|26)$/u },
  { title: 'Claim details', ids: /^LIN-(?:2[0-4]|27)$/u },
  { title: 'GST and wording', ids: /^(?:LIN-1[789]|DOC-\d+)$/u },
  { title: 'Our details', ids: /^PRV-/u },
] as const;

/** The group of rules about the invoice as a whole, and of unknown rules. */
const REST = 'The invoice itself';

/**
 * Groups the checks of a report by topic. Rules that do not apply are left out, a rule that passes for
 * every line appears once, and a rule that fails for any line counts as failed.
 */
export function groupChecks({ checks }: Pick<ComplianceReport, 'checks'>): CheckGroup[] {
  const titles = [...GROUPS.map(({ title }) => title), REST];
  return titles
    .map((title) => {
      const ofGroup = checks.filter(({ id }) => findTitle(id) === title);
      const failed = listIds(ofGroup, 'fail');
      const passed = listIds(ofGroup, 'pass').filter((id) => !failed.includes(id));
      return {
        title,
        passed: passed.map((id) => ({ id, text: checkText(id).fine })),
        failed: failed.map((id) => ({ id, text: checkText(id).withUs })),
      };
    })
    .filter(({ passed, failed }) => passed.length + failed.length > 0);
}

/** The failed checks of a severity, without repeats. */
export function failedChecks(
  { checks }: Pick<ComplianceReport, 'checks'>,
  severity: ComplianceCheck['severity'],
): DescribedCheck[] {
  const ofSeverity = checks.filter((check) => check.severity === severity);
  return listIds(ofSeverity, 'fail').map((id) => ({ id, text: checkText(id).withUs }));
}

const findTitle = (id: string): string => GROUPS.find(({ ids }) => ids.test(id))?.title ?? REST;

function listIds(checks: readonly ComplianceCheck[], wanted: ComplianceCheck['status']): string[] {
  return [...new Set(checks.flatMap(({ id, status }) => (status === wanted ? [id] : [])))];
}
