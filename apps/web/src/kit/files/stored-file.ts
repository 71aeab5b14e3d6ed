import type { FileMediaType } from '@cleaning/contract/files/rules';

/** A stored file: a document or an attachment. */
export interface StoredFile {
  /** The id of the document or attachment, to request a link to it. */
  readonly id: string;
  readonly file_name: string;
  readonly media_type: FileMediaType;
}

const PICTURES: ReadonlySet<FileMediaType> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/**
 * How this browser can preview a file; null if it can only be downloaded. Most phones have no PDF
 * viewer.
 */
export function choosePreviewKind({ media_type: type }: StoredFile): 'image' | 'pdf' | null {
  if (PICTURES.has(type)) return 'image';
  return type === 'application/pdf' && navigator.pdfViewerEnabled ? 'pdf' : null;
}
