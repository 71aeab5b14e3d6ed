import type { Font } from 'fontkit';

declare global {
  /** Declarations that the published types lack. */
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** For a table's header cell: what it is the header of. */
      scope?: 'Column' | 'Row';
    }
    interface PDFFont {
      /** Registers a font that is already parsed. */
      registerFont(name: string, font: Font): this;
    }
  }
}
