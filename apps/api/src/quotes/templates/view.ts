import type { QuoteTemplate } from '@cleaning/contract/quotes';
import type { TemplateRow } from './template-repository.ts';

export const toTemplate = (row: TemplateRow): QuoteTemplate => ({
  id: row.id,
  name: row.name,
  service_id: row.serviceId,
  rooms: row.rooms,
  addon_ids: row.addonIds,
  timeline_id: row.timelineId,
  address_line1: row.addressLine1,
  suburb: row.suburb,
  postcode: row.postcode,
  access_notes: row.accessNotes,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
