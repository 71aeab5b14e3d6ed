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

/** When a photo of an appointment was taken: before the work, or after it. */
export const PHOTO_STAGES = ['before', 'after'] as const;

/** A file between the company and one client. */
export const documentSchema = z.object({
  id: z.uuid(),
  client_id: z.uuid(),
  /** Whose it is, for staff, who see those of every client. */
  client_name: z.string(),
  category: z.enum(DOCUMENT_CATEGORIES),
  ...fileFields,
  /** Of a photo that staff took at an appointment. */
  appointment_id: z.uuid().nullable(),
  photo_stage: z.enum(PHOTO_STAGES).nullable(),
  /** When the caller first asked for its content; null until they do. */
  opened_at: instantField.nullable(),
  /** When its client first asked for its content; null until they do. */
  client_opened_at: instantField.nullable(),
  /** Whether the caller may remove it: what they added themselves. */
  can_remove: z.boolean(),
});

export type PhotoStage = (typeof PHOTO_STAGES)[number];
export type DocumentCategory = (typeof DOCUMENT_CATEGORIES)[number];
export type ClientDocument = z.output<typeof documentSchema>;
