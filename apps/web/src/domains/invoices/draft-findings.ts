import type { ComplianceCheck, ComplianceReport } from '@cleaning/contract/ndis';

/** The findings of a draft's NDIS check that can be fixed before it is issued. */
export interface DraftFindings {
  /** Errors first. */
  readonly findings: readonly ComplianceCheck[];
  readonly errorCount: number;
  readonly warningCount: number;
}

/** The rule that a draft cannot be claimed. It is left out, because issuing the draft fixes it. */
const STILL_A_DRAFT = 'INV-07';

export function draftFindings({ checks }: Pick<ComplianceReport, 'checks'>): DraftFindings {
  const failed = checks.filter(({ status, id }) => status === 'fail' && id !== STILL_A_DRAFT);
  const errors = failed.filter(({ severity }) => severity === 'error');
  const warnings = failed.filter(({ severity }) => severity === 'warning');
  return {
    findings: [...errors, ...warnings],
    errorCount: errors.length,
    warningCount: warnings.length,
  };
}
