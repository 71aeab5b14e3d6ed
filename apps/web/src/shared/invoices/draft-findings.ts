import type { ComplianceCheck, ComplianceReport } from '@cleaning/contract';

/** What the NDIS check of a draft found, as far as it can be put right before it is issued. */
export interface DraftFindings {
  /** Errors first. */
  readonly findings: readonly ComplianceCheck[];
  readonly errorCount: number;
  readonly warningCount: number;
}

/** Says that a draft is no claim yet, which issuing it puts right. */
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
