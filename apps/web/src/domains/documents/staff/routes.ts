import type { TeamPages } from '#kit/page/pages-by-path.ts';
import { STAFF_CLIENT_DOCUMENTS_PATH } from '../document-paths.ts';

export const staffDocumentPages: TeamPages = {
  office: {
    [STAFF_CLIENT_DOCUMENTS_PATH]: () => import('./client-documents-page.tsx'),
  },
};
