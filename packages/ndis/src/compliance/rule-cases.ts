import type { ComplianceRuleId } from './rules/index.ts';
import type { FactChanges } from './compliant-facts.ts';
import { CANCELLED, OTHER_LINE, TAXABLE, TRAVEL_COST, TRAVEL_TIME } from './sample-lines.ts';

/**
 * Changes with which a rule passes, fails and does not apply. An empty change is a compliant
 * invoice.
 */
interface RuleCases {
  readonly pass: FactChanges;
  readonly fail: FactChanges;
  readonly skip: FactChanges;
}

const PLAN = { participant: { planManagement: 'plan' } } as const;
const SELF = { participant: { planManagement: 'self' } } as const;
const NO_LINES = { lines: [] } as const;
const NO_DATES = { lines: [{ serviceFrom: null, serviceTo: null }] } as const;
const DRAFT = {
  invoice: { status: 'draft', number: null, issueDate: null, dueDate: null },
} as const;
const NO_ITEM = { lines: [{ itemNumber: null }] } as const;

/** For rules that apply to every NDIS invoice. */
const PRIVATE = { isNdis: false } as const;

const days = (serviceFrom: string, serviceTo = serviceFrom) => ({
  lines: [{ serviceFrom, serviceTo }],
});

export const RULE_CASES: Readonly<Record<ComplianceRuleId, RuleCases>> = {
  'INV-01': { pass: {}, fail: { invoice: { isNumberUnique: false } }, skip: DRAFT },
  'INV-02': { pass: {}, fail: { invoice: { issueDate: '2026-11-22' } }, skip: DRAFT },
  'INV-03': { pass: {}, fail: { invoice: { issueDate: '2026-11-19' } }, skip: NO_DATES },
  'INV-04': {
    pass: { invoice: { participantIds: ['a', 'a'] } },
    fail: { invoice: { participantIds: ['a', 'b'] } },
    skip: PRIVATE,
  },
  'INV-05': { pass: {}, fail: NO_LINES, skip: PRIVATE },
  'INV-06': { pass: {}, fail: { invoice: { totalCents: 150_24 } }, skip: NO_LINES },
  'INV-07': { pass: {}, fail: { invoice: { status: 'void' } }, skip: PRIVATE },
  'INV-08': {
    pass: {},
    fail: { lines: [{}, { description: 'Weekend surcharge' }] },
    skip: NO_LINES,
  },
  'INV-09': {
    pass: { ...PLAN, provider: { bsb: null, payId: 'pay@bluewren.example' } },
    fail: { ...PLAN, provider: { accountNumber: '' } },
    skip: {},
  },
  'INV-10': {
    pass: { ...PLAN, provider: { remittanceEmail: null, phone: '+61491570156' } },
    fail: { ...PLAN, provider: { remittanceEmail: null } },
    skip: {},
  },
  'INV-11': { pass: {}, fail: { invoice: { dueDate: '2026-11-20' } }, skip: DRAFT },

  'PRV-01': { pass: {}, fail: { provider: { businessName: ' ' } }, skip: PRIVATE },
  'PRV-02': {
    pass: { provider: { abn: '18 123 456 789' } },
    fail: { provider: { abn: '10000000000' } },
    skip: PRIVATE,
  },
  'PRV-03': { pass: {}, fail: { provider: { registrationNumber: '405-000' } }, skip: PLAN },
  'PRV-04': {
    pass: {},
    fail: { provider: { registrationNumber: '4150000000' } },
    skip: { provider: { registrationNumber: null } },
  },
  'PRV-05': { pass: {}, fail: { provider: { registrationTo: '2026-11-19' } }, skip: SELF },

  // Some people have one name only.
  'PAR-01': {
    pass: { participant: { fullName: 'Noah' } },
    fail: { participant: { fullName: ' ' } },
    skip: PRIVATE,
  },
  'PAR-02': {
    pass: { participant: { ndisNumber: '430 000 001' } },
    fail: { participant: { ndisNumber: '12345678' } },
    skip: PRIVATE,
  },
  'PAR-03': {
    pass: {},
    fail: { participant: { ndisNumber: '530000001' } },
    skip: { participant: { ndisNumber: null } },
  },
  'PAR-04': { pass: {}, fail: { participant: { planManagement: null } }, skip: PRIVATE },
  'PAR-05': {
    pass: {},
    fail: {
      participant: { plans: [{ start: '2026-07-01', end: '2026-11-19', management: 'agency' }] },
    },
    skip: NO_DATES,
  },
  'PAR-06': {
    pass: PLAN,
    fail: { participant: { planManagement: 'plan', planManagerEmail: null } },
    skip: {},
  },
  'PAR-07': {
    pass: {
      participant: { planManagement: 'self', nomineeName: 'Ava Williams' },
      invoice: { billTo: { name: 'ava  williams', email: 'ava@mail.example' } },
    },
    fail: { ...SELF, invoice: { billTo: { name: 'Somebody Else', email: 'x@mail.example' } } },
    skip: {},
  },
  'PAR-08': { pass: {}, fail: { participant: { agreements: [] } }, skip: NO_DATES },
  'PAR-09': {
    pass: { participant: { providerRecordedOn: '2026-11-19' } },
    fail: { participant: { providerRecordedOn: '2026-11-20' } },
    skip: PLAN,
  },
  'PAR-10': {
    pass: { participant: { remainingBudgetCents: 150_25 } },
    fail: { participant: { remainingBudgetCents: 150_24 } },
    skip: { invoice: { status: 'paid' } },
  },

  'LIN-01': { pass: {}, fail: NO_ITEM, skip: NO_LINES },
  'LIN-02': { pass: {}, fail: { lines: [{ itemNumber: '01_020_0120' }] }, skip: NO_ITEM },
  'LIN-03': { pass: {}, fail: days('2025-06-30'), skip: NO_DATES },
  'LIN-04': { pass: {}, fail: { provider: { registrationGroups: ['0119'] } }, skip: NO_ITEM },
  'LIN-05': { pass: {}, fail: days('2026-11-22'), skip: NO_LINES },
  'LIN-06': { pass: {}, fail: days('2026-11-19', '2026-11-20'), skip: NO_DATES },
  'LIN-07': { pass: {}, fail: days('2026-06-30', '2026-07-01'), skip: NO_DATES },
  'LIN-08': { pass: days('2025-02-21'), fail: days('2024-11-20'), skip: NO_DATES },
  'LIN-09': {
    pass: { lines: [{ quantityHundredths: 999_99 }] },
    fail: { lines: [{ quantityHundredths: 1000_00 }] },
    skip: NO_LINES,
  },
  'LIN-10': { pass: {}, fail: { lines: [{ unit: 'E' }] }, skip: NO_ITEM },
  'LIN-11': { pass: {}, fail: { lines: [{ unitPriceCents: 0 }] }, skip: NO_LINES },
  'LIN-12': { pass: {}, fail: { lines: [{ unitPriceCents: 60_11 }] }, skip: days('2025-06-30') },
  'LIN-13': {
    pass: {},
    fail: { lines: [{ amountCents: 150_26 }] },
    skip: { lines: [{ quantityHundredths: 250.5 }] },
  },
  'LIN-14': {
    pass: { lines: [{ endTime: '11:31' }] },
    fail: { lines: [{ endTime: '11:28' }] },
    skip: { lines: [TRAVEL_COST] },
  },
  'LIN-15': {
    pass: { lines: [{}, { startTime: '12:00', endTime: '14:30' }] },
    fail: { otherLines: [OTHER_LINE] },
    skip: NO_ITEM,
  },
  'LIN-16': {
    pass: { otherLines: [{ ...OTHER_LINE, startTime: '11:30', endTime: '21:00' }] },
    fail: { otherLines: [{ ...OTHER_LINE, startTime: '11:29', endTime: '12:00' }] },
    skip: { lines: [{ startTime: null, endTime: null }] },
  },
  'LIN-17': {
    pass: {},
    fail: { lines: [{ gstCode: 'P3' }] },
    skip: { lines: [{ gstCode: null }] },
  },
  'LIN-18': {
    pass: { lines: [TAXABLE] },
    fail: { lines: [{ ...TAXABLE, gstCents: 13_65 }] },
    skip: { lines: [{ gstCode: null }] },
  },
  'LIN-19': {
    pass: {},
    fail: { lines: [TAXABLE] },
    skip: { participant: { agreements: [] } },
  },
  'LIN-20': { pass: {}, fail: { lines: [{ claimType: 'OTHR' }] }, skip: NO_LINES },
  'LIN-21': { pass: {}, fail: { lines: [{ claimType: 'REPW' }] }, skip: NO_ITEM },
  'LIN-22': {
    pass: { lines: [CANCELLED] },
    fail: { lines: [{ ...CANCELLED, cancellationReason: null }] },
    skip: {},
  },
  'LIN-23': {
    pass: { lines: [CANCELLED] },
    fail: { lines: [{ ...CANCELLED, noticeAt: new Date('2026-11-17T22:00:00Z') }] },
    skip: {},
  },
  'LIN-24': {
    pass: { lines: [{ ...CANCELLED, cancellationFeeCents: 150_25 }] },
    fail: { lines: [{ ...CANCELLED, noOtherWorkFound: null }] },
    skip: {},
  },
  'LIN-25': {
    pass: { lines: [{}, TRAVEL_TIME] },
    fail: { lines: [{}, { ...TRAVEL_TIME, quantityHundredths: 51 }] },
    skip: {},
  },
  'LIN-26': {
    pass: { lines: [{}, TRAVEL_COST] },
    fail: { lines: [{}, { ...TRAVEL_COST, amountCents: 9_91 }] },
    skip: {},
  },
  'LIN-27': {
    pass: { lines: [{ ...CANCELLED, itemNumber: '01_020_0120_1_1_CA' }] },
    fail: { lines: [{ itemNumber: '01_020_0120_1_1_CA' }] },
    skip: {},
  },
  'LIN-28': { pass: {}, fail: { lines: [{ description: '  ' }] }, skip: NO_LINES },
  'LIN-29': {
    pass: {},
    fail: { lines: [{ serviceId: 'end-of-lease' }] },
    skip: { lines: [{ serviceId: null }] },
  },
  'LIN-30': {
    pass: { lines: [CANCELLED] },
    fail: { lines: [{ appointmentStatus: 'confirmed' }] },
    skip: { lines: [{ claimType: 'NF2F' }] },
  },

  'DOC-01': {
    pass: { lines: [TAXABLE], invoice: { title: 'Tax invoice' } },
    fail: { lines: [TAXABLE] },
    skip: { lines: [TAXABLE], provider: { gstRegistered: false } },
  },
  'DOC-02': {
    pass: { lines: [TAXABLE], invoice: { totalCents: 1_000_00 } },
    fail: { lines: [TAXABLE], invoice: { totalCents: 1_000_00, billTo: null } },
    skip: { lines: [TAXABLE], invoice: { totalCents: 999_99 } },
  },
  'DOC-03': { pass: {}, fail: { lines: [{ gstCode: null }] }, skip: NO_LINES },
  'DOC-04': { pass: {}, fail: { invoice: { statements: [] } }, skip: { lines: [TAXABLE] } },
};
