export { UPLOAD_HINT } from './upload-words.ts';
export { useUploads, type Uploads } from './use-uploads.ts';
