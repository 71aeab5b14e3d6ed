import {
  decodePDFRawStream,
  PDFContext,
  PDFName,
  PDFNumber,
  PDFObjectStreamParser,
  PDFRawStream,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { RefusedFileError } from './refused-file.ts';

/**
 * Names of features that run code, send data, open something or embed files. A plain document needs
 * none of them.
 */
const ACTIVE_NAMES: ReadonlySet<string> = new Set([
  '3D',
  'EF',
  'EmbeddedFile',
  'EmbeddedFiles',
  'GoToE',
  'GoToR',
  'ImportData',
  'JavaScript',
  'JS',
  'Launch',
  'Movie',
  'Rendition',
  'RichMedia',
  'Sound',
  'SubmitForm',
  'XFA',
]);

/**
 * Where an object may begin: two numbers and `obj`, separated by white space or comments, as PDF
 * readers accept them.
 */
const HEADER =
  /[\d.](?:[\0\t\n\f\r \x80\xFF]|%[^\r\n]*[\r\n])+[+-]?[\d.]+(?:[\0\t\n\f\r \x80\xFF]|%[^\r\n]*[\r\n])*obj/gu;

const TRAILER = /trailer/gu;

/**
 * Checks that a PDF only displays content: it has no scripts, no actions other than links, and no
 * embedded files. It parses an object at every position where one begins, also in streams and
 * earlier versions, regardless of the cross-reference tables, since another reader may find any of
 * them.
 *
 * @throws RefusedFileError `pdf-active` or `pdf-protected`; any other error means a damaged file.
 */
export function checkPdf(content: Buffer): void {
  if (!content.subarray(-2048).includes('%%EOF')) throw new RefusedFileError('damaged');
  const context = PDFContext.create();
  const text = content.toString('latin1');
  const parser = new NameRecorder(content, context);
  const objectStreams: ReadObject[] = [];
  for (const { index, 0: header } of text.matchAll(HEADER)) {
    const start = index + header.length;
    // An object without content is null.
    if (!/^\s*endobj/u.test(text.slice(start, start + 20))) {
      const read = parser.readAt(start);
      assertPassive(read.names);
      if (isObjectStream(read)) objectStreams.push(read);
    }
  }
  for (const { index, 0: keyword } of text.matchAll(TRAILER)) {
    assertPassive(parser.namesAt(index + keyword.length));
  }
  // Checked last, when it is known that they are not encrypted.
  objectStreams.forEach(checkObjectStream);
}

function assertPassive(names: readonly string[]): void {
  if (names.includes('Encrypt')) throw new RefusedFileError('pdf-protected');
  if (names.some((name) => ACTIVE_NAMES.has(name))) throw new RefusedFileError('pdf-active');
}

interface ReadObject {
  readonly object: PDFObject;
  /** Every name in the object, in order. */
  readonly names: readonly string[];
}

const isObjectStream = ({ names }: ReadObject): boolean =>
  names.includes('ObjStm') || (names.includes('N') && names.includes('First'));

/**
 * The entries that state how an object stream is read. Each must be present once and not as a
 * reference, so that all readers agree.
 */
const STREAM_KEYS = ['First', 'N', 'Length', 'Filter', 'DecodeParms'];

/**
 * Objects in a stream are found by offsets that readers may interpret differently, so its whole
 * text is searched for names.
 */
function checkObjectStream({ object, names }: ReadObject): void {
  // Other dictionaries, such as an outline, use these names but contain no objects.
  if (!(object instanceof PDFRawStream)) return;
  const { dict, contents } = object;
  const isRepeated = STREAM_KEYS.some((key) => names.filter((name) => name === key).length > 1);
  const length = dict.get(PDFName.of('Length'));
  const isWhole = length instanceof PDFNumber && Math.abs(length.asNumber() - contents.length) <= 2;
  if (isRepeated || !isWhole || names.includes('DecodeParms') || names.includes('DP')) {
    throw new RefusedFileError('damaged');
  }
  const text = Buffer.from(decodePDFRawStream(object).decode()).toString('latin1');
  const found = text.matchAll(/\/([^\0\t\n\f\r ()<>[\]{}/%]*)/gu);
  assertPassive(Array.from(found, ([, name = '']) => decodeName(name)));
}

/** Decodes names such as `#4A` for J. */
const decodeName = (name: string): string =>
  name.replaceAll(/#([\da-f]{2})/giu, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** The library's parser, extended to record every name, also of repeated keys. */
class NameRecorder extends PDFObjectStreamParser {
  #names: string[] = [];

  constructor(content: Uint8Array, context: PDFContext) {
    super(PDFRawStream.of(context.obj({ First: 0, N: 0 }), content));
  }

  readAt(offset: number): ReadObject {
    this.#names = [];
    this.bytes.moveTo(offset);
    return { object: this.parseObject(), names: this.#names };
  }

  /** The names from an offset up to where parsing fails. */
  namesAt(offset: number): readonly string[] {
    try {
      return this.readAt(offset).names;
    } catch {
      return this.#names;
    }
  }

  /** Only object streams are read, and those must state their length directly. */
  protected override findEndOfStreamFallback(): number {
    return this.bytes.offset();
  }

  protected override parseName(): PDFName {
    const name = super.parseName();
    this.#names.push(name.decodeText());
    return name;
  }
}
