import { lineAmount } from '@cleaning/ndis';
import { expect } from 'vitest';
import { invoiceLines } from '../src/platform/db/schema/index.ts';
import type { TestApp } from './create-test-app.ts';

/** Checks every stored line of every invoice: its quantity times its price is its amount. */
export async function expectEachLineToMultiply({ database }: TestApp): Promise<void> {
  const lines = await database.select().from(invoiceLines);
  expect(lines).not.toHaveLength(0);
  const wrong = lines.filter(
    ({ quantityHundredths, unitPriceCents, amountCents }) =>
      amountCents !== lineAmount(quantityHundredths, unitPriceCents),
  );
  expect(wrong).toEqual([]);
}
