import { company } from '@cleaning/company';
import { drawFacts, drawHead } from './draw-head.ts';
import { drawTable, heading } from './draw-table.ts';
import { loadFonts } from './fonts.ts';
import { COLOURS, MEASURE, SHEET } from './look.ts';
import type { Paper, PaperSection } from './paper.ts';
import { Sheet } from './sheet.ts';

const BODY = { size: 10 };

/** How many facts of a section stand side by side. */
const FACT_COLUMNS = 4;

/** A heading and the first line below it, in points. */
const HEADING_ROOM = 45;

/**
 * Makes a PDF that a person can see, print, and have read to them: tagged in reading order, with
 * headings, table headers, a language, a title and its fonts inside (PDF/UA).
 *
 * @param madeAt kept in the file, so that the same paper makes the same bytes.
 */
export async function renderPaper(paper: Paper, madeAt: Date): Promise<Buffer> {
  // Large, and not needed before somebody asks for a document.
  const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), loadFonts()]);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    // The published types do not know this one yet.
    subset: 'PDF/UA' as 'PDF/A-1',
    lang: 'en-AU',
    tagged: true,
    displayTitle: true,
    autoFirstPage: false,
    bufferPages: true,
    // Nothing is set in a font that is not embedded.
    font: '',
    info: {
      Title: titleOf(paper),
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
  drawPaper(new Sheet(pdf, fonts), paper);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

const titleOf = ({ kind, reference }: Paper): string =>
  `${[kind, reference].filter((part) => part !== null).join(' ')} from ${company.name}`;

function drawPaper(sheet: Sheet, paper: Paper): void {
  drawHead(sheet, paper);
  drawTable(sheet, paper);
  for (const statement of paper.statements) drawStatement(sheet, statement);
  for (const section of paper.sections) drawSection(sheet, section);
  sheet.root.end();
  drawFooters(sheet, paper);
}

function drawStatement(sheet: Sheet, text: string): void {
  const style = { size: 9.5, colour: COLOURS.muted, align: 'right' } as const;
  const height = sheet.heightOf(text, style, MEASURE);
  sheet.makeRoom(height + 4);
  sheet.say('P', text, style, { x: SHEET.margin, y: sheet.y + 4, width: MEASURE });
  sheet.y += height + 4;
}

function drawSection(sheet: Sheet, { heading: title, facts, paragraphs = [] }: PaperSection): void {
  sheet.y += 20;
  const inner = MEASURE - 32;
  const factsHeight = facts === undefined ? 0 : Math.ceil(facts.length / FACT_COLUMNS) * 38 + 20;
  sheet.makeRoom(HEADING_ROOM + factsHeight);
  heading(sheet, title);
  if (facts !== undefined) {
    const { y } = sheet;
    sheet.decorate(() => {
      sheet.pdf.roundedRect(SHEET.margin, y, MEASURE, factsHeight, 10).fill(COLOURS.tint);
    });
    const box = { x: SHEET.margin + 16, y: y + 14, width: inner, columns: FACT_COLUMNS };
    drawFacts(sheet, facts, box);
    sheet.y = y + factsHeight + 8;
  }
  for (const paragraph of paragraphs) {
    const height = sheet.heightOf(paragraph, BODY, MEASURE);
    sheet.makeRoom(height);
    sheet.say('P', paragraph, BODY, { x: SHEET.margin, y: sheet.y, width: MEASURE });
    sheet.y += height + 5;
  }
}

/** The same on each page, so a reader hears none of it. */
function drawFooters(sheet: Sheet, { kind, reference }: Paper): void {
  const { start, count } = sheet.pdf.bufferedPageRange();
  const y = SHEET.height - SHEET.footer + 10;
  const style = { size: 8.5, colour: COLOURS.muted };
  const box = { x: SHEET.margin, y: y + 8, width: MEASURE };
  const name = [kind, reference].filter((part) => part !== null).join(' ');
  for (let page = start; page < start + count; page += 1) {
    sheet.pdf.switchToPage(page);
    sheet.pdf.markContent('Artifact', { type: 'Pagination' });
    sheet.pdf.moveTo(SHEET.margin, y).lineTo(SHEET.margin + MEASURE, y);
    sheet.pdf.lineWidth(0.75).stroke(COLOURS.line);
    sheet.set(`${company.name}, ${company.website.replace('https://', '')}`, style, box);
    const right = { ...style, align: 'right' } as const;
    sheet.set(`${name}, page ${page - start + 1} of ${count}`, right, box);
    sheet.pdf.endMarkedContent();
  }
}
