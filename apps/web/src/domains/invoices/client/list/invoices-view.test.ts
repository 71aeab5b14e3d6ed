import { describe, expect, it } from 'vitest';
import { invoicesView } from './invoices-view.ts';

describe('the address of the list of invoices', () => {
  it.each(['from=2026-02-30', 'to=soon', 'from=0202-01-01'])(
    'falls back to the unfiltered list for %j',
    (text) => {
      const view = invoicesView.read(new URLSearchParams(text));
      expect(invoicesView.toParams(view).toString()).toBe('');
    },
  );

  it.each([
    ['show=due', { status: 'issued,partially_paid', payer: 'client' }],
    ['show=plan', { status: 'issued,partially_paid', payer: 'plan' }],
    ['show=closed', { status: 'void,written_off' }],
    ['show=overdue', { overdue: 'true', payer: 'client' }],
    ['show=ndis', { kind: 'ndis' }],
    ['from=2026-07-01&to=2026-12-31', { from: '2026-07-01', to: '2026-12-31' }],
    ['', {}],
  ])('requests from the service what %j names', (text, asked) => {
    expect(invoicesView.toQuery(invoicesView.read(new URLSearchParams(text)))).toEqual({
      ordering: '-issue_date',
      page: 1,
      page_size: 10,
      ...asked,
    });
  });
});
