import { z } from 'zod';
import { searchText } from '../fields/text.ts';
import { FILE_SOURCES } from '../files/entity.ts';
import { pageQuery } from '../http/page.ts';
import { DOCUMENT_CATEGORIES, PHOTO_STAGES } from './entity.ts';

const category = z.enum(DOCUMENT_CATEGORIES, { error: 'Choose a category.' });
const appointmentId = z.uuid({ error: 'Give the id of an appointment.' });
const clientId = z.uuid({ error: 'Choose a client.' });

/** The fields beside the file. */
export const uploadDocumentRequest = z.strictObject({
  category,
  /** The client who will own the document; set by staff only. */
  client_id: clientId.optional(),
  /**
   * The appointment of a photo, and whether it was taken before or after the work; both or neither.
   */
  appointment_id: appointmentId.optional(),
  photo_stage: z.enum(PHOTO_STAGES, { error: 'Choose before or after.' }).optional(),
});

export const DOCUMENT_ORDERINGS = ['created_at', '-created_at', 'file_name', '-file_name'] as const;

export const listDocumentsQuery = pageQuery.extend({
  category: category.optional(),
  /** One client's documents, for staff. */
  client_id: clientId.optional(),
  /** The photos of one appointment. */
  appointment_id: appointmentId.optional(),
  source: z.enum(FILE_SOURCES, { error: 'Filter by client or company.' }).optional(),
  /** Text in the name of the file. */
  search: searchText.optional(),
  ordering: z
    .enum(DOCUMENT_ORDERINGS, {
      error: 'Order by created_at or file_name, with - for descending.',
    })
    .default('-created_at'),
});

export type ListDocumentsQuery = z.input<typeof listDocumentsQuery>;
export type UploadDocumentRequest = z.input<typeof uploadDocumentRequest>;
