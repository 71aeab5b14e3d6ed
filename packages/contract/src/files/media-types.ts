/** The accepted file types, with their file extensions; the first one is the usual one. */
export const UPLOAD_EXTENSIONS = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

export type UploadMediaType = keyof typeof UPLOAD_EXTENSIONS;

/** The same, as a list. */
export const UPLOAD_MEDIA_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const satisfies readonly UploadMediaType[];
