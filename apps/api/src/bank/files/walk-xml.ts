import type { TextEncoding } from '@cleaning/contract/files/rules';
import { SaxesParser } from 'saxes';

/** Names are local, without the prefix, which each file may choose. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** A statement is less than twenty deep. The parser looks through all open elements at each one. */
const MAX_DEPTH = 100;
/** A statement with the most rows has a quarter of a million. */
const MAX_ELEMENTS = 500_000;

/** A file in XML, decoded by its byte order mark, or as UTF-8. */
export interface XmlText {
  readonly text: string;
  readonly encoding: TextEncoding;
}

/** The file is sound XML in another encoding than XML allows without saying so, or than it says. */
export class XmlEncodingError extends Error {
  override readonly name = 'XmlEncodingError';
}

/** What a declaration may say of each encoding; US-ASCII is a part of UTF-8. */
const DECLARED: Readonly<Record<TextEncoding, RegExp | null>> = {
  'utf-8': /^(?:utf-8|us-ascii)$/iu,
  'utf-16le': /^utf-16(?:le)?$/iu,
  'utf-16be': /^utf-16(?:be)?$/iu,
  // Other programs might read it as another encoding of single bytes.
  'windows-1252': null,
};

interface XmlVisitor {
  readonly open?: (element: XmlElement) => void;
  /** @param element the name of the innermost element that contains the text. */
  readonly text?: (text: string, element: string) => void;
  /** @param element the name of the element that ends. */
  readonly close?: (element: string) => void;
}

/**
 * Parses an XML file and calls the visitor for each element and text.
 *
 * @throws XmlEncodingError when it is neither in UTF-8 nor in UTF-16 with its mark, or declares
 *   another encoding, since another program might read it differently; Error when it is not well
 *   formed, is too deep or too large, or declares a document type.
 */
export function walkXml(file: XmlText, { open, text, close }: XmlVisitor): void {
  const declared = DECLARED[file.encoding];
  if (declared === null) throw new XmlEncodingError();
  const parser = new SaxesParser({ xmlns: true, position: false });
  const path: string[] = [];
  let count = 0;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('A document type is declared.');
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !declared.test(encoding)) throw new XmlEncodingError();
  });
  parser.on('opentag', ({ local, attributes }) => {
    path.push(local);
    count += 1;
    if (path.length > MAX_DEPTH) throw new Error('The elements are nested too deep.');
    if (count > MAX_ELEMENTS) throw new Error('There are too many elements.');
    const found = Object.values(attributes).map((each) => [each.local, each.value] as const);
    open?.({ name: local, attributes: new Map(found) });
  });
  parser.on('closetag', ({ local }) => {
    path.pop();
    close?.(local);
  });
  for (const event of ['text', 'cdata'] as const) {
    parser.on(event, (found) => text?.(found, path.at(-1) ?? ''));
  }
  parser.write(file.text).close();
}
