import type { InvoiceKind } from '@cleaning/contract/invoices/rules';
import type { PaymentMethod } from '@cleaning/contract/payments/rules';
import type { DemoUser } from './demo-users.ts';

/** A payment of a demo invoice: a part in cents, or the rest. */
interface DemoPayment {
  readonly daysAgo: number;
  readonly amountCents: number | 'rest';
  readonly reference: string;
  readonly method: PaymentMethod;
}

interface DemoLine {
  readonly description: string;
  readonly quantityHundredths: number;
  readonly unit: 'H' | 'E';
  /** `limit` charges the price limit of the day of service. */
  readonly unitPriceCents: number | 'limit';
  readonly daysAgo: number;
  readonly times?: readonly [start: string, end: string];
}

export interface DemoInvoice {
  readonly client: DemoUser['email'];
  readonly kind: InvoiceKind;
  readonly lines: readonly DemoLine[];
  /** Null for a draft. */
  readonly issuedDaysAgo: number | null;
  readonly payments: readonly DemoPayment[];
  /** Its line bills the first of the client's regular visits. */
  readonly isOfRegularVisit?: boolean;
  /** The agency pays the invoice, and its claim is still to be made. */
  readonly isClaimed?: boolean;
}

const NDIS_APPOINTMENT = {
  description: 'House cleaning',
  quantityHundredths: 250,
  unit: 'H',
  unitPriceCents: 'limit',
  times: ['09:00', '11:30'],
} as const;

/**
 * Invoices in different states, oldest first: paid, overdue, paid in part, newly issued, a draft,
 * ready to claim.
 */
export const DEMO_INVOICES: readonly DemoInvoice[] = [
  {
    client: 'general@example.com',
    kind: 'private',
    lines: [
      {
        description: 'General cleaning',
        quantityHundredths: 250,
        unit: 'H',
        unitPriceCents: 66_00,
        daysAgo: 41,
      },
    ],
    isOfRegularVisit: true,
    issuedDaysAgo: 40,
    payments: [
      { daysAgo: 33, amountCents: 'rest', reference: 'Transfer 70113', method: 'bank_transfer' },
    ],
  },
  {
    client: 'ndis@example.com',
    kind: 'ndis',
    lines: [
      { ...NDIS_APPOINTMENT, daysAgo: 31 },
      { ...NDIS_APPOINTMENT, daysAgo: 24 },
    ],
    issuedDaysAgo: 23,
    payments: [
      { daysAgo: 12, amountCents: 'rest', reference: 'SPM-20417', method: 'bank_transfer' },
    ],
  },
  {
    client: 'general@example.com',
    kind: 'private',
    lines: [
      {
        description: 'Window cleaning',
        quantityHundredths: 200,
        unit: 'H',
        unitPriceCents: 66_00,
        daysAgo: 22,
        times: ['13:00', '15:00'],
      },
    ],
    issuedDaysAgo: 21,
    payments: [],
  },
  {
    client: 'general@example.com',
    kind: 'private',
    lines: [
      {
        description: 'Deep cleaning',
        quantityHundredths: 100,
        unit: 'E',
        unitPriceCents: 410_00,
        daysAgo: 6,
      },
      {
        description: 'Oven Deep Clean',
        quantityHundredths: 100,
        unit: 'E',
        unitPriceCents: 35_00,
        daysAgo: 6,
      },
    ],
    issuedDaysAgo: 5,
    payments: [{ daysAgo: 2, amountCents: 200_00, reference: 'Card 4821', method: 'card' }],
  },
  {
    client: 'ndis@example.com',
    kind: 'ndis',
    lines: [
      { ...NDIS_APPOINTMENT, daysAgo: 10 },
      { ...NDIS_APPOINTMENT, daysAgo: 3 },
    ],
    issuedDaysAgo: 2,
    payments: [],
  },
  {
    client: 'ndis@example.com',
    kind: 'ndis',
    lines: [{ ...NDIS_APPOINTMENT, daysAgo: 1 }],
    issuedDaysAgo: null,
    payments: [],
  },
  {
    client: 'mele@example.com',
    kind: 'ndis',
    lines: [
      { ...NDIS_APPOINTMENT, daysAgo: 9 },
      { ...NDIS_APPOINTMENT, daysAgo: 2 },
    ],
    issuedDaysAgo: 1,
    payments: [],
    isClaimed: true,
  },
];
