import { RefusedFileError } from './refused-file.ts';
import type { XmlElement } from './walk-xml.ts';

/** Fields that start a program or include external content. */
const FORBIDDEN_FIELDS: ReadonlySet<string> = new Set([
  'DATABASE',
  'DDE',
  'DDEAUTO',
  'EMBED',
  'IMPORT',
  'INCLUDE',
  'INCLUDEPICTURE',
  'INCLUDETEXT',
  'LINK',
]);

interface Field {
  code: string;
  isInCode: boolean;
}

/**
 * Reads the fields of a Word part. The code of a field may be split over several runs and contain
 * nested fields. The methods throw RefusedFileError `document-embeds` for a field that does more
 * than display text.
 */
export class FieldReader {
  readonly #open: Field[] = [];

  open({ name, attributes }: XmlElement): void {
    if (name === 'fldSimple') assertHarmless(attributes.get('instr') ?? '');
    if (name !== 'fldChar') return;
    const type = attributes.get('fldCharType');
    if (type === 'begin') this.#begin();
    else if (type === 'separate') this.#separate();
    else this.#close(this.#open.pop());
  }

  text(text: string, element: string): void {
    if (element !== 'instrText' && element !== 'delInstrText') return;
    const field = this.#open.at(-1);
    if (field === undefined) assertHarmless(text);
    else field.code += text;
  }

  /** Checks fields that were begun and not ended. */
  end(): void {
    for (const field of this.#open) this.#close(field);
  }

  #begin(): void {
    const outer = this.#open.at(-1);
    // The result of a nested field within the first word would become part of the outer field's
    // name.
    if (outer?.isInCode === true && /^\s*\S*$/u.test(outer.code)) {
      throw new RefusedFileError('document-embeds');
    }
    this.#open.push({ code: '', isInCode: true });
  }

  #separate(): void {
    const field = this.#open.at(-1);
    this.#close(field);
    if (field !== undefined) field.isInCode = false;
  }

  #close(field: Field | undefined): void {
    if (field !== undefined) assertHarmless(field.code);
  }
}

function assertHarmless(code: string): void {
  const name = /^[\s"]*([^\s"\\]+)/u.exec(code)?.[1] ?? '';
  if (FORBIDDEN_FIELDS.has(name.toUpperCase())) throw new RefusedFileError('document-embeds');
}
