import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { chunkOf, cssFilesOf, withImports } from './client-chunks.ts';
import { DIST } from './paths.ts';

/** The files of one written page. Addresses start at the root of the site. */
export interface PageAssets {
  readonly starter: string;
  readonly entry: string;
  /** Scripts to load together with the entry. */
  readonly withEntry: readonly string[];
  /** The rules of the page's style sheets, in the order in which they apply. */
  readonly css: string;
  /** The style sheets themselves. */
  readonly cssFiles: readonly string[];
  readonly font: string;
}

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

/** Parts of every public page, and of single pages, whose code loads once somebody is there. */
const FRAME = ['src/layouts/public/site-header.tsx', 'src/layouts/public/site-footer.tsx'];
const DEFERRED: Readonly<Record<string, readonly string[]>> = {
  home: ['src/features/home/components/home-sections.tsx'],
  contact: ['src/features/contact/components/enquiry-section.tsx'],
};

export async function pageAssets(output: Output, pageName: string): Promise<PageAssets> {
  const entry = chunkOf(output, 'src/app/entry-client.tsx');
  const seen = new Set<string>();
  const chunks = [
    entry,
    chunkOf(output, 'src/layouts/public-layout.tsx'),
    chunkOf(output, `src/routes/public/${pageName}.tsx`),
  ].flatMap((chunk) => withImports(output, chunk, seen));
  // Parts that load later are on the page from the start, so their rules are too.
  const deferred = DEFERRED[pageName] ?? [];
  const cssFiles = cssFilesOf([
    ...chunks,
    ...[...FRAME, ...deferred].flatMap((path) => withImports(output, chunkOf(output, path), seen)),
  ]);
  const sheets = await Promise.all(cssFiles.map((file) => readFile(join(DIST, file), 'utf8')));
  return {
    starter: address(chunkOf(output, 'src/app/start-when-idle.ts').fileName),
    entry: address(entry.fileName),
    withEntry: chunks.filter((chunk) => chunk !== entry).map(({ fileName }) => address(fileName)),
    css: sheets.map((sheet) => sheet.trim()).join(''),
    cssFiles: cssFiles.map(address),
    font: address(fontOf(output)),
  };
}

/** The style sheets and scripts that the app shell loads at once. */
export function shellAssets(
  output: Output,
): Pick<PageAssets, 'entry' | 'withEntry' | 'cssFiles' | 'font'> {
  const entry = chunkOf(output, 'src/app/entry-client.tsx');
  const chunks = withImports(output, entry);
  const loader = withImports(output, chunkOf(output, 'src/app/guard.tsx'));
  return {
    entry: address(entry.fileName),
    withEntry: chunks.filter((chunk) => chunk !== entry).map(({ fileName }) => address(fileName)),
    // The shell shows the loader of the guards.
    cssFiles: cssFilesOf([...chunks, ...loader]).map(address),
    font: address(fontOf(output)),
  };
}

const address = (fileName: string) => `/${fileName}`;

function fontOf(output: Output): string {
  const fonts = output.filter(({ fileName }) => fileName.endsWith('.woff2'));
  const [font] = fonts;
  if (font === undefined || fonts.length > 1) {
    throw new Error(`Expected one font file and found ${fonts.length}.`);
  }
  return font.fileName;
}
