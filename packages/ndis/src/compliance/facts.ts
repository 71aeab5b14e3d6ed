import type { ServiceId } from '@cleaning/pricing';
import type { DatedPeriod } from '../plans/dated-periods.ts';
import type { CatalogueRow, PriceRegion } from '../items/support-catalogue.ts';

/** Who pays the invoices of a plan: the participant, a plan manager, or the agency itself. */
export type PlanManagement = 'self' | 'plan' | 'agency';

export interface CheckedInvoice {
  readonly id: string;
  readonly number: string | null;
  /** Whether no other invoice has the same number. */
  readonly isNumberUnique: boolean;
  readonly status: 'draft' | 'issued' | 'partially_paid' | 'paid' | 'void' | 'written_off';
  readonly claimStatus:
    | 'not_applicable'
    | 'ready'
    | 'submitted'
    | 'accepted'
    | 'rejected'
    | 'reconciled';
  /** Sydney dates, YYYY-MM-DD. */
  readonly issueDate: string | null;
  readonly dueDate: string | null;
  /** Whole cents: the total without GST, the GST, and the total with GST. */
  readonly subtotalCents: number;
  readonly gstCents: number;
  readonly totalCents: number;
  /** The participants whose supports are on the invoice. */
  readonly participantIds: readonly string[];
  /** The payer; null before it is issued. */
  readonly billTo: { readonly name: string; readonly email: string | null } | null;
  readonly buyerAbn: string | null;
  /** The printed title and statements. */
  readonly title: string;
  readonly statements: readonly string[];
}

export interface CheckedLine {
  readonly id: string;
  readonly description: string;
  readonly itemNumber: string | null;
  readonly serviceFrom: string | null;
  readonly serviceTo: string | null;
  /** Clock times in Sydney, HH:MM. */
  readonly startTime: string | null;
  readonly endTime: string | null;
  /** Hundredths of the unit; not a whole number if the quantity had more than two decimals. */
  readonly quantityHundredths: number;
  readonly unit: string;
  /** Whole cents, including GST where it is taxable. */
  readonly unitPriceCents: number;
  readonly amountCents: number;
  readonly gstCents: number;
  readonly gstCode: string | null;
  readonly region: PriceRegion;
  /** Whether the place is a rural town (MMM 4 or 5), where more travel is paid. */
  readonly isRuralTown: boolean;
  readonly claimType: string;
  readonly cancellationReason: string | null;
  /** When the participant gave notice of the cancellation. */
  readonly noticeAt: Date | null;
  readonly noOtherWorkFound: boolean | null;
  /** The fee that the agreement allows for a short-notice cancellation; null when unknown. */
  readonly cancellationFeeCents: number | null;
  /** The kilometres of a travel line; null when unknown. */
  readonly kilometres: number | null;
  readonly serviceId: ServiceId | null;
  readonly appointmentStatus: string | null;
}

export interface CheckedParticipant {
  readonly fullName: string;
  /** The whole number, for checking its digits. It is never part of a report. */
  readonly ndisNumber: string | null;
  /** The plan management for the supports, and the plan manager. */
  readonly planManagement: PlanManagement | null;
  /** Every plan on record. */
  readonly plans: readonly CheckedPlan[];
  readonly planManagerName: string | null;
  readonly planManagerEmail: string | null;
  readonly nomineeName: string | null;
  /** Every written service agreement on record. One without an end continues. */
  readonly agreements: readonly DatedPeriod[];
  readonly providerRecordedOn: string | null;
  /** The remaining budget of the plan when it was last recorded. */
  readonly remainingBudgetCents: number | null;
  /** What other invoices charge to that budget and is not yet deducted from it. */
  readonly otherInvoicesCents: number;
}

/** A plan of the participant. A null date is unknown. */
export interface CheckedPlan extends DatedPeriod {
  readonly management: PlanManagement | null;
}

export interface CheckedProvider {
  readonly businessName: string;
  readonly abn: string;
  readonly gstRegistered: boolean;
  readonly registrationNumber: string | null;
  readonly registrationFrom: string | null;
  /** Null means open-ended. */
  readonly registrationTo: string | null;
  readonly registrationGroups: readonly string[];
  readonly bsb: string | null;
  readonly accountNumber: string | null;
  readonly payId: string | null;
  readonly remittanceEmail: string | null;
  readonly phone: string | null;
}

/** A line of another invoice of the same participant that is not void. */
export interface OtherLine {
  readonly invoiceNumber: string | null;
  readonly itemNumber: string | null;
  readonly claimType: string;
  readonly serviceFrom: string | null;
  readonly serviceTo: string | null;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly unit: string;
  readonly quantityHundredths: number;
}

/** Everything that a check needs. The check reads neither a clock nor a database. */
export interface InvoiceFacts {
  /** Whether it is an invoice for NDIS supports. The rules do not apply to any other. */
  readonly isNdis: boolean;
  readonly checkedAt: Date;
  readonly catalogue: readonly CatalogueRow[];
  readonly catalogueVersion: string;
  /** The clear business days before a visit until which cancelling is free. */
  readonly cancellationNoticeDays: number;
  readonly kilometreRateCents: number;
  readonly invoice: CheckedInvoice;
  readonly lines: readonly CheckedLine[];
  readonly participant: CheckedParticipant;
  readonly provider: CheckedProvider;
  readonly otherLines: readonly OtherLine[];
}
