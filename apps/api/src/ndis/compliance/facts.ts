import { fullName } from '@cleaning/contract/rules';
import { company } from '@cleaning/company';
import {
  addDays,
  documentWording,
  isRuralTownOfMonash,
  periodOn,
  planOfSupports,
  type CheckedInvoice,
  type CheckedLine,
  type CheckedParticipant,
  type CheckedProvider,
  type InvoiceFacts,
} from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Queryable } from '../../core/db/client.ts';
import type { Secrets } from '../../core/security/secrets.ts';
import {
  findClientRecord,
  readNdisNumber,
  type ClientRecord,
  type PlanRecord,
} from '../../clients/client-directory.ts';
import { readSettings, type CompanySettings } from '../../settings/settings-record.ts';
import { readCatalogue } from '../support-catalogue.ts';
import {
  listLinesWithVisits,
  listOtherLines,
  sumAskedOfBudget,
  type InvoiceRecord,
  type LineRecord,
} from './compliance-repository.ts';

interface GatherFactsContext {
  readonly secrets: Pick<Secrets, 'decryptOrNull'>;
  readonly now: Date;
}

/** Collects all stored facts that the check of an NDIS invoice needs. */
export async function gatherFacts(
  queryable: Queryable,
  invoice: InvoiceRecord,
  { secrets, now }: GatherFactsContext,
): Promise<InvoiceFacts> {
  // Run one after the other, because a transaction has one connection.
  const lines = await listLinesWithVisits(queryable, invoice.id);
  const client = await findClientRecord(queryable, invoice.clientId);
  if (client === null) throw new Error('The client of an invoice is missing.');
  const ndisNumber = await readNdisNumber(queryable, secrets, invoice.clientId);
  const settings = await readSettings(queryable);
  const catalogue = await readCatalogue(queryable);
  const otherLines = await readOtherLines(queryable, invoice, lines);
  const dates = lines.map(({ line }) => line.serviceDateTo);
  const plan = planOfSupports(client.plans, dates, invoice.issueDate ?? sydneyDateOf(now));
  const otherInvoicesCents = plan === null ? 0 : await sumAskedOfBudget(queryable, invoice, plan);
  return {
    isNdis: true,
    checkedAt: now,
    catalogue: catalogue.rows,
    catalogueVersion: catalogue.version,
    cancellationNoticeDays: settings.cancellationNoticeDays,
    kilometreRateCents: settings.kilometreRateCents,
    invoice: checkedInvoice(invoice, lines, client, settings),
    lines: lines.map((line) => checkedLine(line, client)),
    participant: checkedParticipant(client, invoice, { ndisNumber, plan, otherInvoicesCents }),
    provider: checkedProvider(settings),
    otherLines,
  };
}

/** Lines of the same days and of the adjacent ones, since a visit can last past midnight. */
async function readOtherLines(
  queryable: Queryable,
  invoice: InvoiceRecord,
  lines: readonly LineRecord[],
) {
  const dates = lines
    .flatMap(({ line }) => [line.serviceDateFrom, line.serviceDateTo])
    .filter((date) => date !== null)
    .toSorted();
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return [];
  return listOtherLines(queryable, invoice, { from: addDays(first, -1), to: addDays(last, 1) });
}

function checkedInvoice(
  invoice: InvoiceRecord,
  lines: readonly LineRecord[],
  client: ClientRecord,
  { gstRegistered }: CompanySettings,
): CheckedInvoice {
  const { id, number, status, claimStatus, issueDate, dueDate, billTo } = invoice;
  const { subtotalCents, gstCents, totalCents } = invoice;
  const visitors = lines.flatMap(({ visit }) => visit?.clientId ?? []);
  return {
    id,
    number,
    // The database has a unique constraint on numbers.
    isNumberUnique: true,
    status,
    claimStatus,
    issueDate,
    dueDate,
    subtotalCents,
    gstCents,
    totalCents,
    participantIds: [invoice.clientId, ...visitors],
    billTo,
    // The ABN on the day of issue, once the invoice is issued.
    buyerAbn: billTo === null ? client.abn : billTo.abn,
    ...documentWording({
      gstRegistered: status !== 'draft' || gstRegistered,
      gstCodes: lines.map(({ line }) => line.gstCode),
    }),
  };
}

function checkedLine({ line, visit }: LineRecord, { agreements }: ClientRecord): CheckedLine {
  return {
    id: line.id,
    description: line.description,
    itemNumber: line.supportItemNumber,
    serviceFrom: line.serviceDateFrom,
    serviceTo: line.serviceDateTo,
    startTime: line.startTime,
    endTime: line.endTime,
    quantityHundredths: line.quantityHundredths,
    unit: line.unit,
    unitPriceCents: line.unitPriceCents,
    amountCents: line.amountCents,
    gstCents: line.gstCents,
    gstCode: line.gstCode,
    region: line.region ?? 'standard',
    isRuralTown: line.mmm !== null && isRuralTownOfMonash(line.mmm),
    claimType: line.claimType,
    cancellationReason: line.cancellationReason,
    noticeAt: line.cancellationNoticeAt,
    noOtherWorkFound: line.noOtherWorkFound,
    cancellationFeeCents:
      line.serviceDateFrom === null
        ? null
        : (periodOn(agreements, line.serviceDateFrom)?.cancellationFeeCents ?? null),
    kilometres: line.kilometreTenths === null ? null : line.kilometreTenths / 10,
    serviceId: visit?.serviceId ?? null,
    appointmentStatus: visit?.status ?? null,
  };
}

/** The plan that pays, and what else is charged to it. */
interface PaidBy {
  readonly ndisNumber: string | null;
  readonly plan: PlanRecord | null;
  readonly otherInvoicesCents: number;
}

function checkedParticipant(
  client: ClientRecord,
  invoice: InvoiceRecord,
  { ndisNumber, plan, otherInvoicesCents }: PaidBy,
): CheckedParticipant {
  return {
    fullName: fullName(client.firstName, client.lastName),
    ndisNumber,
    // The plan management on the day of issue, if it was known then.
    planManagement: invoice.planManagement ?? plan?.planManagement ?? null,
    plans: client.plans.map(({ start, end, planManagement: management }) => ({
      start,
      end,
      management,
    })),
    planManagerName: plan?.planManagerName ?? null,
    planManagerEmail: plan?.planManagerInvoiceEmail ?? null,
    nomineeName: client.nomineeName,
    // An agreement without a start has only a fee recorded; it cannot be shown to have been in
    // force.
    agreements: client.agreements.filter(({ start }) => start !== null),
    providerRecordedOn: client.providerRecordedOn,
    remainingBudgetCents: plan?.remainingBudgetCents ?? null,
    otherInvoicesCents,
  };
}

function checkedProvider(settings: CompanySettings): CheckedProvider {
  return {
    businessName: company.name,
    abn: company.abn,
    gstRegistered: settings.gstRegistered,
    registrationNumber: company.ndisRegistrationNumber,
    registrationFrom: settings.ndisRegistrationFrom,
    registrationTo: settings.ndisRegistrationTo,
    registrationGroups: settings.ndisRegistrationGroups,
    bsb: company.bank.bsb,
    accountNumber: company.bank.accountNumber,
    payId: null,
    remittanceEmail: settings.remittanceEmail,
    phone: company.phone,
  };
}
