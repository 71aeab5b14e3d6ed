import { company } from '@cleaning/company';
import { drawFacts, drawHeader } from './draw-header.ts';
import { drawHeading, drawTable } from './draw-table.ts';
import { loadFonts } from './fonts.ts';
import { COLOURS, CONTENT_WIDTH, PAGE } from './theme.ts';
import type { PdfDocument, PdfSection } from './pdf-document.ts';
import { PdfBuilder } from './pdf-builder.ts';
import { facesFor } from './text-runs.ts';

const BODY = { size: 10 };

/** How many facts of a section are in one row. */
const FACT_COLUMNS = 4;

/** The room for a heading and the line below it, in points. */
const HEADING_ROOM = 45;

/**
 * Makes a PDF/UA file, which screen readers can read: tagged in reading order, with headings, table
 * headers, a language, a title and its fonts embedded.
 *
 * @param madeAt stored in the file, so that the same document always gives the same bytes.
 */
export async function renderPdf(document: PdfDocument, madeAt: Date): Promise<Buffer> {
  // Large, and not needed before the first document.
  const [{ default: PDFDocument }, fonts] = await Promise.all([
    import('pdfkit'),
    loadFonts(facesFor(JSON.stringify(document))),
  ]);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    // The published types lack this value.
    subset: 'PDF/UA' as 'PDF/A-1',
    lang: 'en-AU',
    tagged: true,
    displayTitle: true,
    autoFirstPage: false,
    bufferPages: true,
    // No default font, because every font must be embedded.
    font: '',
    info: {
      Title: titleOf(document),
      Author: company.name,
      Creator: company.name,
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve).on('error', reject);
  });
  drawDocument(new PdfBuilder(pdf, fonts), document);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

const titleOf = ({ kind, reference }: PdfDocument): string =>
  `${[kind, reference].filter((part) => part !== null).join(' ')} from ${company.name}`;

function drawDocument(builder: PdfBuilder, document: PdfDocument): void {
  drawHeader(builder, document);
  drawTable(builder, document);
  if (document.apart !== undefined) drawTable(builder, document.apart);
  for (const statement of document.statements) drawStatement(builder, statement);
  for (const section of document.sections) drawSection(builder, section);
  builder.root.end();
  drawFooters(builder, document);
}

function drawStatement(builder: PdfBuilder, text: string): void {
  const style = { size: 9.5, colour: COLOURS.muted, align: 'right' } as const;
  const height = builder.heightOf(text, style, CONTENT_WIDTH);
  builder.ensureSpace(height + 4);
  builder.addText('P', text, style, { x: PAGE.margin, y: builder.y + 4, width: CONTENT_WIDTH });
  builder.y += height + 4;
}

function drawSection(
  builder: PdfBuilder,
  { heading, facts, paragraphs = [], lines = [] }: PdfSection,
): void {
  builder.y += 20;
  const inner = CONTENT_WIDTH - 32;
  const factsHeight = facts === undefined ? 0 : Math.ceil(facts.length / FACT_COLUMNS) * 38 + 20;
  builder.ensureSpace(HEADING_ROOM + factsHeight);
  drawHeading(builder, heading);
  if (facts !== undefined) {
    const { y } = builder;
    builder.drawArtifact(() => {
      builder.pdf.roundedRect(PAGE.margin, y, CONTENT_WIDTH, factsHeight, 10).fill(COLOURS.tint);
    });
    const box = { x: PAGE.margin + 16, y: y + 14, width: inner, columns: FACT_COLUMNS };
    drawFacts(builder, facts, box);
    builder.y = y + factsHeight + 8;
  }
  for (const paragraph of paragraphs) {
    const height = builder.heightOf(paragraph, BODY, CONTENT_WIDTH);
    builder.ensureSpace(height);
    builder.addText('P', paragraph, BODY, { x: PAGE.margin, y: builder.y, width: CONTENT_WIDTH });
    builder.y += height + 5;
  }
  if (lines.length > 0) drawLines(builder, lines);
}

/** The room above a line to write on, and between two of them. */
const WRITING_ROOM = 34;
const LINES_GAP = 20;

/** Draws lines to write on side by side, each with its label below. */
function drawLines(builder: PdfBuilder, labels: readonly string[]): void {
  const style = { size: 8.5, bold: true, colour: COLOURS.muted };
  const width = (CONTENT_WIDTH - LINES_GAP * (labels.length - 1)) / labels.length;
  builder.ensureSpace(WRITING_ROOM + 20);
  const y = builder.y + WRITING_ROOM;
  for (const [index, label] of labels.entries()) {
    const x = PAGE.margin + index * (width + LINES_GAP);
    builder.drawArtifact(() => {
      builder.pdf.moveTo(x, y).lineTo(x + width, y);
      builder.pdf.lineWidth(0.75).stroke(COLOURS.ink);
    });
    builder.addText('P', `${label} `, style, { x, y: y + 4, width });
  }
  builder.y = y + 20;
}

/** Footers are artifacts, which screen readers skip, because they are the same on each page. */
function drawFooters(builder: PdfBuilder, { kind, reference }: PdfDocument): void {
  const { start, count } = builder.pdf.bufferedPageRange();
  const y = PAGE.height - PAGE.footer + 10;
  const style = { size: 8.5, colour: COLOURS.muted };
  const box = { x: PAGE.margin, y: y + 8, width: CONTENT_WIDTH };
  const name = [kind, reference].filter((part) => part !== null).join(' ');
  for (let page = start; page < start + count; page += 1) {
    builder.pdf.switchToPage(page);
    builder.pdf.markContent('Artifact', { type: 'Pagination' });
    builder.pdf.moveTo(PAGE.margin, y).lineTo(PAGE.margin + CONTENT_WIDTH, y);
    builder.pdf.lineWidth(0.75).stroke(COLOURS.line);
    builder.drawText(`${company.name}, ${company.website.replace('https://', '')}`, style, box);
    const right = { ...style, align: 'right' } as const;
    builder.drawText(`${name}, page ${page - start + 1} of ${count}`, right, box);
    builder.pdf.endMarkedContent();
  }
}
