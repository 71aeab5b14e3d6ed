import type { InvoiceSummary, MyInvoicesPage } from '@cleaning/contract/invoices';

/** The list response for some invoices, of a client who owes $170. */
export function anInvoicesPage(
  results: InvoiceSummary[],
  overrides: Partial<MyInvoicesPage> = {},
): MyInvoicesPage {
  return {
    count: results.length,
    next: null,
    previous: null,
    results,
    due_cents: 170_00,
    due_count: 2,
    overdue_cents: 60_00,
    overdue_count: 1,
    next_due_cents: 110_00,
    next_due_date: '2026-12-05',
    plan_due_cents: 0,
    plan_due_count: 0,
    plan_overdue_count: 0,
    paid_cents: 655_75,
    paid_from: '2026-07-01',
    status_counts: { issued: 1, partially_paid: 1, paid: 1 },
    ...overrides,
  };
}
