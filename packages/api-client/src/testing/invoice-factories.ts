import type { Invoice, InvoiceSummary } from '@cleaning/contract';

const INVOICE_ID = '5b1f2a3c-0000-4000-8000-000000000101';
const CLIENT_ID = '5b1f2a3c-0000-4000-8000-000000000001';
const ISSUED_AT = '2026-11-21T00:00:00.000Z';

/** An issued invoice of $110, GST included, of which nothing was paid. */
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

/** The same in full, with its one line. */
export function anInvoice(overrides: Partial<Invoice> = {}): Invoice {
  const { line_count: _count, first_line: _line, ...head } = anInvoiceSummary();
  return {
    ...head,
    subtotal_cents: 100_00,
    gst_cents: 10_00,
    paid_cents: 0,
    deposit_cents: 0,
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
