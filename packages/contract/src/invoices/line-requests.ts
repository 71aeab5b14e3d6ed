import { MONASH_CATEGORIES, parseItemNumber, PRICE_REGIONS, SUPPORT_UNITS } from '@cleaning/ndis';
import { z } from 'zod';
import { centsError } from '../fields/cents.ts';
import { momentField, plainDateField } from '../fields/dates.ts';
import { hasAtMostDecimals } from '../fields/decimals.ts';
import { requiredText } from '../fields/text.ts';
import { CANCELLATION_REASONS, CLAIM_TYPES, GST_CODES } from './choices.ts';

/**
 * The largest unit price: far above any real price, and far below the limit of the database column.
 */
const MAX_UNIT_PRICE_CENTS = 100_000_00;

const QUANTITY_MESSAGE = 'Enter a quantity from 0.01 to 999.99, with two decimals at most.';
const PRICE_MESSAGE = 'Enter a price from $0 to $100,000.';
const TIME_MESSAGE = 'Enter a time of the 24-hour clock, like 09:30.';
const MMM_MESSAGE = 'Choose a Modified Monash category from 1 to 7.';
const KILOMETRES_MESSAGE = 'Enter kilometres from 0.1 to 9,999.9, with one decimal at most.';
const ITEM_MESSAGE = 'Enter a support item number, like 01_020_0120_1_1.';

const timeField = z
  .string({ error: TIME_MESSAGE })
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, TIME_MESSAGE);

/** The required fields of a line. The server works out the amounts. */
export const lineFields = {
  description: requiredText({ max: 300, emptyMessage: 'Describe what the line is for.' }),
  quantity: z
    .number({ error: QUANTITY_MESSAGE })
    .min(0.01, QUANTITY_MESSAGE)
    .max(999.99, QUANTITY_MESSAGE)
    .refine((quantity) => hasAtMostDecimals(quantity, 2), QUANTITY_MESSAGE),
  unit_price_cents: z
    .int({ error: centsError('Enter a price in whole cents, up to $100,000.') })
    .min(0, PRICE_MESSAGE)
    .max(MAX_UNIT_PRICE_CENTS, PRICE_MESSAGE),
};

/** The optional fields of a line, which have defaults. */
export const lineDetailFields = {
  /** E by default. */
  unit: z.enum(SUPPORT_UNITS, { error: 'Choose H for hours or E for each.' }).optional(),
  /** By default taxable for a private line and GST-free for an NDIS line. */
  gst_code: z.enum(GST_CODES, { error: 'Choose P1, P2 or P5.' }).optional(),
  service_date_from: plainDateField.nullable().optional(),
  /** The first day by default. */
  service_date_to: plainDateField.nullable().optional(),
  start_time: timeField.nullable().optional(),
  end_time: timeField.nullable().optional(),
  support_item_number: z
    .string({ error: ITEM_MESSAGE })
    .trim()
    .max(30, ITEM_MESSAGE)
    .refine((text) => parseItemNumber(text) !== null, ITEM_MESSAGE)
    .nullable()
    .optional(),
  /** By default the region of the Modified Monash category, or standard. */
  region: z.enum(PRICE_REGIONS, { error: 'Choose a region from the list.' }).nullable().optional(),
  /** How remote the place of service is. It determines the region, unless that is given. */
  mmm: z.literal(MONASH_CATEGORIES, { error: MMM_MESSAGE }).nullable().optional(),
  /** The kilometres that a line of travel costs covers. */
  kilometres: z
    .number({ error: KILOMETRES_MESSAGE })
    .min(0.1, KILOMETRES_MESSAGE)
    .max(9999.9, KILOMETRES_MESSAGE)
    .refine((kilometres) => hasAtMostDecimals(kilometres, 1), KILOMETRES_MESSAGE)
    .nullable()
    .optional(),
  claim_type: z.enum(CLAIM_TYPES, { error: 'Choose a claim type from the list.' }).optional(),
  cancellation_reason: z
    .enum(CANCELLATION_REASONS, { error: 'Choose a reason from the list.' })
    .nullable()
    .optional(),
  cancellation_notice_at: momentField.nullable().optional(),
  no_other_work_found: z.boolean({ error: 'Answer true or false.' }).nullable().optional(),
};

/** One line of a new invoice. */
export const lineRequest = z.strictObject({ ...lineFields, ...lineDetailFields });

/** The fields of a line that change; absent fields do not change. */
export const linePatch = z.strictObject({
  ...z.strictObject(lineFields).partial().shape,
  ...lineDetailFields,
});

export type InvoiceLineRequest = z.input<typeof lineRequest>;
