/** The accepted file types, with their file extensions; the first one is the usual one. */
export const UPLOAD_EXTENSIONS = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

const PICTURE_EXTENSIONS: ReadonlySet<string> = new Set(
  Object.entries(UPLOAD_EXTENSIONS).flatMap(([mediaType, extensions]) =>
    mediaType.startsWith('image/') ? extensions : [],
  ),
);

/** Whether an extension, in lower case, is that of an accepted picture. */
export const isPictureExtension = (extension: string): boolean => PICTURE_EXTENSIONS.has(extension);

export type UploadMediaType = keyof typeof UPLOAD_EXTENSIONS;

/** Every media type that may be uploaded. */
export const UPLOAD_MEDIA_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
] as const satisfies readonly UploadMediaType[];

/** The types of stored files. Word documents were accepted until November 2026. */
export const FILE_MEDIA_TYPES = [
  ...UPLOAD_MEDIA_TYPES,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const;

export type FileMediaType = (typeof FILE_MEDIA_TYPES)[number];
