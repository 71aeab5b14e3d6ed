import type { Address } from '@cleaning/contract/clients';
import type { AddressRow } from './address-repository.ts';

export function toAddress(row: AddressRow): Address {
  return {
    id: row.id,
    version: row.version,
    label: row.label,
    line1: row.line1,
    suburb: row.suburb,
    postcode: row.postcode,
    access_notes: row.accessNotes,
    parking: row.parking,
    mobility: row.mobility,
    products: row.products,
    is_default: row.isDefault,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
