import { z } from 'zod';
import { instantField } from '../fields/dates.ts';

/** How many places a client may keep. */
export const MAX_ADDRESSES = 20;

/** What the cleaner minds at a place, each empty where there is nothing to mind. */
const visitNeeds = {
  parking: z.string(),
  mobility: z.string(),
  products: z.string(),
};

export const visitNeedsSchema = z.object(visitNeeds);

/** A place that a client has cleaned. All of them are in New South Wales. */
export const addressSchema = z.object({
  id: z.uuid(),
  version: z.int().positive(),
  /** What the client calls it; may be empty. */
  label: z.string(),
  line1: z.string(),
  suburb: z.string(),
  postcode: z.string(),
  access_notes: z.string(),
  ...visitNeeds,
  /** Exactly one of a client's addresses is, as long as they have any. */
  is_default: z.boolean(),
  created_at: instantField,
  updated_at: instantField,
});

export type VisitNeeds = z.output<typeof visitNeedsSchema>;
export type Address = z.output<typeof addressSchema>;
