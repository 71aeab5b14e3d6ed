import { z } from 'zod';
import { postcodeField } from '../fields/postcode.ts';
import { optionalLine, optionalText, requiredLine } from '../fields/text.ts';
import { versionField, versionQueryField } from '../fields/version.ts';

const line1 = requiredLine({ max: 120, emptyMessage: 'Enter the street address.' });
const suburb = requiredLine({ max: 80, emptyMessage: 'Enter the suburb.' });
const label = optionalLine({ max: 40 });
const accessNotes = optionalText({ max: 1000 });

/** True makes it the default. Nothing makes it not: another address becomes the default instead. */
const isDefault = z.literal(true, { error: 'Make another address the default instead.' });

export const createAddressRequest = z.strictObject({
  label: label.optional(),
  line1,
  suburb,
  postcode: postcodeField,
  access_notes: accessNotes.optional(),
  is_default: isDefault.optional(),
});

export const updateAddressRequest = z.strictObject({
  ...z
    .strictObject({
      label,
      line1,
      suburb,
      postcode: postcodeField,
      access_notes: accessNotes,
      is_default: isDefault,
    })
    .partial().shape,
  version: versionField,
});

export const deleteAddressQuery = z.strictObject({ version: versionQueryField });

export type CreateAddressRequest = z.input<typeof createAddressRequest>;
export type UpdateAddressRequest = z.input<typeof updateAddressRequest>;
