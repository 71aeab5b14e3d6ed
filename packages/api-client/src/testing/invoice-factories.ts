import type {
  Invoice,
  InvoiceEvent,
  InvoiceSummary,
  InvoiceTotals,
  UninvoicedVisit,
} from '@cleaning/contract/invoices';

const INVOICE_ID = '5b1f2a3c-0000-4000-8000-000000000101';
const CLIENT_ID = '5b1f2a3c-0000-4000-8000-000000000001';
const ISSUED_AT = '2026-11-21T00:00:00.000Z';

/** An issued, unpaid invoice of $110, GST included. */
export function anInvoiceSummary(overrides: Partial<InvoiceSummary> = {}): InvoiceSummary {
  return {
    id: INVOICE_ID,
    number: 'INV-2026-00012',
    kind: 'private',
    status: 'issued',
    claim_status: 'not_applicable',
    claim_excess_cents: 0,
    version: 2,
    client_id: CLIENT_ID,
    client_name: 'Grace Nguyen',
    plan_management: null,
    payer: 'client',
    issue_date: '2026-11-21',
    due_date: '2026-12-05',
    is_overdue: false,
    total_cents: 110_00,
    balance_cents: 110_00,
    receivable_cents: overrides.balance_cents ?? 110_00,
    created_at: ISSUED_AT,
    updated_at: ISSUED_AT,
    line_count: 1,
    first_line: {
      description: 'General clean',
      quantity: 1,
      unit: 'E',
      unit_price_cents: 110_00,
      service_date_from: '2026-11-20',
    },
    ...overrides,
  };
}

/** The event of Sam issuing an invoice. */
export function anInvoiceEvent(overrides: Partial<InvoiceEvent> = {}): InvoiceEvent {
  return {
    id: '5b1f2a3c-0000-4000-8000-000000000401',
    command: 'issue',
    from_status: 'draft',
    to_status: 'issued',
    claim_status: 'not_applicable',
    actor: 'staff',
    actor_name: 'Sam',
    reason: null,
    occurred_at: ISSUED_AT,
    ...overrides,
  };
}

/** An invoice in full, with its one line. */
export function anInvoice(overrides: Partial<Invoice> = {}): Invoice {
  const { line_count: _count, first_line: _line, ...head } = anInvoiceSummary();
  return {
    ...head,
    subtotal_cents: 100_00,
    gst_cents: 10_00,
    paid_cents: 0,
    deposit_cents: 0,
    credit_used_cents: 0,
    uses_credit: true,
    credit_to_use: null,
    refunded_cents: 0,
    credited_cents: 0,
    note: '',
    quote_id: null,
    bill_to: { name: 'Grace Nguyen', email: 'grace@mail.example', address: null, abn: null },
    override_reason: null,
    lines: [
      {
        id: '5b1f2a3c-0000-4000-8000-000000000102',
        description: 'General clean',
        quantity: 1,
        unit: 'E',
        unit_price_cents: 110_00,
        gst_code: 'P1',
        net_cents: 100_00,
        gst_cents: 10_00,
        amount_cents: 110_00,
        service_date_from: '2026-11-20',
        service_date_to: '2026-11-20',
        start_time: null,
        end_time: null,
        appointment_id: null,
        support_item_number: null,
        region: null,
        claim_type: '',
        cancellation_reason: null,
        cancellation_notice_at: null,
        mmm: null,
        kilometres: null,
        no_other_work_found: null,
      },
    ],
    payments: [],
    events: [],
    available_commands: [],
    ...overrides,
  };
}

/** The totals of one unpaid invoice. */
export function anInvoiceTotals(overrides: Partial<InvoiceTotals> = {}): InvoiceTotals {
  return {
    owed: { count: 1, cents: 110_00, total_cents: 110_00 },
    overdue: { count: 0, cents: 0, oldest_due_date: null },
    credit: { count: 0, cents: 0 },
    drafts: { count: 0, cents: 0 },
    open_ndis_count: 0,
    paid_count: 0,
    is_paid_count_capped: false,
    all_count: 1,
    is_all_count_capped: false,
    claims: {},
    ...overrides,
  };
}

/** A private visit of two hours at $70 an hour. */
export function anUninvoicedVisit(overrides: Partial<UninvoicedVisit> = {}): UninvoicedVisit {
  return {
    appointment_id: '5b1f2a3c-0000-4000-8000-000000000301',
    reference: 'A-1001',
    client_id: CLIENT_ID,
    client_name: 'Grace Nguyen',
    kind: 'private',
    plan_management: null,
    starts_at: '2026-11-22T20:30:00.000Z',
    ends_at: '2026-11-22T22:30:00.000Z',
    minutes: 120,
    hours: 2,
    staff_first_name: 'Mia',
    is_cancellation: false,
    hourly_rate_cents: 70_00,
    max_hourly_rate_cents: null,
    fee_cents: null,
    quote: null,
    ...overrides,
  };
}
