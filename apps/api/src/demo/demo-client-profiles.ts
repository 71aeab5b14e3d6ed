import { addDays, financialYearOf } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Transaction } from '../core/db/client.ts';
import {
  clientAddresses,
  clientAgreements,
  clientPlans,
  clientProfiles,
} from '../core/db/schema/index.ts';
import type { DemoUser } from './demo-users.ts';

type Home = Pick<
  typeof clientAddresses.$inferInsert,
  'label' | 'line1' | 'suburb' | 'postcode' | 'accessNotes' | 'parking' | 'mobility' | 'products'
>;

const HOMES: Readonly<Partial<Record<DemoUser['email'], Home>>> = {
  'general@example.com': {
    label: 'Home',
    line1: '12 Example Street',
    suburb: 'Castle Hill',
    postcode: '2154',
    accessNotes: 'The key is with the neighbour in number 14.',
  },
  'ndis@example.com': {
    label: 'Home',
    line1: '3/48 Sample Avenue',
    suburb: 'Parramatta',
    postcode: '2150',
    accessNotes: 'Please ring the bell and wait. I use a wheelchair.',
  },
  'amira@example.com': {
    label: 'Home',
    line1: '3/27 Sample Street',
    suburb: 'Parramatta',
    postcode: '2150',
    accessNotes: 'Key safe left of the door.',
    parking: 'Visitor bay 4, under the building',
    mobility: 'Amira uses a wheelchair. Leave the hall and both doorways clear.',
    products: 'No bleach and no fragrance',
  },
  'mele@example.com': {
    label: 'Home',
    line1: '9 Sample Street',
    suburb: 'Parramatta',
    postcode: '2150',
    accessNotes: 'The side door is open.',
  },
};

const PLAN_MANAGED = {
  planManagement: 'plan',
  planManagerName: 'Sample Plan Managers',
  planManagerInvoiceEmail: 'invoices@plan-manager.example',
} as const;

/** Who pays for the supports of each participant. */
const MANAGERS: Readonly<
  Partial<Record<DemoUser['email'], typeof PLAN_MANAGED | { readonly planManagement: 'agency' }>>
> = { 'ndis@example.com': PLAN_MANAGED, 'mele@example.com': { planManagement: 'agency' } };

/** The plans of this financial year and the last. All made up. */
function demoPlans(email: DemoUser['email'], now: Date) {
  const today = sydneyDateOf(now);
  const { from: start, to: end } = financialYearOf(today);
  const earlier = financialYearOf(addDays(start, -1));
  const manager = MANAGERS[email] ?? PLAN_MANAGED;
  return [
    { ...manager, start: earlier.from, end: earlier.to },
    { ...manager, start, end, remainingBudgetCents: 420_000, remainingBudgetOn: today },
  ];
}

/** The service agreements of the same years, with what a late cancellation costs. */
function demoAgreements(email: DemoUser['email'], now: Date) {
  return demoPlans(email, now).map(({ start, end }) => ({
    start,
    end,
    cancellationFeeCents: 150_25,
  }));
}

/** The details of NDIS clients other than their plans. */
const NDIS_DETAILS: Readonly<
  Partial<
    Record<
      DemoUser['email'],
      Partial<Omit<typeof clientProfiles.$inferInsert, 'clientId' | 'createdAt' | 'updatedAt'>>
    >
  >
> = {
  'ndis@example.com': {
    nomineeName: 'Ruth Williams',
    nomineeEmail: 'ruth@nominee.example',
    billingLine1: '3/48 Sample Avenue',
    billingSuburb: 'Parramatta',
    billingState: 'NSW',
    billingPostcode: '2150',
  },
};

/** Adds the details that the demo clients entered about themselves. */
export async function addDetailsOf(
  transaction: Transaction,
  { id: clientId, email, clientType }: DemoUser,
  now: Date,
): Promise<void> {
  const made = { clientId, createdAt: now, updatedAt: now };
  if (clientType === 'ndis') {
    await transaction.insert(clientProfiles).values({ ...made, ...NDIS_DETAILS[email] });
    await transaction
      .insert(clientPlans)
      .values(demoPlans(email, now).map((plan) => ({ ...made, ...plan })));
    await transaction
      .insert(clientAgreements)
      .values(demoAgreements(email, now).map((agreement) => ({ ...made, ...agreement })));
  }
  const home = HOMES[email];
  if (home === undefined) return;
  await transaction.insert(clientAddresses).values({ ...made, ...home, isDefault: true });
}
