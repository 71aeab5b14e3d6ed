import { type RowKey, useRowKeys } from '#kit/shortcuts/use-rows.ts';

const KEYS: readonly RowKey[] = [
  ...['1', '2', '3'].map((digit) => ({
    keys: [digit],
    label: `Choose what the row pays: number ${digit}`,
    run: `candidate ${digit}`,
  })),
  {
    keys: ['C'],
    label: 'Keep as a credit',
    run: 'keep',
  },
  {
    keys: ['/'],
    label: 'Choose invoices for the row',
    run: 'choose',
  },
];

/**
 * Keys that choose a candidate of the focused row. The focus stays on the row, so that Enter
 * records it.
 */
export const useMatchKeys = (): void => useRowKeys(KEYS);
