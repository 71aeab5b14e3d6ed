import { aDebtor } from '@cleaning/api-client/testing';

/** Olivia, who owes amounts of every age. */
export const LATE = aDebtor({
  client_id: '0190a1b2-0000-7000-8000-000000009103',
  client_name: 'Olivia Marsh',
  invoice_count: 4,
  oldest_due_date: '2026-07-27',
  payers: [{ payer: 'client', name: 'Olivia Marsh' }],
  current_cents: 100_00,
  days_1_to_30_cents: 0,
  days_31_to_60_cents: 20_00,
  days_61_to_90_cents: 20_00,
  over_90_days_cents: 10_00,
  total_cents: 150_00,
});

/** Mele, whose plan manager is not overdue. */
export const OF_PLAN_MANAGER = aDebtor({
  client_id: '0190a1b2-0000-7000-8000-000000009102',
  client_name: 'Mele Tauiliili',
  oldest_due_date: '2026-12-02',
  payers: [{ payer: 'plan_manager', name: 'Harbour Plan Services' }],
  plan_cents: 150_25,
  current_cents: 150_25,
  days_1_to_30_cents: 0,
  total_cents: 150_25,
});

/** Overdue clients who pay themselves, the largest debt first: Client 1, Client 2 and so on. */
export const manyDebtors = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aDebtor({
      client_id: `0190a1b2-0000-7000-8000-${String(index + 1).padStart(12, '0')}`,
      client_name: `Client ${index + 1}`,
      payers: [{ payer: 'client', name: `Client ${index + 1}` }],
      days_1_to_30_cents: (count - index) * 10_00,
      total_cents: (count - index) * 10_00,
    }),
  );
