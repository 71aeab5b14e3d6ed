import { describe, expect, it } from 'vitest';
import {
  type InvoicesView,
  changeInvoicesView,
  invoicesViewParams,
  invoicesViewQuery,
  readInvoicesView,
} from './invoices-view.ts';

const DEFAULT: InvoicesView = {
  filter: 'all',
  search: '',
  from: '',
  to: '',
  ordering: '-issue_date',
  page: 1,
};

describe('the view in the address', () => {
  it.each([
    ['', {}],
    ['show=overdue', { filter: 'overdue' }],
    ['search=oven+clean', { search: 'oven clean' }],
    ['from=2026-07-01&to=2026-12-31', { from: '2026-07-01', to: '2026-12-31' }],
    ['sort=due_date', { ordering: 'due_date' }],
    ['show=paid&page=3', { filter: 'paid', page: 3 }],
  ] as const)('reads and writes %j', (text, change) => {
    const view = { ...DEFAULT, ...change };
    expect(readInvoicesView(new URLSearchParams(text))).toEqual(view);
    expect(invoicesViewParams(view).toString()).toBe(text);
  });

  it.each([
    'show=nothing',
    'sort=colour',
    'page=-2',
    'from=2026-02-30',
    'to=soon',
    'from=0202-01-01',
  ])('falls back to the whole list for %j', (text) => {
    expect(readInvoicesView(new URLSearchParams(text))).toEqual(DEFAULT);
  });

  it('starts again at the first page when what is listed changes', () => {
    expect(changeInvoicesView({ ...DEFAULT, page: 4 }, { filter: 'due' }).page).toBe(1);
    expect(changeInvoicesView(DEFAULT, { page: 2 }).page).toBe(2);
  });

  it.each([
    ['due', { status: 'issued,partially_paid' }],
    ['closed', { status: 'void,written_off' }],
    ['overdue', { overdue: 'true' }],
    ['ndis', { kind: 'ndis' }],
    ['all', {}],
  ] as const)('asks the service for what is %s', (filter, asked) => {
    expect(invoicesViewQuery({ ...DEFAULT, filter })).toEqual({
      ordering: '-issue_date',
      page: 1,
      page_size: 10,
      ...asked,
    });
  });
});
