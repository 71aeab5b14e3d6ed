import type PDFDocument from 'pdfkit';
import type { Font } from 'fontkit';
import { fontOfDocument, plainFontOf, type Fonts, type Weight } from './fonts.ts';
import { CONTENT_BOTTOM, COLOURS, PAGE } from './theme.ts';
import { directionPieces, isRightToLeft, type TextPiece } from './reading-direction.ts';
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
const plainName = (weight: Weight, face: Face): string => `${weight}-${face}-plain`;

/** Adds tagged text and artifacts to a PDF, from top to bottom of each page. */
export class PdfBuilder {
  readonly pdf: Pdf;
  readonly root: Element;
  /** The position of the next element, in points from the top of the page. */
  y: number = PAGE.margin;
  readonly #fonts: Fonts;
  readonly #coverage: GlyphCoverage;
  /** The lines of each text, which are needed for its height and again to draw it. */
  readonly #lines = new Map<string, readonly TextRun[][]>();

  constructor(pdf: Pdf, fonts: Fonts) {
    this.pdf = pdf;
    this.#fonts = fonts;
    this.#coverage = new Map(Array.from(fonts, ([face, { regular }]) => [face, regular]));
    for (const [face, { regular, bold }] of fonts) {
      pdf.registerFont(fontName('regular', face), fontOfDocument(regular));
      pdf.registerFont(fontName('bold', face), fontOfDocument(bold));
      pdf.registerFont(plainName('regular', face), plainFontOf(regular));
      pdf.registerFont(plainName('bold', face), plainFontOf(bold));
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

  /**
   * Adds a structure element with text. From right to left, its letters stand in the file as they
   * are seen, so it also states the text as it is read.
   */
  tagged(
    type: string,
    text: string,
    draw: () => void,
    options: { scope?: 'Column' | 'Row' } = {},
  ): Element {
    const actual = isRightToLeft(text) ? { actual: text } : {};
    return this.pdf.struct(type, { ...options, ...actual }, draw);
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
    this.root.add(this.tagged(type, text, () => this.drawText(text, style, box)));
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

  private linesOf(text: string, style: TextStyle, width: number): readonly TextRun[][] {
    const key = JSON.stringify([text, style.size, weightOf(style), style.spacing, width]);
    const known = this.#lines.get(key);
    if (known !== undefined) return known;
    const lines = text
      .split('\n')
      .flatMap((line) => breakLines(textRuns(line, this.#coverage), width, this.measure(style)));
    this.#lines.set(key, lines);
    return lines;
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
    // In reading order, because PDF readers take text in the order of the file. Some take it from
    // left to right, so it is read there, wherever it is seen.
    let readLeft = Math.min(...lefts.values());
    for (const [index, piece] of pieces.entries()) {
      const seenLeft = lefts.get(piece) ?? x;
      const font = this.#fonts.get(piece.face)?.[weightOf(style)];
      const isInPlace = Math.abs(seenLeft - readLeft) < 0.01;
      if (font === undefined || (isInPlace && isReadFromGlyphs(piece, font))) {
        const { spacing = 0 } = style;
        this.useFont(style, piece.face);
        this.pdf.fillColor(style.colour ?? COLOURS.ink);
        this.pdf.text(piece.shown, seenLeft, y, { ...placeOf(style), characterSpacing: spacing });
      } else {
        this.drawShapes(piece, font, style, seenLeft, y);
        this.drawLetters(piece, lettersOf(piece, pieces[index + 1]), style, readLeft, y);
      }
      readLeft += measure(piece);
    }
  }

  /** Draws the shapes of letters that join, change places or run from right to left. */
  private drawShapes(piece: TextPiece, font: Font, style: TextStyle, x: number, y: number): void {
    const { pdf } = this;
    const { glyphs, positions } = font.layout(piece.shown);
    const scale = style.size / font.unitsPerEm;
    pdf.save();
    pdf.translate(x, y + ASCENT * style.size).scale(scale, -scale);
    let left = 0;
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const path = glyph.path.translate(left + xOffset, yOffset).toSVG();
      if (path !== '') pdf.path(path);
      left += xAdvance;
    }
    pdf.fill(style.colour ?? COLOURS.ink);
    pdf.restore();
  }

  /**
   * Draws the letters of such shapes one by one, invisible, from which programs read, copy and
   * search. They have the width of the shapes.
   */
  private drawLetters(
    piece: TextPiece,
    letters: string,
    style: TextStyle,
    x: number,
    y: number,
  ): void {
    const { pdf } = this;
    const room = this.measure(style)(piece);
    const size = piece.isRightToLeft ? style.size * TURNED : style.size;
    pdf.font(plainName(weightOf(style), piece.face)).fontSize(size);
    const width = pdf.widthOfString(letters);
    pdf.save();
    // In this width, not in a smaller size, which readers take for another line.
    if (width > 0) pdf.addContent(`${((100 * room) / width).toFixed(3)} Tz`);
    pdf.addContent('3 Tr');
    pdf.text(letters, x, y, placeOf(style));
    pdf.restore();
  }

  private measure(style: TextStyle): Measure {
    const { spacing = 0 } = style;
    return ({ text, face }) => {
      this.useFont(style, face);
      return this.pdf.widthOfString(text, { characterSpacing: spacing }) + spacing;
    };
  }

  private useFont(style: TextStyle, face: Face): void {
    this.pdf.font(fontName(weightOf(style), face)).fontSize(style.size);
  }
}

const weightOf = ({ bold = false }: TextStyle): Weight => (bold ? 'bold' : 'regular');

const placeOf = ({ size }: TextStyle) => ({ lineBreak: false, baseline: -ASCENT * size });

/** Whether the glyphs of a text stand for its letters in their order, so that it is read from them. */
const isReadFromGlyphs = ({ text, shown, ...piece }: TextPiece, font: Font): boolean =>
  !piece.isRightToLeft &&
  text === shown &&
  String.fromCodePoint(...font.layout(text).glyphs.flatMap(({ codePoints }) => codePoints)) ===
    text;

/**
 * Letters from right to left are this much smaller than the others, since pdf.js turns round all
 * that stands together in one size.
 */
const TURNED = 0.999;

/** What poppler takes for a part of the letters from right to left before it. */
const NEUTRAL = /^[^\p{L}\p{N}#$%+,./:-]/u;

const LEFT_TO_RIGHT_MARK = '\u200E';

/** The letters of a piece from left to right, with a mark where what follows is no part of them. */
function lettersOf({ text, isRightToLeft: isTurned }: TextPiece, next?: TextPiece): string {
  if (!isTurned) return text;
  const mark = next !== undefined && NEUTRAL.test(next.text) ? LEFT_TO_RIGHT_MARK : '';
  return `${Array.from(text).toReversed().join('')}${mark}`;
}

const lineHeight = ({ size }: TextStyle): number => LINE_GAP + LINE_HEIGHT * size;

function withoutEndSpace(line: readonly TextRun[]): readonly TextRun[] {
  const last = line.at(-1);
  if (last === undefined) return line;
  return [...line.slice(0, -1), { ...last, text: last.text.trimEnd() }];
}
