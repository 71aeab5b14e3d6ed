import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { readPdf } from '../../../test/read-pdf.ts';
import { SAMPLE_PDF } from '../../../test/sample-pdf.ts';
import { renderPdf } from './render-pdf.ts';

const MADE_AT = new Date('2026-11-21T00:00:00.000Z');

interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
}

/** Where the pieces of text stand on the first page, in points, in the order they were set. */
async function piecesOf(content: Buffer): Promise<Piece[]> {
  const task = getDocument({ data: new Uint8Array(content), verbosity: VerbosityLevel.ERRORS });
  const page = await (await task.promise).getPage(1);
  const { items } = await page.getTextContent();
  await task.destroy();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [left, baseline] = [Number(item.transform[4]), Number(item.transform[5])];
    return [{ text: item.str, left, right: left + item.width, baseline }];
  });
}

/** The pieces of a text that stand on one line, in their order. */
const lineWith = (pieces: readonly Piece[], text: string): Piece[] => {
  const found = pieces.find((piece) => piece.text.includes(text));
  if (found === undefined) throw new Error(`Nobody set ${text}.`);
  return pieces.filter(({ baseline }) => Math.abs(baseline - found.baseline) < 0.01);
};

const NAME = 'Nguyễn Thị Ánh';

it('sets a name in two typefaces on one line, each word where the last one ended', async () => {
  const place = `${NAME}\n12 Trương Định Street, Łódź`;
  const facts = [{ label: 'Bill to', value: place }];
  const statements = [`With thanks to ${NAME} and to Łukasz`];
  const content = await renderPdf({ ...SAMPLE_PDF, facts, statements }, MADE_AT);
  const { text, raw } = await readPdf(content);
  // The reader takes some kerning for a space.
  const letters = text.replaceAll(' ', '');
  expect(letters).toContain(place.replaceAll(/\s/gu, ''));
  expect(text).toContain(statements[0]);
  expect(raw).toContain('NotoSans-Regular');
  const pieces = await piecesOf(content);
  for (const start of ['Nguyễn', 'Trương', 'With thanks']) {
    const line = lineWith(pieces, start);
    expect(line.length).toBeGreaterThan(1);
    for (const [index, piece] of line.slice(1).entries()) {
      expect(piece.left).toBeGreaterThan((line[index]?.right ?? 0) - 0.5);
    }
  }
  const page = pieces.map(({ right }) => right);
  const end = lineWith(pieces, 'With thanks').at(-1)?.right ?? 0;
  expect(Math.abs(end - Math.max(...page))).toBeLessThan(1);
});

const billedTo = (value: string) => ({ ...SAMPLE_PDF, facts: [{ label: 'Bill to', value }] });

it('says the same whatever the documents before it said', async () => {
  // The first letter is drawn with the shape of the letter without its mark.
  await renderPdf(billedTo('Ýr'), MADE_AT);
  const later = await renderPdf(billedTo('Yr'), MADE_AT);
  expect((await readPdf(later)).text).toContain('Bill to: Yr ');
});

it('embeds the other typeface only where a word needs it, and makes the same file each time', async () => {
  const plain = billedTo('Zoë Łukasiewicz');
  const content = await renderPdf(plain, MADE_AT);
  expect((await readPdf(content)).raw).not.toContain('NotoSans');
  expect(await renderPdf(plain, MADE_AT)).toEqual(content);
  const named = await renderPdf(SAMPLE_PDF, MADE_AT);
  expect(await renderPdf(SAMPLE_PDF, MADE_AT)).toEqual(named);
});
