import type { Transaction } from '../../core/db/client.ts';
import type { StaffViewer } from '../../core/http/viewer.ts';

/** The findings of an NDIS check. */
export interface GateReport {
  readonly isCompliant: boolean;
  /** The whole report, in the form that the caller may read. */
  readonly report: unknown;
}

/**
 * Checks an NDIS invoice as if it were issued. The invoice already has its number and dates; if
 * staff do not override the errors found, the transaction that assigned them is rolled back.
 */
export type ComplianceGate = (
  transaction: Transaction,
  call: { readonly id: string; readonly viewer: StaffViewer; readonly now: Date },
) => Promise<GateReport>;
