import { z } from 'zod';
import { instantField } from '../fields/dates.ts';
import { fileFields } from '../files/entity.ts';

/** The categories of documents. */
export const DOCUMENT_CATEGORIES = [
  'agreements',
  'checklists',
  'certificates',
  'reports',
  'photos',
] as const;

/** Whether a photo was taken before or after the work. */
export const PHOTO_STAGES = ['before', 'after'] as const;

/** A file between the company and one client. */
export const documentSchema = z.object({
  id: z.uuid(),
  client_id: z.uuid(),
  /** The client's name, for staff, who see the documents of all clients. */
  client_name: z.string(),
  category: z.enum(DOCUMENT_CATEGORIES),
  ...fileFields,
  /** The appointment of a photo that staff took. */
  appointment_id: z.uuid().nullable(),
  photo_stage: z.enum(PHOTO_STAGES).nullable(),
  /** When the caller first requested its content; null until then. */
  opened_at: instantField.nullable(),
  /** When its client first requested its content; null until then. */
  client_opened_at: instantField.nullable(),
  /** Whether the caller may remove it, because their side added it. */
  can_remove: z.boolean(),
});

export type PhotoStage = (typeof PHOTO_STAGES)[number];
export type DocumentCategory = (typeof DOCUMENT_CATEGORIES)[number];
export type ClientDocument = z.output<typeof documentSchema>;
