declare module 'linebreak' {
  /** Finds the places where the Unicode line breaking algorithm (UAX 14) lets a line end. */
  export default class LineBreaker {
    constructor(text: string);
    /** The next position, in code units from the start; null after the last. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
