import type { Transaction } from '../../../platform/db/client.ts';
import type { StaffViewer } from '../../../platform/http/viewer.ts';

/** What a check of an NDIS invoice found. */
export interface GateReport {
  readonly isCompliant: boolean;
  /** The whole report, as the caller may read it. */
  readonly report: unknown;
}

/**
 * Checks an NDIS invoice as it would be once issued: it has its number and its dates already, and the
 * transaction that gave them is undone when staff do not stand by what the check found.
 */
export type ComplianceGate = (
  transaction: Transaction,
  call: { readonly id: string; readonly viewer: StaffViewer; readonly now: Date },
) => Promise<GateReport>;
