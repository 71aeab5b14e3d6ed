import { z } from 'zod';
import {
  accessNotesField,
  postcodeField,
  streetField,
  suburbField,
  visitNeedField,
} from '../fields/address.ts';
import { reasonField } from '../fields/reason.ts';
import { optionalLine } from '../fields/text.ts';
import { versionField, versionQueryField } from '../fields/version.ts';

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
