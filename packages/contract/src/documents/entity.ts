import { z } from 'zod';
import { instantField } from '../fields/dates.ts';
import { fileFields } from '../files/entity.ts';

/** The drawers that documents are kept in. */
export const DOCUMENT_CATEGORIES = [
  'agreements',
  'checklists',
  'certificates',
  'reports',
  'photos',
] as const;

/** A file between the company and one client. */
export const documentSchema = z.object({
  id: z.uuid(),
  client_id: z.uuid(),
  /** Whose it is, for staff, who see everybody's. */
  client_name: z.string(),
  category: z.enum(DOCUMENT_CATEGORIES),
  ...fileFields,
  /** When the caller first asked for its content; null until they do. */
  opened_at: instantField.nullable(),
  /** Whether the caller may remove it: what they added themselves. */
  can_remove: z.boolean(),
});

export type DocumentCategory = (typeof DOCUMENT_CATEGORIES)[number];
export type ClientDocument = z.output<typeof documentSchema>;
