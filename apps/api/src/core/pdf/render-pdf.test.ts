import { execFileSync, spawnSync } from 'node:child_process';
import { inflateSync } from 'node:zlib';
import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readPdf } from '../../../test/read-pdf.ts';
import { SAMPLE_PDF } from '../../../test/sample-pdf.ts';
import type { PdfDocument } from './pdf-document.ts';
import { renderPdf } from './render-pdf.ts';
import { PAGE } from './theme.ts';

const MADE_AT = new Date('2026-11-21T00:00:00.000Z');

interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
}

/** The positions of the text pieces on the first page, in points, in the order of the file. */
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

/** The pieces on the line that contains a text, in their order. */
const lineWith = (pieces: readonly Piece[], text: string): Piece[] => {
  const found = pieces.find((piece) => piece.text.includes(text));
  if (found === undefined) throw new Error(`No such text: ${text}.`);
  return pieces.filter(({ baseline }) => Math.abs(baseline - found.baseline) < 0.01);
};

const AMOUNTS: PdfDocument = {
  ...SAMPLE_PDF,
  figure: { ...SAMPLE_PDF.figure, amount: '$1,234,567.00' },
  table: {
    heading: 'What this is for',
    columns: [
      { heading: 'Description', share: 5, isFigure: false },
      { heading: 'GST', share: 5, isFigure: true },
      { heading: 'Amount', share: 1.9, isFigure: true },
    ],
    rows: [{ cells: ['General clean', '$90,909.09', '$1,000,000.00'] }],
  },
};

it('an amount stays on one line, however wide', async () => {
  const texts = (await piecesOf(await renderPdf(AMOUNTS, MADE_AT))).map(({ text }) => text);
  expect(texts).toContain('$1,000,000.00');
  expect(texts).toContain('$1,234,567.00');
});

it('each cell ends in a space, so that screen readers do not join two', async () => {
  const data = new Uint8Array(await renderPdf(AMOUNTS, MADE_AT));
  const task = getDocument({ data, verbosity: VerbosityLevel.ERRORS });
  const page = await (await task.promise).getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  await task.destroy();
  const shown = fnArray.flatMap((operator, index) => {
    if (operator !== OPS.showText) return [];
    const [glyphs] = z.array(z.array(z.unknown())).parse(argsArray[index]);
    const parts = (glyphs ?? []).map((glyph) => GLYPH.safeParse(glyph).data?.unicode ?? '');
    return [parts.join('')];
  });
  for (const text of ['Description', 'General clean', '$90,909.09', '$1,000,000.00', 'Total']) {
    expect(shown).toContain(`${text} `);
  }
});

const GLYPH = z.object({ unicode: z.string() });

const NAME = 'Nguyễn Thị Ánh';

it('a name in two typefaces is set on one line without gaps', async () => {
  const place = `${NAME}\n12 Trương Định Street, Łódź`;
  const facts = [{ label: 'Bill to', value: place }];
  const statements = [`With thanks to ${NAME} and to Łukasz`];
  const content = await renderPdf({ ...SAMPLE_PDF, facts, statements }, MADE_AT);
  const { text, raw } = await readPdf(content);
  // The PDF parser takes some kerning for a space.
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

it('a document does not depend on those before it', async () => {
  // Ý is drawn with the glyph of Y, which must not change Y in later documents.
  await renderPdf(billedTo('Ýr'), MADE_AT);
  const later = await renderPdf(billedTo('Yr'), MADE_AT);
  expect((await readPdf(later)).text).toContain('Bill to: Yr ');
});

it('the other typeface is embedded only where needed, and the file is reproducible', async () => {
  const plain = billedTo('Zoë Łukasiewicz');
  const content = await renderPdf(plain, MADE_AT);
  expect((await readPdf(content)).raw).not.toContain('NotoSans');
  expect(await renderPdf(plain, MADE_AT)).toEqual(content);
  const named = await renderPdf(SAMPLE_PDF, MADE_AT);
  expect(await renderPdf(SAMPLE_PDF, MADE_AT)).toEqual(named);
});

it.each([
  ['Chinese', '陈小明', 'NotoSansHans-Regular'],
  ['traditional Chinese', '陳大文', 'NotoSansHans-Regular'],
  ['Japanese', '山田 さくら', 'NotoSansJP-Regular'],
  ['Korean', '김민준', 'NotoSansKR-Regular'],
  ['Arabic', 'محمد علي بن حسن', 'NotoNaskhArabic'],
  ['Hebrew', 'דוד לוי', 'NotoSansHebrew-Regular'],
  ['Thai', 'สมชาย ใจดี', 'NotoSansThai-Regular'],
])('a %s name is printed as it is written, in a typeface that has it', async (_, name, font) => {
  const { text, raw } = await readPdf(await renderPdf(billedTo(name), MADE_AT));
  // The PDF parser takes some spaces for kerning.
  expect(text.replaceAll(' ', '')).toContain(`Billto:${name.replaceAll(' ', '')}What`);
  expect(text).not.toContain('?');
  expect(raw).toContain(`+${font}`);
});

const NAMES = [
  ['Arabic', 'محمد علي بن حسن'],
  ['Arabic with ligatures', 'عبد الله الأحمد'],
  ['Persian', 'علی رضایی'],
  ['Hebrew', 'דוד לוי'],
  ['Hebrew with hyphens', 'שרה בן-דוד אבו־שקרה'],
  ['Hebrew with brackets', 'ליאת (לילי) כהן'],
  ['Hebrew with vowels', 'שָׂרָה לֵוִי'],
  ['Hebrew with vowels and a hyphen', 'שָׂרָה בֶּן-דָּוִד'],
  ['Hebrew with a quotation mark', 'ד"ר כהן'],
  ['Hebrew with a number', 'שרה 12 כהן'],
  ['Hebrew with numbers and signs', 'דירה 3-4, (תל אביב)'],
  ['Hebrew after Latin letters', 'Dr שרה כהן & Co'],
  ['Arabic with a hyphen', 'ليلى الحاج-علي'],
  ['Arabic with brackets', 'محمد (علي)'],
  ['Arabic with a stop', 'د. أحمد علي'],
  ['Arabic with a comma', 'محمد، علي'],
  ['Arabic with a number', 'أحمد 2'],
  ['Arabic with Arabic digits', 'أحمد ٤٢ علي'],
  ['Arabic with Latin letters', 'أحمد Smith'],
  ['Arabic with Latin letters, brackets and a number', 'محمد (Mo) علي 42'],
  ['Hindi', 'अनिता शर्मा'],
  ['Hindi with joined letters', 'प्रिया कृष्णमूर्ति'],
  ['Nepali', 'श्री हर्षवर्धन सिंह'],
  ['Thai', 'สมชาย น้ำใจดี'],
] as const;

/** The text that each tag of the first page has, as programs read it. */
async function taggedTexts(content: Buffer): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(content), verbosity: VerbosityLevel.ERRORS });
  const page = await (await task.promise).getPage(1);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  await task.destroy();
  const texts: string[] = [];
  for (const item of items) {
    if (!('str' in item)) texts.push('');
    else texts.push(`${texts.pop() ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
  }
  return texts.map((text) => text.trim());
}

it.each(NAMES)('a name in %s is read whole and in order, in the tags too', async (_, name) => {
  const sections = [{ heading: 'Notes', paragraphs: [name, `Thank you ${name}, see you`] }];
  const table = { ...SAMPLE_PDF.table, rows: [{ cells: [name], details: name }] };
  const content = await renderPdf({ ...billedTo(name), sections, table }, MADE_AT);
  const { text, raw } = await readPdf(content);
  // The label, its value, the row with its details, and the two paragraphs.
  expect(text).toContain(`Bill to: ${name} What`);
  expect(text.split(name)).toHaveLength(6);
  const tagged = await taggedTexts(content);
  expect(tagged).toContain(`Bill to: ${name}`);
  expect(tagged).toContain(name);
  const isRightToLeft = /[\u0590-\u06FF]/u.test(name);
  const utf16 = Buffer.from(`Bill to: ${name}`, 'utf16le').swap16().toString('latin1');
  const actual = utf16.replaceAll(/[\\()]/gu, String.raw`\$&`).replaceAll('\f', String.raw`\f`);
  expect(raw.includes(`/ActualText (\u00FE\u00FF${actual}`)).toBe(isRightToLeft);
});

const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined;

// Where poppler is not installed: it is a program of the system, and no package here contains it.
it.skipIf(!hasPoppler).each(NAMES)(
  'poppler reads a name in %s whole and in order',
  async (_, name) => {
    const facts = [
      { label: 'Bill to', value: name },
      { label: 'Client', value: name },
    ];
    const sections = [{ heading: 'Notes', paragraphs: [name, `Thank you ${name}, see you`] }];
    const table = { ...SAMPLE_PDF.table, rows: [{ cells: [name], details: name }] };
    const statements = [name];
    const document = { ...SAMPLE_PDF, facts, sections, table, statements };
    const input = await renderPdf(document, MADE_AT);
    const output = execFileSync('pdftotext', ['-', '-'], { input }).toString();
    // poppler marks the direction of each part.
    const text = output.replaceAll(/[\u200E\u202B\u202C]/gu, '');
    expect(text).toContain(`Thank you ${name}, see you`);
    expect(text.split(name)).toHaveLength(8);
  },
);

it('an Arabic name is set from right to left, in shapes that join', async () => {
  const content = await renderPdf(billedTo('محمد علي'), MADE_AT);
  const pieces = await piecesOf(content);
  const left = pieces.find(({ text }) => text === 'Bill to:')?.left ?? 0;
  const name = pieces.find(({ text }) => text === 'محمد علي');
  expect(name?.left).toBeCloseTo(left, 1);
  // The letters that are read are invisible; what is seen is drawn with curves.
  expect(streamsOf(content)).toMatch(/3 Tr\n(?:q\n)?[^S]*?BT\n/u);
  expect(streamsOf(await renderPdf(billedTo('Zoe'), MADE_AT))).not.toContain('3 Tr');
});

it.each([
  ['an email address', 'accounts@blue-wren-cleaning-of-northern-sydney.example', 60],
  ['a web address', 'https://blue-wren-cleaning.example/clients/portal', 60],
])('%s is not broken at a hyphen', async (_, address, count) => {
  for (const before of Array.from({ length: count }, (__, at) => 'x'.repeat(at + 20))) {
    const sections = [{ heading: 'Notes', paragraphs: [`${before} ${address}`] }];
    const pieces = await piecesOf(await renderPdf({ ...SAMPLE_PDF, sections }, MADE_AT));
    expect(pieces.filter(({ text }) => text.endsWith('-'))).toEqual([]);
  }
});

/** The content streams: operators with their operands. */
const streamsOf = (content: Buffer): string =>
  Array.from(content.toString('latin1').matchAll(/FlateDecode\n>>\nstream\n(.*?)\nendstream/gsu))
    .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .join('\n');

it('a long Chinese text breaks at the end of each line, within the page', async () => {
  const sections = [{ heading: 'Notes', paragraphs: ['早上好'.repeat(40)] }];
  const pieces = await piecesOf(await renderPdf({ ...SAMPLE_PDF, sections }, MADE_AT));
  const lines = pieces.filter(({ text }) => text.includes('早上'));
  expect(new Set(lines.map(({ baseline }) => baseline)).size).toBe(3);
  for (const { right } of lines) expect(right).toBeLessThanOrEqual(PAGE.width - PAGE.margin + 0.5);
});
