import { UPLOAD_EXTENSIONS, type UploadMediaType } from '@cleaning/contract';

/** The longest name kept, ending included, in bytes: every system takes 255. */
const MAX_BYTES = 200;

/** What no file name may hold on one of the systems that people use. */
const FORBIDDEN = /[<>:"|?*\\/]/gu;

/** Controls, and the marks that are not seen but change how a name reads, such as right-to-left. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

/** Names that Windows keeps for devices, whatever follows their dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu;

/** The ending of a name as it is typed, in lower case, or null when it has none. */
export function extensionOf(fileName: string): string | null {
  const ending = /\.([a-z\d]{1,10})$/iu.exec(readable(fileName))?.[1];
  return ending === undefined ? null : ending.toLowerCase();
}

/**
 * A name that is safe to show, to save on any system and to put in a header, and still reads like the
 * one that was sent. It always has the ending of its type.
 */
export function safeFileName(sent: string, mediaType: UploadMediaType): string {
  const name = readable(sent);
  const [usual, ...others]: readonly string[] = UPLOAD_EXTENSIONS[mediaType];
  const extension = extensionOf(name);
  const known = extension !== null && (extension === usual || others.includes(extension));
  const stem = known ? name.slice(0, -extension.length - 1) : name;
  const ending = `.${known ? extension : usual}`;
  return `${cutTo(MAX_BYTES - ending.length, tidyStem(stem))}${ending}`;
}

/** The last part of a path, as text that reads the way it is stored. */
function readable(sent: string): string {
  const base = sent.toWellFormed().normalize('NFC').split(/[\\/]/u).at(-1) ?? '';
  return base.replaceAll(/\s/gu, ' ').replaceAll(UNSEEN, '').trim();
}

function tidyStem(stem: string): string {
  const tidy = stem
    .replaceAll(FORBIDDEN, '_')
    .replaceAll(/ {2,}/gu, ' ')
    .replaceAll(/^[. ]+|[. ]+$/gu, '');
  if (tidy === '') return 'file';
  return DEVICE.test(tidy.split('.')[0] ?? '') ? `_${tidy}` : tidy;
}

/** Cuts between characters, never inside one. */
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
