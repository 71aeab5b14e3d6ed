declare module 'virtual:product-sources' {
  import type { LucideIcon } from 'lucide-react';

  /** The icons in use, with the files that import them. */
  export const icons: readonly {
    readonly name: string;
    readonly Icon: LucideIcon;
    readonly files: readonly string[];
  }[];

  /**
   * The queried widths, such as "window min-width 720px", with the style sheets that query them.
   */
  export const widths: readonly { readonly asked: string; readonly files: readonly string[] }[];

  /** The glossary, as Markdown. */
  export const glossary: string;
}
