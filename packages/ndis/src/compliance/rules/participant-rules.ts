import { formatMoney } from '@cleaning/pricing';
import { isNdisNumber, maskNdisNumber, normaliseNdisNumber } from '../../identity/ndis-number.ts';
import { periodOn } from '../../plans/dated-periods.ts';
import type { CheckedPlan, InvoiceFacts } from '../facts.ts';
import {
  fail,
  invoiceRule,
  isPresent,
  PASS,
  passIf,
  serviceDatesOf,
  showDay,
  skip,
  UNLESS_SELF_MANAGED,
} from '../rule.ts';

const sameName = (a: string, b: string) => normaliseName(a) === normaliseName(b);
const normaliseName = (name: string) => name.trim().replaceAll(/\s+/gu, ' ').toLowerCase();

/** The dates of a plan, as far as they are known. */
const showPlan = ({ start, end }: CheckedPlan): string =>
  [start === null ? '' : `from ${showDay(start)}`, end === null ? '' : `to ${showDay(end)}`]
    .filter(Boolean)
    .join(' ');

const hasKnownDates = ({ start, end }: CheckedPlan) => start !== null && end !== null;

/** The plans that were in force on the dates of service. */
const plansOf = (facts: InvoiceFacts): CheckedPlan[] => [
  ...new Set(
    serviceDatesOf(facts).flatMap((date) => periodOn(facts.participant.plans, date) ?? []),
  ),
];

const NO_SERVICE_DATES = skip('There is no date of service to compare.');

/** Rules about the participant and their plan. */
export const PARTICIPANT_RULES = [
  invoiceRule('PAR-01', 'The invoice names the participant.', 'error', ({ participant }) =>
    passIf(
      participant.fullName.trim() !== '',
      'participant_name',
      'The participant’s name is missing. A payer finds the plan by the full name. Complete the client’s details.',
    ),
  ),
  invoiceRule(
    'PAR-02',
    'The participant’s NDIS number has nine digits.',
    UNLESS_SELF_MANAGED,
    ({ participant: { ndisNumber } }) =>
      passIf(
        ndisNumber !== null && isNdisNumber(ndisNumber),
        'ndis_number',
        'The participant’s NDIS number is missing or does not have nine digits. A payer finds the plan by it. Ask the participant for the number on their plan.',
      ),
  ),
  invoiceRule(
    'PAR-03',
    'The NDIS number starts with 43, as they do.',
    'warning',
    ({ participant: { ndisNumber } }) => {
      if (ndisNumber === null || !isNdisNumber(ndisNumber)) {
        return skip('There is no number of nine digits to look at.');
      }
      return passIf(
        normaliseNdisNumber(ndisNumber).startsWith('43'),
        'ndis_number',
        `The NDIS number ${maskNdisNumber(ndisNumber)} does not start with 43. Nearly all do, so it may be mistyped. Compare it with the participant’s plan.`,
      );
    },
  ),
  invoiceRule('PAR-04', 'It is recorded how the plan is managed.', 'error', (facts) => {
    if (new Set(plansOf(facts).map(({ management }) => management)).size > 1) {
      return fail(
        'service_date_from',
        'The dates of service fall in plans that are managed in different ways, so different people pay. One invoice goes to one of them. Make an invoice for each plan.',
      );
    }
    return passIf(
      facts.participant.planManagement !== null,
      'plan_management',
      'Nobody has recorded how the plan is managed. That decides who is asked to pay. Ask the participant: by themselves, by a plan manager, or by the agency.',
    );
  }),
  invoiceRule('PAR-05', 'Every date of service is within a plan.', 'error', (facts) => {
    const { plans } = facts.participant;
    const dates = serviceDatesOf(facts);
    if (dates.length === 0) return NO_SERVICE_DATES;
    const outside = dates.find((date) => periodOn(plans, date) === null);
    if (outside !== undefined && plans.length > 0) {
      return fail(
        'plan_end',
        `${plans.length === 1 ? 'The plan runs' : 'The plans run'} ${plans.map(showPlan).join(', and ')}: ${showDay(outside)} is not covered. Supports outside a plan are not paid. Check the dates of service and of the plan.`,
      );
    }
    if (plans.length > 0 && plansOf(facts).every(hasKnownDates)) return PASS;
    return fail(
      'plan_start',
      'The dates of the plan are not recorded, so nobody can tell whether it covers these visits. Ask the participant for them.',
      { severity: 'warning' },
    );
  }),
  invoiceRule(
    'PAR-06',
    'The plan manager’s name and invoice address are recorded.',
    'error',
    ({ participant: { planManagement, planManagerName, planManagerEmail } }) => {
      if (planManagement !== 'plan') return skip('The plan has no plan manager.');
      return passIf(
        isPresent(planManagerName) && isPresent(planManagerEmail),
        'plan_manager_invoice_email',
        'The plan manager’s name or email address for invoices is missing. The invoice has nowhere to go. Ask the participant for both.',
      );
    },
  ),
  invoiceRule(
    'PAR-07',
    'The invoice is addressed to the participant or their nominee.',
    'warning',
    ({ invoice: { billTo }, participant: { planManagement, fullName, nomineeName } }) => {
      if (planManagement !== 'self') return skip('Only a self-managed plan is billed to a person.');
      if (billTo === null) return skip('It is not addressed to anybody until it is issued.');
      return passIf(
        sameName(billTo.name, fullName) ||
          (nomineeName !== null && sameName(billTo.name, nomineeName)),
        'bill_to',
        `The invoice is addressed to ${billTo.name}, who is neither the participant nor their recorded nominee. They may not get the money back. Check whom it should be addressed to.`,
      );
    },
  ),
  invoiceRule(
    'PAR-08',
    'A written service agreement was in force on every date of service.',
    'error',
    (facts) => {
      const { agreements } = facts.participant;
      const dates = serviceDatesOf(facts);
      if (dates.length === 0) return NO_SERVICE_DATES;
      if (agreements.length === 0) {
        return fail(
          'service_agreement_start',
          'No written service agreement is recorded. Supports are GST-free, and can be claimed, only under one. Sign one with the participant and record its dates.',
        );
      }
      const outside = dates.find((date) => periodOn(agreements, date) === null);
      return outside === undefined
        ? PASS
        : fail(
            'service_agreement_end',
            `No service agreement was in force on ${showDay(outside)}. Supports can be claimed only under one. Check the date of service and the dates of the agreements.`,
          );
    },
  ),
  invoiceRule(
    'PAR-09',
    'The participant named the company as a provider of theirs before the first visit.',
    'warning',
    (facts) => {
      const { planManagement, providerRecordedOn } = facts.participant;
      if (planManagement !== 'agency') return skip('Only agency-managed plans record providers.');
      const [firstDate] = serviceDatesOf(facts);
      if (firstDate === undefined) return NO_SERVICE_DATES;
      return passIf(
        providerRecordedOn !== null && providerRecordedOn < firstDate,
        'provider_recorded_on',
        'The participant has not recorded the company as “my provider” with the agency, or not before the day of the first visit. The agency may refuse the claim. Ask them to record it.',
      );
    },
  ),
  invoiceRule(
    'PAR-10',
    'What is left of the plan’s budget covers the invoice.',
    'warning',
    ({ invoice, participant: { remainingBudgetCents, otherInvoicesCents } }) => {
      if (invoice.status === 'paid') return skip('The invoice has been paid.');
      if (remainingBudgetCents === null) {
        return fail(
          'remaining_budget_cents',
          'It is not recorded how much is left of the budget, so nobody can tell whether it covers this invoice. Ask the participant or their plan manager.',
        );
      }
      const others =
        otherInvoicesCents === 0
          ? ''
          : ` and the ${formatMoney(otherInvoicesCents)} of other invoices of this plan`;
      return passIf(
        remainingBudgetCents >= invoice.totalCents + otherInvoicesCents,
        'remaining_budget_cents',
        `${formatMoney(remainingBudgetCents)} is left of the budget, less than the ${formatMoney(invoice.totalCents)} of this invoice${others}. The rest may not be paid. Talk to the participant first.`,
      );
    },
  ),
] as const;
