import { lineAmount } from '@cleaning/ndis';
import { invoiceLines } from '../src/core/db/schema/index.ts';
import type { TestApp } from './create-test-app.ts';

/**
 * The stored invoice lines whose quantity times price is not their amount.
 *
 * @throws Error when no line is stored, which would prove nothing.
 */
export async function linesThatDoNotMultiply({ database }: TestApp): Promise<unknown[]> {
  const lines = await database.select().from(invoiceLines);
  if (lines.length === 0) throw new Error('No line of an invoice is stored.');
  return lines.filter(
    ({ quantityHundredths, unitPriceCents, amountCents }) =>
      amountCents !== lineAmount(quantityHundredths, unitPriceCents),
  );
}
