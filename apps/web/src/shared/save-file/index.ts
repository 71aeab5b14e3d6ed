export { SaveFileButton } from './save-file-button.tsx';
export { useSaveFile } from './use-save-file.ts';
