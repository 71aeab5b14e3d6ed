import type PDFDocument from 'pdfkit';
import { fontOfDocument, type Fonts, type Weight } from './fonts.ts';
import { CONTENT_BOTTOM, COLOURS, PAGE } from './theme.ts';
import { directionPieces, type TextPiece } from './reading-direction.ts';
import { breakLines, widthOf, type Measure } from './text-lines.ts';
import { textRuns, type Face, type GlyphCoverage, type TextRun } from './text-runs.ts';

export type Pdf = InstanceType<typeof PDFDocument>;
export type Element = ReturnType<Pdf['struct']>;

export interface TextStyle {
  readonly size: number;
  readonly bold?: boolean;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
  readonly spacing?: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const LINE_GAP = 2;

/** The vertical metrics of the main face, in ems; the other faces use them too. */
const ASCENT = 0.984;
const LINE_HEIGHT = 1.3;

const fontName = (weight: Weight, face: Face): string => `${weight}-${face}`;

/** Adds tagged text and artifacts to a PDF, from top to bottom of each page. */
export class PdfBuilder {
  readonly pdf: Pdf;
  readonly root: Element;
  /** The position of the next element, in points from the top of the page. */
  y: number = PAGE.margin;
  readonly #coverage: GlyphCoverage;

  constructor(pdf: Pdf, fonts: Fonts) {
    this.pdf = pdf;
    this.#coverage = new Map(Array.from(fonts, ([face, { regular }]) => [face, regular]));
    for (const [face, { regular, bold }] of fonts) {
      pdf.registerFont(fontName('regular', face), fontOfDocument(regular));
      pdf.registerFont(fontName('bold', face), fontOfDocument(bold));
    }
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
    pdf.addPage();
  }

  /** Starts a new page unless this much room is left, in points. Returns whether it did. */
  ensureSpace(height: number): boolean {
    if (this.y + height <= CONTENT_BOTTOM) return false;
    this.pdf.addPage();
    this.y = PAGE.margin;
    return true;
  }

  /** Adds a structure element with text. */
  tagged(type: string, draw: () => void, options: { scope?: 'Column' | 'Row' } = {}): Element {
    return this.pdf.struct(type, options, draw);
  }

  /** Adds a structure element that contains others. */
  group(type: string, children: readonly Element[]): Element {
    const element = this.pdf.struct(type);
    for (const child of children) element.add(child);
    element.end();
    return element;
  }

  /** Adds text to the structure, directly below the previous element. */
  addText(type: string, text: string, style: TextStyle, box: Box): number {
    const height = this.heightOf(text, style, box.width);
    this.root.add(this.tagged(type, () => this.drawText(text, style, box)));
    return height;
  }

  /** Draws an artifact, which screen readers skip: lines, tints, the logo. */
  drawArtifact(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    this.pdf.save();
    draw();
    this.pdf.restore();
    this.pdf.endMarkedContent();
  }

  /** The style in which a text fits on one line of this width, with a smaller size if necessary. */
  fitted(text: string, style: TextStyle, width: number): TextStyle {
    const textWidth = widthOf(textRuns(text, this.#coverage), this.measure(style));
    if (textWidth <= width) return style;
    return { ...style, size: (style.size * width) / (textWidth + 0.5) };
  }

  heightOf(text: string, style: TextStyle, width: number): number {
    return this.linesOf(text, style, width).length * lineHeight(style);
  }

  /** Draws text in a box, each run in a face that has its glyphs. */
  drawText(text: string, style: TextStyle, { x, y, width }: Box): void {
    for (const [index, line] of this.linesOf(text, style, width).entries()) {
      this.drawLine(line, style, { x, y: y + index * lineHeight(style), width });
    }
  }

  private linesOf(text: string, style: TextStyle, width: number): TextRun[][] {
    return text
      .split('\n')
      .flatMap((line) => breakLines(textRuns(line, this.#coverage), width, this.measure(style)));
  }

  private drawLine(line: readonly TextRun[], style: TextStyle, { x, y, width }: Box): void {
    const measure = this.measure(style);
    const pieces = directionPieces(line);
    const fromLeft = pieces.toSorted((a, b) => a.place - b.place);
    const lefts = new Map<TextPiece, number>();
    let left = style.align === 'right' ? x + width - widthOf(withoutEndSpace(line), measure) : x;
    for (const piece of fromLeft) {
      lefts.set(piece, left);
      left += measure(piece);
    }
    // In reading order, because PDF readers take text in the order of the file.
    for (const piece of pieces) this.drawPiece(piece, style, lefts.get(piece) ?? x, y);
  }

  private drawPiece(piece: TextPiece, style: TextStyle, x: number, y: number): void {
    this.use(style, piece.face);
    // The glyphs of a right-to-left word are stored from left to right, so the real text is added.
    if (piece.isRightToLeft) this.pdf.markContent('Span', { actual: piece.text });
    this.pdf.text(piece.shown, x, y, {
      lineBreak: false,
      characterSpacing: style.spacing ?? 0,
      baseline: -ASCENT * style.size,
    });
    if (piece.isRightToLeft) this.pdf.endMarkedContent();
  }

  private measure(style: TextStyle): Measure {
    const { spacing = 0 } = style;
    return ({ text, face }) => {
      this.use(style, face);
      return this.pdf.widthOfString(text, { characterSpacing: spacing }) + spacing;
    };
  }

  private use({ bold = false, size, colour = COLOURS.ink }: TextStyle, face: Face): void {
    this.pdf
      .font(fontName(bold ? 'bold' : 'regular', face))
      .fontSize(size)
      .fillColor(colour);
  }
}

const lineHeight = ({ size }: TextStyle): number => LINE_GAP + LINE_HEIGHT * size;

function withoutEndSpace(line: readonly TextRun[]): readonly TextRun[] {
  const last = line.at(-1);
  if (last === undefined) return line;
  return [...line.slice(0, -1), { ...last, text: last.text.trimEnd() }];
}
