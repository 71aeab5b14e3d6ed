import { MAX_UPLOAD_BYTES } from '@cleaning/contract';
import { formatFileSize } from '@cleaning/ui/file-picker';

/** What every upload takes, for the hint of a picker. */
export const UPLOAD_HINT = `PDF, JPEG, PNG, WebP, HEIC or DOCX. Up to ${formatFileSize(MAX_UPLOAD_BYTES)} each.`;
