import type { UploadMediaType } from '@cleaning/contract';

/** What is known of a file that the service keeps: a document, or an attachment. */
export interface StoredFile {
  /** The id of the document or attachment, by which a link to it is asked for. */
  readonly id: string;
  readonly file_name: string;
  readonly media_type: UploadMediaType;
}

const PICTURES: ReadonlySet<UploadMediaType> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/**
 * How this browser can show a file on the page, or null: it can then only be downloaded. Phones mostly
 * have no viewer for a PDF.
 */
export function previewKindOf({ media_type: type }: StoredFile): 'image' | 'pdf' | null {
  if (PICTURES.has(type)) return 'image';
  return type === 'application/pdf' && navigator.pdfViewerEnabled ? 'pdf' : null;
}
