import type { ComplianceCheck, ComplianceReport } from '@cleaning/contract';
import { wordsOf } from './check-words/index.ts';

/** A rule, with what came of it in words for the client. */
export interface ToldCheck {
  readonly id: string;
  readonly words: string;
}

/** Rules about one thing, with what came of them. */
export interface CheckGroup {
  readonly title: string;
  readonly passed: readonly ToldCheck[];
  readonly failed: readonly ToldCheck[];
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
 * The checks of a report by what they are about. What did not apply is left out, a rule that holds for
 * every line is said once, and one that fails for any line has failed.
 */
export function groupChecks({ checks }: Pick<ComplianceReport, 'checks'>): CheckGroup[] {
  const titles = [...GROUPS.map(({ title }) => title), REST];
  return titles
    .map((title) => {
      const ofGroup = checks.filter(({ id }) => titleOf(id) === title);
      const failed = idsOf(ofGroup, 'fail');
      const passed = idsOf(ofGroup, 'pass').filter((id) => !failed.includes(id));
      return {
        title,
        passed: passed.map((id) => ({ id, words: wordsOf(id).fine })),
        failed: failed.map((id) => ({ id, words: wordsOf(id).withUs })),
      };
    })
    .filter(({ passed, failed }) => passed.length + failed.length > 0);
}

/** The failed checks of a severity, each said once. */
export function failedChecks(
  { checks }: Pick<ComplianceReport, 'checks'>,
  severity: ComplianceCheck['severity'],
): ToldCheck[] {
  const ofSeverity = checks.filter((check) => check.severity === severity);
  return idsOf(ofSeverity, 'fail').map((id) => ({ id, words: wordsOf(id).withUs }));
}

const titleOf = (id: string): string => GROUPS.find(({ ids }) => ids.test(id))?.title ?? REST;

function idsOf(checks: readonly ComplianceCheck[], wanted: ComplianceCheck['status']): string[] {
  return [...new Set(checks.flatMap(({ id, status }) => (status === wanted ? [id] : [])))];
}
