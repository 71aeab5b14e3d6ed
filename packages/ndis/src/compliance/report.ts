import type { PlanManagement } from './facts.ts';
import type { CheckSeverity, CheckStatus } from './rule.ts';

/** What one rule says of an invoice, or of one of its lines. */
export interface ComplianceCheck {
  /** Such as LIN-12. */
  readonly id: string;
  readonly severity: CheckSeverity;
  readonly status: CheckStatus;
  /** A sentence or three for a person: what, why, and what to do. */
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
  /** No rule of severity error failed. */
  readonly compliant: boolean;
  /** Failed errors, failed warnings, and what passed or did not apply. */
  readonly summary: {
    readonly errors: number;
    readonly warnings: number;
    readonly passed: number;
    readonly skipped: number;
  };
  readonly checks: readonly ComplianceCheck[];
}
