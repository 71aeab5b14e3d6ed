export { type LinkTo, loadStoredFile } from './load-stored-file.ts';
export { previewKindOf, type StoredFile } from './stored-file.ts';
export { useFilePreview } from './use-file-preview.tsx';
