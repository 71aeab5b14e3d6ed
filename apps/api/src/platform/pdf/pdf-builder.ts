import type PDFDocument from 'pdfkit';
import { fontOfDocument, type Fonts, type Weight } from './fonts.ts';
import { CONTENT_BOTTOM, COLOURS, PAGE } from './theme.ts';
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

/** The vertical metrics of the main face, in ems; the fallback is set by the same. */
const ASCENT = 0.984;
const LINE_HEIGHT = 1.3;

const fontName = (weight: Weight, face: Face): string => `${weight}-${face}`;

/** Adds tagged text and artifacts to a PDF, from the top of each page to its bottom. */
export class PdfBuilder {
  readonly pdf: Pdf;
  readonly root: Element;
  /** Where the next element goes, in points from the top of the page. */
  y: number = PAGE.margin;
  readonly #coverage: GlyphCoverage;

  constructor(pdf: Pdf, fonts: Fonts) {
    this.pdf = pdf;
    this.#coverage = fonts.regular;
    for (const weight of ['regular', 'bold'] as const) {
      for (const face of ['main', 'fallback'] as const) {
        pdf.registerFont(fontName(weight, face), fontOfDocument(fonts[weight][face]));
      }
    }
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
    pdf.addPage();
  }

  /** Begins a new page unless there is room for this much, in points. True when it did. */
  ensureSpace(height: number): boolean {
    if (this.y + height <= CONTENT_BOTTOM) return false;
    this.pdf.addPage();
    this.y = PAGE.margin;
    return true;
  }

  /** An element of the structure with text in it. */
  tagged(type: string, draw: () => void, options: { scope?: 'Column' | 'Row' } = {}): Element {
    return this.pdf.struct(type, options, draw);
  }

  /** An element of the structure that holds others. */
  group(type: string, children: readonly Element[]): Element {
    const element = this.pdf.struct(type);
    for (const child of children) element.add(child);
    element.end();
    return element;
  }

  /** Adds text to the structure, right below what came before. */
  addText(type: string, text: string, style: TextStyle, box: Box): number {
    const height = this.heightOf(text, style, box.width);
    this.root.add(this.tagged(type, () => this.drawText(text, style, box)));
    return height;
  }

  /** Draws what screen readers skip: lines, tints, the logo. */
  drawArtifact(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    this.pdf.save();
    draw();
    this.pdf.restore();
    this.pdf.endMarkedContent();
  }

  heightOf(text: string, style: TextStyle, width: number): number {
    const heights = text.split('\n').map((line) => this.heightOfLine(line, style, width));
    return heights.reduce((sum, height) => sum + height, 0);
  }

  /** Draws text in a box, each run in the face that has its glyphs. */
  drawText(text: string, style: TextStyle, { x, y, width }: Box): void {
    let top = y;
    for (const line of text.split('\n')) {
      this.drawLine(line, style, { x, y: top, width });
      top += this.heightOfLine(line, style, width);
    }
  }

  /** A line of a text; it may take several on the page. */
  private heightOfLine(line: string, style: TextStyle, width: number): number {
    this.use(style, 'main');
    const plain = textRuns(line, this.#coverage)
      .map((run) => (run.face === 'main' ? run.text : 'n'.repeat(run.text.length)))
      .join('');
    return this.pdf.heightOfString(plain === '' ? ' ' : plain, { ...this.options(style), width });
  }

  private drawLine(line: string, style: TextStyle, box: Box): void {
    const runs = textRuns(line, this.#coverage);
    if (style.align === 'right' && runs.length > 1) {
      // The library would set each run at the right edge, one over the other.
      this.drawRuns(runs, { ...style, align: 'left' }, this.atRight(runs, style, box));
    } else {
      this.drawRuns(runs, style, box);
    }
  }

  /** The box at the right of another one that is as wide as its text. */
  private atRight(runs: readonly TextRun[], style: TextStyle, { x, y, width }: Box): Box {
    let textWidth = 0;
    for (const { text, face } of runs) {
      this.use(style, face);
      textWidth += this.pdf.widthOfString(text, this.options(style));
    }
    const narrow = Math.min(width, textWidth + 0.5);
    return { x: x + width - narrow, y, width: narrow };
  }

  private drawRuns(runs: readonly TextRun[], style: TextStyle, { x, y, width }: Box): void {
    for (const [index, run] of runs.entries()) {
      this.use(style, run.face);
      const options = { ...this.options(style), width, continued: index < runs.length - 1 };
      if (index === 0) this.pdf.text(run.text, x, y, options);
      else this.pdf.text(run.text, options);
    }
  }

  private use({ bold = false, size, colour = COLOURS.ink }: TextStyle, face: Face): void {
    this.pdf
      .font(fontName(bold ? 'bold' : 'regular', face))
      .fontSize(size)
      .fillColor(colour);
  }

  private options({ align = 'left', spacing = 0, size }: TextStyle) {
    return {
      align,
      characterSpacing: spacing,
      baseline: -ASCENT * size,
      lineGap: LINE_GAP + LINE_HEIGHT * size - this.pdf.currentLineHeight(true),
    };
  }
}
