import { answer, mockEndpoint } from '@cleaning/api-client/testing';
import type { ClientDocument, DocumentCategory, DocumentsPage } from '@cleaning/contract/documents';
import { endpoints } from '@cleaning/contract/endpoints';

export const checklist: ClientDocument = {
  id: '5b1f2a3c-0000-4000-8000-000000000501',
  client_id: '5b1f2a3c-0000-4000-8000-000000000001',
  client_name: 'Grace Nguyen',
  category: 'checklists',
  file_name: 'Visit checklist.pdf',
  media_type: 'application/pdf',
  byte_size: 64 * 1024,
  source: 'company',
  appointment_id: null,
  photo_stage: null,
  created_at: '2026-01-12T02:00:00.000Z',
  opened_at: '2026-01-13T02:00:00.000Z',
  client_opened_at: '2026-01-13T02:00:00.000Z',
  can_remove: false,
};

export const photo: ClientDocument = {
  ...checklist,
  id: '5b1f2a3c-0000-4000-8000-000000000502',
  category: 'photos',
  file_name: 'Kitchen.jpg',
  media_type: 'image/jpeg',
  byte_size: 1.4 * 1024 * 1024,
  source: 'client',
  can_remove: true,
};

export const agreement: ClientDocument = {
  ...checklist,
  id: '5b1f2a3c-0000-4000-8000-000000000503',
  category: 'agreements',
  file_name: 'Agreement.docx',
  media_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The list response for some documents, with counts by category. */
export function aDocumentsPage(
  results: ClientDocument[],
  overrides: Partial<DocumentsPage> = {},
): DocumentsPage {
  const category_counts: Partial<Record<DocumentCategory, number>> = {};
  for (const { category } of results)
    category_counts[category] = (category_counts[category] ?? 0) + 1;
  return {
    count: results.length,
    next: null,
    previous: null,
    results,
    category_counts,
    ...overrides,
  };
}

/** Serves these documents of the client. */
export const listsDocuments = (...results: ClientDocument[]) =>
  mockEndpoint(endpoints.listDocuments, answer(aDocumentsPage(results)));
