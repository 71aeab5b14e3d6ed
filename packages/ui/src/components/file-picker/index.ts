export { FileIcon } from './file-icon.tsx';
export { FilePicker, type FilePickerProps } from './file-picker.tsx';
export { formatFileSize } from './file-size.ts';
export type { PickedFile, PickedFileStatus } from './picked-file.ts';
