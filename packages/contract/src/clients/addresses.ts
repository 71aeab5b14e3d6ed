import { z } from 'zod';
import {
  accessNotesField,
  postcodeField,
  streetField,
  suburbField,
  visitNeedField,
} from '../fields/address.ts';
import { instantField } from '../fields/dates.ts';
import { reasonField } from '../fields/reason.ts';
import { optionalLine } from '../fields/text.ts';
import { versionField, versionQueryField } from '../fields/version.ts';
import { pageOf } from '../http/page.ts';

/** The most addresses that a client may save. */
export const MAX_ADDRESSES = 20;

/** Notes for the cleaner about a place; each may be empty. */
const visitNeeds = {
  parking: z.string(),
  mobility: z.string(),
  products: z.string(),
};

export const visitNeedsSchema = z.object(visitNeeds);

/** An address that a client has cleaned. All are in New South Wales. */
export const addressSchema = z.object({
  id: z.uuid(),
  version: z.int().positive(),
  /** The client's name for the place; may be empty. */
  label: z.string(),
  line1: z.string(),
  suburb: z.string(),
  postcode: z.string(),
  access_notes: z.string(),
  ...visitNeeds,
  /** True for exactly one of a client's addresses, if there are any. */
  is_default: z.boolean(),
  created_at: instantField,
  updated_at: instantField,
});

/** An address that a quote or a visit has, and that its client did not save. */
export const usedPlaceSchema = addressSchema.pick({ line1: true, suburb: true, postcode: true });

/** One page of the caller's addresses. */
export const myAddressesPageSchema = pageOf(addressSchema).extend({
  /**
   * The place of the newest quote that was sent, or of the newest visit, to offer it again; null
   * when there is none, and when it is saved.
   */
  last_used: usedPlaceSchema.nullable(),
});

export type VisitNeeds = z.output<typeof visitNeedsSchema>;
export type Address = z.output<typeof addressSchema>;
export type UsedPlace = z.output<typeof usedPlaceSchema>;
export type MyAddressesPage = z.output<typeof myAddressesPageSchema>;

/** True makes this the default address. It cannot be unset; another address replaces it. */
const isDefault = z.literal(true, { error: 'Make another address the default instead.' });

const addressFields = z.strictObject({
  label: optionalLine({ max: 40 }),
  line1: streetField,
  suburb: suburbField,
  postcode: postcodeField,
  access_notes: accessNotesField,
  parking: visitNeedField,
  mobility: visitNeedField,
  products: visitNeedField,
  is_default: isDefault,
});

export const createAddressRequest = addressFields.partial({
  label: true,
  access_notes: true,
  parking: true,
  mobility: true,
  products: true,
  is_default: true,
});

export const updateAddressRequest = addressFields.partial().extend({ version: versionField });

/** Staff add or change an address at the client's request, with a reason. */
export const createAddressForRequest = createAddressRequest.extend({ reason: reasonField });

export const updateAddressForRequest = updateAddressRequest.extend({ reason: reasonField });

export const deleteAddressQuery = z.strictObject({ version: versionQueryField });

export type CreateAddressRequest = z.input<typeof createAddressRequest>;
export type UpdateAddressRequest = z.input<typeof updateAddressRequest>;
export type CreateAddressForRequest = z.input<typeof createAddressForRequest>;
export type UpdateAddressForRequest = z.input<typeof updateAddressForRequest>;
