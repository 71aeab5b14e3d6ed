import { z } from 'zod';
import { centsField, enteredCentsField } from '../../fields/cents.ts';
import { hasAtMostDecimals } from '../../fields/decimals.ts';
import { optionalText, requiredText } from '../../fields/text.ts';
import { versionField, versionQueryField } from '../../fields/version.ts';

/** The most lines that one quote can have. */
export const MAX_QUOTE_ITEMS = 50;

/** The most that one unit can cost, in cents. */
export const MAX_ITEM_UNIT_CENTS = 1_000_000;

/** The most units of one line. */
export const MAX_ITEM_QUANTITY = 1000;

const QUANTITY_MESSAGE = `Enter a quantity above 0 and up to ${MAX_ITEM_QUANTITY}, with at most 2 decimals.`;

export const itemFields = {
  description: requiredText({ max: 200, emptyMessage: 'Say what this line is for.' }),
  quantity: z
    .number({ error: QUANTITY_MESSAGE })
    .min(0.01, QUANTITY_MESSAGE)
    .max(MAX_ITEM_QUANTITY, QUANTITY_MESSAGE)
    .refine((quantity) => hasAtMostDecimals(quantity, 2), QUANTITY_MESSAGE),
  /** The unit price in cents, GST included. */
  unit_cents: centsField.max(MAX_ITEM_UNIT_CENTS, 'Enter $10,000 or less for one unit.'),
  /** The list price of one unit, in cents. The client sees it when the price differs. */
  list_unit_cents: enteredCentsField.optional(),
  /** Why the price differs from the list price. */
  reason: optionalText({ max: 200 }).optional(),
};

/** The quote of a line, at the version that the caller last read. */
const onQuote = { quote_id: z.uuid('Say which quote the line is on.'), version: versionField };

export const addQuoteItemRequest = z.strictObject({ ...onQuote, ...itemFields });

export const updateQuoteItemRequest = z.strictObject({
  ...onQuote,
  ...z.strictObject(itemFields).partial().shape,
});

export const removeQuoteItemQuery = z.strictObject({
  quote_id: onQuote.quote_id,
  version: versionQueryField,
});

export const listQuoteItemsQuery = z.strictObject({ quote_id: onQuote.quote_id });

export type QuoteItemDetails = Omit<z.output<typeof addQuoteItemRequest>, 'quote_id' | 'version'>;
