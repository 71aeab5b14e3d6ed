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
 * @throws Error when it is not well formed, is too deep or too large, declares a document type, or
 *   is not in UTF-8, since another program might read it differently.
 */
export function walkXml(content: Buffer, { open, text, close }: XmlVisitor): void {
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
    if (encoding !== undefined && !/^(?:utf-8|us-ascii)$/iu.test(encoding)) {
      throw new Error('The encoding is not UTF-8.');
    }
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
  parser.write(new TextDecoder('utf-8', { fatal: true }).decode(content)).close();
}
