import {
  isPictureExtension,
  UPLOAD_EXTENSIONS,
  type UploadMediaType,
} from '@cleaning/contract/files/rules';

/**
 * The longest file name that is stored, including the extension, in bytes. Every system allows 255.
 */
const MAX_BYTES = 200;

/** The end of a sent name that is read, in characters: a longer one is sent by no system. */
const LONGEST_SENT = 1000;

/** Characters that some common system forbids in file names. */
const FORBIDDEN = /[<>:"|?*\\/]/gu;

/**
 * Control characters, and invisible characters that change how a name reads, such as right-to-left
 * marks.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

/** Names that Windows reserves for devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu;

/** The extension of a name in lower case, or null when it has none. */
export function extensionOf(fileName: string): string | null {
  const ending = /\.([a-z\d]{1,10})$/iu.exec(readable(fileName))?.[1];
  return ending === undefined ? null : ending.toLowerCase();
}

/**
 * Makes a name that is safe to show, to save on any system and to put in a header, and that still
 * resembles the sent one. It always has the extension of the stored type.
 *
 * @param kept the stored type, which differs from the sent one when the file was converted.
 */
export function safeFileName(
  sent: string,
  sentType: UploadMediaType,
  kept: UploadMediaType = sentType,
): string {
  const name = readable(sent);
  const extension = extensionOf(name);
  const isKnown = extension !== null && mayEndIn(sentType, extension);
  const stem = isKnown ? name.slice(0, -extension.length - 1) : name;
  const isRight = isKnown && isEndingOf(kept, extension);
  const ending = `.${isRight ? extension : UPLOAD_EXTENSIONS[kept][0]}`;
  return `${cutTo(MAX_BYTES - ending.length, safeStem(stem))}${ending}`;
}

/**
 * Whether a file of a type may have an extension. Phones and messengers name a picture as another
 * type of picture, such as a HEIC one as `.jpg`.
 */
export function mayEndIn(mediaType: UploadMediaType, extension: string): boolean {
  const isPicture = mediaType.startsWith('image/');
  return isEndingOf(mediaType, extension) || (isPicture && isPictureExtension(extension));
}

function isEndingOf(mediaType: UploadMediaType, extension: string): boolean {
  const endings: readonly string[] = UPLOAD_EXTENSIONS[mediaType];
  return endings.includes(extension);
}

/** The last part of a path, as normalised text. */
function readable(sent: string): string {
  const base =
    sent.slice(-LONGEST_SENT).toWellFormed().normalize('NFC').split(/[\\/]/u).at(-1) ?? '';
  return base.replaceAll(/\s/gu, ' ').replaceAll(UNSEEN, '').trim();
}

function safeStem(stem: string): string {
  const safe = stem
    .replaceAll(FORBIDDEN, '_')
    .replaceAll(/ {2,}/gu, ' ')
    // At the end from the first of a run alone, since a search from each one takes long.
    .replaceAll(/^[. ]+|(?<![. ])[. ]+$/gu, '');
  if (safe === '') return 'file';
  return DEVICE.test(safe.split('.')[0] ?? '') ? `_${safe}` : safe;
}

/** Cuts between characters, never within one. */
function cutTo(maxBytes: number, text: string): string {
  let kept = '';
  let bytes = 0;
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > maxBytes) break;
    kept += character;
  }
  return kept.trim();
}
