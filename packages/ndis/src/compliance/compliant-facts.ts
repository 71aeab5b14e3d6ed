import { SUPPORT_CATALOGUE, SUPPORT_CATALOGUE_VERSION } from '../items/support-catalogue.ts';
import type {
  CheckedInvoice,
  CheckedLine,
  CheckedParticipant,
  CheckedProvider,
  InvoiceFacts,
} from './facts.ts';

/** The differences from a compliant invoice. Lines differ from its single line. */
export interface FactChanges extends Partial<
  Omit<InvoiceFacts, 'invoice' | 'lines' | 'participant' | 'provider'>
> {
  readonly invoice?: Partial<CheckedInvoice>;
  readonly lines?: readonly Partial<CheckedLine>[];
  readonly participant?: Partial<CheckedParticipant>;
  readonly provider?: Partial<CheckedProvider>;
}

/** 2.5 hours of house cleaning at the limit: $150.25. */
const LINE: CheckedLine = {
  id: 'line-1',
  description: 'House cleaning',
  itemNumber: '01_020_0120_1_1',
  serviceFrom: '2026-11-20',
  serviceTo: '2026-11-20',
  startTime: '09:00',
  endTime: '11:30',
  quantityHundredths: 250,
  unit: 'H',
  unitPriceCents: 60_10,
  amountCents: 150_25,
  gstCents: 0,
  gstCode: 'P2',
  region: 'standard',
  isRuralTown: false,
  claimType: '',
  cancellationReason: null,
  noticeAt: null,
  noOtherWorkFound: null,
  cancellationFeeCents: null,
  kilometres: null,
  serviceId: 'ndis',
  appointmentStatus: 'completed',
};

const PARTICIPANT: CheckedParticipant = {
  fullName: 'Noah Williams',
  ndisNumber: '430000001',
  planManagement: 'agency',
  plans: [{ start: '2026-07-01', end: '2027-06-30', management: 'agency' }],
  planManagerName: 'Example Plans',
  planManagerEmail: 'invoices@plans.example',
  nomineeName: null,
  agreements: [{ start: '2026-07-01', end: null }],
  providerRecordedOn: '2026-07-02',
  remainingBudgetCents: 5_000_00,
  otherInvoicesCents: 0,
};

const PROVIDER: CheckedProvider = {
  businessName: 'Blue Wren Cleaning',
  abn: '18123456789',
  gstRegistered: true,
  registrationNumber: '4050000000',
  registrationFrom: '2025-07-01',
  registrationTo: '2028-06-30',
  registrationGroups: ['0120'],
  bsb: '000-000',
  accountNumber: '000000000',
  payId: null,
  remittanceEmail: 'accounts@bluewren.example',
  phone: null,
};

/** An agency-managed invoice that passes or skips every rule, with these changes. */
export function compliantFacts({
  invoice,
  lines = [{}],
  participant,
  provider,
  ...changes
}: FactChanges = {}): InvoiceFacts {
  const ownLines = lines.map((line, index) => ({ ...LINE, id: `line-${index + 1}`, ...line }));
  const totalCents = ownLines.reduce((total, { amountCents }) => total + amountCents, 0);
  const gstCents = ownLines.reduce((total, line) => total + line.gstCents, 0);
  return {
    isNdis: true,
    checkedAt: new Date('2026-11-21T00:00:00Z'),
    catalogue: SUPPORT_CATALOGUE,
    catalogueVersion: SUPPORT_CATALOGUE_VERSION,
    cancellationNoticeDays: 2,
    kilometreRateCents: 99,
    invoice: {
      id: 'invoice-1',
      number: 'INV-2026-00012',
      isNumberUnique: true,
      status: 'issued',
      claimStatus: 'ready',
      issueDate: '2026-11-21',
      dueDate: '2026-12-05',
      subtotalCents: totalCents - gstCents,
      gstCents,
      totalCents,
      participantIds: ['participant-1'],
      billTo: { name: 'Noah Williams', email: 'ndis@mail.example' },
      buyerAbn: null,
      title: 'Invoice',
      statements: ['GST-free NDIS support (s 38-38 GST Act)'],
      ...invoice,
    },
    lines: ownLines,
    participant: { ...PARTICIPANT, ...participant },
    provider: { ...PROVIDER, ...provider },
    otherLines: [],
    ...changes,
  };
}
