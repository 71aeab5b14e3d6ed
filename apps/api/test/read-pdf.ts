import { readingProblem } from '@cleaning/test-setup/reading-grade';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Node {
  readonly role?: string;
  readonly children?: readonly unknown[];
}

/** The content of a parsed PDF: its text in reading order, its tags, and its metadata. */
export interface ReadPdf {
  readonly pageCount: number;
  /** All text, with one space between pieces. */
  readonly text: string;
  /** The tags of all pages in order, such as `Table`, `TR`, `TH`. */
  readonly tags: readonly string[];
  readonly title: string;
  readonly language: string;
  /** The file as text, for parts that no reader shows. */
  readonly raw: string;
}

/**
 * Parses a PDF with a separate library, which shares no code with the one that wrote it.
 *
 * @throws when its text is harder to read than the readability limit.
 */
export async function readPdf(content: Buffer): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(content), verbosity: VerbosityLevel.ERRORS });
  const document = await task.promise;
  const texts: string[] = [];
  const tags: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(items.map(textOf).join(''));
    collectTags(await page.getStructTree(), tags);
  }
  // A line that begins in lower case continues the previous sentence.
  const problem = readingProblem(texts.join('\n').replaceAll(/\s*\n(?=[a-z])/gu, ' '));
  if (problem !== null) throw new Error(`The document ${problem}`);
  const { info } = await document.getMetadata();
  const pageCount = document.numPages;
  await task.destroy();
  return {
    pageCount,
    text: texts.join(' ').replaceAll(/\s+/gu, ' '),
    tags,
    title: fieldOf(info, 'Title'),
    language: fieldOf(info, 'Language'),
    raw: content.toString('latin1'),
  };
}

/** The text of a piece; pieces on one line belong together. */
const textOf = (item: object): string =>
  'str' in item ? `${String(item.str)}${'hasEOL' in item && item.hasEOL === true ? '\n' : ''}` : '';

function collectTags(node: unknown, tags: string[]): void {
  const { role, children } = (node ?? {}) as Node;
  if (role !== undefined && role !== 'Root') tags.push(role);
  for (const child of children ?? []) collectTags(child, tags);
}

const fieldOf = (info: object, name: string): string =>
  String(new Map(Object.entries(info)).get(name) ?? '');
