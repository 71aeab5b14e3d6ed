import { z } from 'zod';
import { searchText } from '../fields/text.ts';
import { FILE_SOURCES } from '../files/entity.ts';
import { pageQuery } from '../http/page.ts';
import { DOCUMENT_CATEGORIES } from './entity.ts';

const category = z.enum(DOCUMENT_CATEGORIES, { error: 'Choose a category.' });
const clientId = z.uuid({ error: 'Choose a client.' });

/** The fields beside the file. */
export const uploadDocumentRequest = z.strictObject({
  category,
  /** Whose document it is: given by staff, and by nobody else. */
  client_id: clientId.optional(),
});

export const DOCUMENT_ORDERINGS = ['created_at', '-created_at', 'file_name', '-file_name'] as const;

export const listDocumentsQuery = pageQuery.extend({
  category: category.optional(),
  /** One client's documents, for staff. */
  client_id: clientId.optional(),
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
