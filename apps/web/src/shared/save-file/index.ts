export { useSaveFile } from './use-save-file.ts';
