import { documentWording } from '@cleaning/ndis';
import type { PlanManagement } from '../clients/plan-management.ts';
import {
  CANCELLATION_REASON_NAMES,
  CLAIM_TYPE_NAMES,
  type InvoiceKind,
  type InvoicePayer,
} from './choices.ts';
import type { Invoice, InvoiceLine } from './entity.ts';

const PAYERS: Readonly<Record<PlanManagement, InvoicePayer>> = {
  self: 'client',
  plan: 'plan_manager',
  agency: 'agency',
};

/** The payer of an invoice of this kind under this plan management. */
export function invoicePayer(kind: InvoiceKind, plan: PlanManagement | null): InvoicePayer {
  if (kind === 'private') return 'client';
  return plan === null ? 'unknown' : PAYERS[plan];
}

/**
 * False when an invoice cannot be paid as it was sent: the plan management is not recorded, or the
 * plan manager is not, so that it went to the participant.
 */
export function isPayerOnRecord({
  payer,
  bill_to: billTo,
  client_name: participant,
}: Pick<Invoice, 'payer' | 'bill_to' | 'client_name'>): boolean {
  return payer !== 'unknown' && !(payer === 'plan_manager' && billTo?.name === participant);
}

/** The heading of the part of a statement that a plan pays and the participant is not asked for. */
export function planAccountName(payers: readonly InvoicePayer[]): string {
  if (payers.every((payer) => payer === 'plan_manager')) return 'With your plan manager';
  if (payers.every((payer) => payer === 'agency')) return 'With the NDIA';
  return 'With your NDIS plan';
}

/** The kind of claim of an NDIS line: "Standard", "Cancellation (health)". */
export function claimTypeName({
  claim_type: type,
  cancellation_reason: reason,
}: Pick<InvoiceLine, 'claim_type' | 'cancellation_reason'>): string {
  const name = CLAIM_TYPE_NAMES[type];
  return reason === null ? name : `${name} (${CANCELLATION_REASON_NAMES[reason]})`;
}

/** The statements about GST below the lines, which the page and the PDF share. */
export function invoiceStatements(lines: readonly Pick<InvoiceLine, 'gst_code'>[]): string[] {
  const gstCodes = lines.map((line) => line.gst_code);
  const { statements } = documentWording({ gstRegistered: true, gstCodes });
  return [...gstStatements(gstCodes), ...statements];
}

function gstStatements(codes: readonly InvoiceLine['gst_code'][]): string[] {
  if (!codes.includes('P1')) return [];
  if (codes.every((code) => code === 'P1')) return ['Total price includes GST.'];
  const others = codes.includes('P5')
    ? 'there is no GST in the other lines'
    : 'the other lines are GST-free';
  return [`Total price includes GST where a line shows it; ${others}.`];
}
