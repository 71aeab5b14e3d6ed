export { UPLOAD_HINT } from './upload-words.ts';
export type { SendFile, Upload, UploadCall, UploadLimit } from './upload-queue.ts';
export { useUploads, type Uploads, type UploadsOptions } from './use-uploads.ts';
