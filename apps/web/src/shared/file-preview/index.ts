export { loadStoredFile } from './load-stored-file.ts';
export { previewKindOf } from './stored-file.ts';
export { useFilePreview } from './use-file-preview.tsx';
