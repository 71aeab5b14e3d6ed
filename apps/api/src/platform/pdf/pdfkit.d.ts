import type { Font } from 'fontkit';

declare global {
  /** What the published types do not know yet. */
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** Of a table's header cell: what it is the header of. */
      scope?: 'Column' | 'Row';
    }
    interface PDFFont {
      /** A font that is read already. */
      registerFont(name: string, font: Font): this;
    }
  }
}
