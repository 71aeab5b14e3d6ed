import { SUPPORT_UNITS } from '@cleaning/ndis';
import { z } from 'zod';
import { centsField } from '../fields/cents.ts';
import { instantField, recordedDateField } from '../fields/dates.ts';

/** A support item with its price limits, and the service dates for which they apply. */
export const catalogueRowSchema = z.object({
  id: z.uuid(),
  item_number: z.string(),
  name: z.string(),
  unit: z.enum(SUPPORT_UNITS),
  /** First and last date of service, both inclusive. A null end means open-ended. */
  effective_from: recordedDateField,
  effective_to: recordedDateField.nullable(),
  limits: z.object({
    standard_cents: centsField,
    remote_cents: centsField,
    very_remote_cents: centsField,
  }),
  version: z.int().positive(),
  created_at: instantField,
});

export type CatalogueEntry = z.output<typeof catalogueRowSchema>;
