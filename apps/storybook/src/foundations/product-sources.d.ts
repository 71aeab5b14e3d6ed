declare module 'virtual:product-sources' {
  import type { LucideIcon } from 'lucide-react';

  /** Icons that the product uses, with the files that import them. */
  export const icons: readonly {
    readonly name: string;
    readonly Icon: LucideIcon;
    readonly files: readonly string[];
  }[];

  /** Widths that style sheets ask about, as "window min-width 720px", with these style sheets. */
  export const widths: readonly { readonly asked: string; readonly files: readonly string[] }[];

  /** The words of the product, as Markdown. */
  export const glossary: string;
}
