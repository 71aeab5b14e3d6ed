import type { PlanManagement } from './facts.ts';
import type { CheckSeverity, CheckStatus } from './rule.ts';

/** The result of one rule for an invoice, or for one of its lines. */
export interface ComplianceCheck {
  /** Such as LIN-12. */
  readonly id: string;
  readonly severity: CheckSeverity;
  readonly status: CheckStatus;
  /** One to three sentences for users: the problem, why it matters, and what to do. */
  readonly message: string;
  readonly field: string | null;
  readonly lineId: string | null;
}

/** What the check of an invoice found. */
export interface ComplianceReport {
  readonly invoiceId: string;
  readonly checkedAt: Date;
  readonly catalogueVersion: string;
  readonly planManagement: PlanManagement | null;
  /** Whether no rule of severity error failed. */
  readonly compliant: boolean;
  /** The number of failed errors, failed warnings, passed rules and rules that did not apply. */
  readonly summary: {
    readonly errors: number;
    readonly warnings: number;
    readonly passed: number;
    readonly skipped: number;
  };
  readonly checks: readonly ComplianceCheck[];
}
