import { readingProblem } from '@cleaning/test-setup/reading-grade';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Node {
  readonly role?: string;
  readonly children?: readonly unknown[];
}

/** What a reader makes of a PDF: its text in reading order, its tags, and what it says of itself. */
export interface ReadPdf {
  readonly pageCount: number;
  /** All text, one space between pieces. */
  readonly text: string;
  /** The tags of all pages in order, as `Table`, `TR`, `TH`. */
  readonly tags: readonly string[];
  readonly title: string;
  readonly language: string;
  /** The file as text, for what no reader shows. */
  readonly raw: string;
}

/**
 * Reads a PDF with a reader of its own, that shares nothing with what wrote it.
 *
 * @throws when it is harder to read than anything that we write may be.
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
  // A line that begins in lower case goes on with the sentence of the one before.
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

/** A piece of text; pieces on one line belong together. */
const textOf = (item: object): string =>
  'str' in item ? `${String(item.str)}${'hasEOL' in item && item.hasEOL === true ? '\n' : ''}` : '';

function collectTags(node: unknown, tags: string[]): void {
  const { role, children } = (node ?? {}) as Node;
  if (role !== undefined && role !== 'Root') tags.push(role);
  for (const child of children ?? []) collectTags(child, tags);
}

const fieldOf = (info: object, name: string): string =>
  String(new Map(Object.entries(info)).get(name) ?? '');
