import { isPictureExtension, UPLOAD_EXTENSIONS } from './media-types.ts';

/**
 * Why a file is refused: the messages that forms show before sending and the service answers with.
 */
export const UPLOAD_REFUSALS = {
  notTaken: 'Choose a PDF, JPEG, PNG, WebP or HEIC file.',
  word: 'Word files are not accepted. Save it as a PDF, and choose that.',
  empty: 'This file is empty. Choose another one.',
  /** @param maxBytes the largest accepted file, in bytes. */
  tooLarge: (maxBytes: number) =>
    `This file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB. Choose a smaller one.`,
} as const;

const WORD_EXTENSIONS: ReadonlySet<string> = new Set(['doc', 'docm', 'docx', 'dot', 'dotx']);

const TAKEN_EXTENSIONS: ReadonlySet<string> = new Set(Object.values(UPLOAD_EXTENSIONS).flat());

/** Every accepted extension, in the format of a file chooser: `.pdf,.jpg,…`. */
export const UPLOAD_ACCEPT = [...TAKEN_EXTENSIONS].map((extension) => `.${extension}`).join(',');

const extensionOf = (name: string): string | undefined =>
  /\.([a-z\d]{1,10})$/iu.exec(name.trim())?.[1]?.toLowerCase();

/** Whether a name ends as that of a picture. The content may be another type of picture. */
export const isPictureName = (name: string): boolean => isPictureExtension(extensionOf(name) ?? '');

/** What to do with a file of a type that is not accepted. */
export function refusalOfType(name: string): string {
  const isWord = WORD_EXTENSIONS.has(extensionOf(name) ?? '');
  return isWord ? UPLOAD_REFUSALS.word : UPLOAD_REFUSALS.notTaken;
}

/**
 * Why a file is refused before it is sent, or null. The service decides by the content of the file,
 * so a name without an extension passes here.
 *
 * @param maxBytes the largest accepted file, in bytes.
 */
export function refusalBeforeUpload(
  { name, size }: { readonly name: string; readonly size: number },
  maxBytes: number,
): string | null {
  const extension = extensionOf(name);
  if (extension !== undefined && !TAKEN_EXTENSIONS.has(extension)) return refusalOfType(name);
  if (size === 0) return UPLOAD_REFUSALS.empty;
  return size > maxBytes ? UPLOAD_REFUSALS.tooLarge(maxBytes) : null;
}
