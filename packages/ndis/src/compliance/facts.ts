import type { ServiceId } from '@cleaning/pricing';
import type { DatedPeriod } from '../plans/dated-periods.ts';
import type { CatalogueRow, PriceRegion } from '../items/support-catalogue.ts';

/** Who pays the invoices of a plan: the participant, a plan manager, or the agency itself. */
export type PlanManagement = 'self' | 'plan' | 'agency';

export interface CheckedInvoice {
  readonly id: string;
  readonly number: string | null;
  /** Whether another invoice carries the same number. */
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
  /** Whole cents: the lines without GST, the GST, and both. */
  readonly subtotalCents: number;
  readonly gstCents: number;
  readonly totalCents: number;
  /** Everybody whose supports are on it. */
  readonly participantIds: readonly string[];
  /** Who is asked to pay; null before it is issued. */
  readonly billTo: { readonly name: string; readonly email: string } | null;
  readonly buyerAbn: string | null;
  /** The title and the statements that are printed on it. */
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
  /** Hundredths of the unit; not whole where it had more than two decimals. */
  readonly quantityHundredths: number;
  readonly unit: string;
  /** Whole cents, with GST where it is taxable. */
  readonly unitPriceCents: number;
  readonly amountCents: number;
  readonly gstCents: number;
  readonly gstCode: string | null;
  readonly region: PriceRegion;
  /** Whether it is a large or medium rural town (MMM 4 or 5), where more travel is paid. */
  readonly isRuralTown: boolean;
  readonly claimType: string;
  readonly cancellationReason: string | null;
  /** When the participant said that they would not be there. */
  readonly noticeAt: Date | null;
  readonly noOtherWorkFound: boolean | null;
  /** What the agreement lets be charged for a short-notice cancellation; null where it is not known. */
  readonly cancellationFeeCents: number | null;
  /** Kilometres that a travel line pays for; null where they are not known. */
  readonly kilometres: number | null;
  readonly serviceId: ServiceId | null;
  readonly appointmentStatus: string | null;
}

export interface CheckedParticipant {
  readonly fullName: string;
  /** In full, for its digits to be checked. It is never part of a report. */
  readonly ndisNumber: string | null;
  /** How the plan of the supports is managed, and by whom. */
  readonly planManagement: PlanManagement | null;
  /** Every plan on record. */
  readonly plans: readonly CheckedPlan[];
  readonly planManagerName: string | null;
  readonly planManagerEmail: string | null;
  readonly nomineeName: string | null;
  /** Every written service agreement on record. One whose end is null goes on. */
  readonly agreements: readonly DatedPeriod[];
  readonly providerRecordedOn: string | null;
  /** What was left of the plan's budget when that was last recorded. */
  readonly remainingBudgetCents: number | null;
  /** What other invoices ask of that budget and it does not yet leave out. */
  readonly otherInvoicesCents: number;
}

/** A plan of the participant. A date that is null is not known. */
export interface CheckedPlan extends DatedPeriod {
  readonly management: PlanManagement | null;
}

export interface CheckedProvider {
  readonly businessName: string;
  readonly abn: string;
  readonly gstRegistered: boolean;
  readonly registrationNumber: string | null;
  readonly registrationFrom: string | null;
  /** Null: without end. */
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

/** Everything that a check looks at. It reads no clock and no database. */
export interface InvoiceFacts {
  /** Whether it is an invoice for NDIS supports; nothing here is about any other. */
  readonly isNdis: boolean;
  readonly checkedAt: Date;
  readonly catalogue: readonly CatalogueRow[];
  readonly catalogueVersion: string;
  /** Clear business days until which cancelling is free. */
  readonly cancellationNoticeDays: number;
  readonly kilometreRateCents: number;
  readonly invoice: CheckedInvoice;
  readonly lines: readonly CheckedLine[];
  readonly participant: CheckedParticipant;
  readonly provider: CheckedProvider;
  readonly otherLines: readonly OtherLine[];
}
