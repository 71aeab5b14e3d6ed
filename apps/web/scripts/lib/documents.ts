import { company } from '@cleaning/company';
import type { Rolldown } from 'vite';
import { APPLE_TOUCH_ICON } from '../search/icons.ts';
import { WEB_MANIFEST_PATH } from '../search/web-manifest.ts';
import { escapeHtml } from './escape-html.ts';
import { shellAssets } from './page-assets.ts';
import type { PageAssets } from './page-assets.ts';

export interface WrittenPage {
  readonly path: string;
  /** The text of the browser's title. */
  readonly title: string;
  readonly description: string;
  /** What search engines read; null keeps the page out of their results. */
  readonly search: { readonly tags: readonly string[]; readonly data: string } | null;
  readonly html: string;
  /** The rules to put inside the page. The whole style sheets load with its app. */
  readonly css: string;
  readonly assets: PageAssets;
}

/** A whole public page. It can be read without any script, and its app starts when idle. */
export function writtenPage(template: string, page: WrittenPage): string {
  const { assets } = page;
  const head = [
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    ...(page.search?.tags ?? [NO_INDEX]),
    ...APP_LINKS,
    preloadFont(assets.font),
    `<style>${page.css}</style>`,
  ];
  const withEntry = assets.withEntry.join(' ');
  const styles = assets.cssFiles.join(' ');
  const starter = `<script type="module" fetchpriority="low" src="${assets.starter}" data-entry="${assets.entry}" data-with="${withEntry}" data-styles="${styles}"></script>`;
  return fill(template, {
    head: head.join('\n'),
    rootAttributes: ` data-page="${page.path}"`,
    app: page.html,
    // Machines can wait for their part. People read what stands before it.
    start: `${withoutScript(assets.cssFiles)}${starter}${page.search?.data ?? ''}`,
  });
}

/** The page of every private address: a loader until the app has started. */
export function appShell(
  template: string,
  html: string,
  output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
): string {
  const assets = shellAssets(output);
  const head = [
    `<title>${escapeHtml(company.name)}</title>`,
    NO_INDEX,
    ...APP_LINKS,
    preloadFont(assets.font),
    ...assets.cssFiles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...assets.withEntry.map((file) => `<link rel="modulepreload" href="${file}">`),
  ];
  return fill(template, {
    head: head.join('\n'),
    rootAttributes: '',
    app: html,
    start: `<script type="module" src="${assets.entry}"></script>`,
  });
}

const NO_INDEX = '<meta name="robots" content="noindex">';

/** What the build draws and writes for phones and computers that keep the site among their apps. */
const APP_LINKS = [
  `<link rel="apple-touch-icon" href="${APPLE_TOUCH_ICON.path}">`,
  `<link rel="manifest" href="${WEB_MANIFEST_PATH}">`,
];

/** Who has no scripts gets the whole style sheets from here, once the page can be read. */
const withoutScript = (files: readonly string[]) =>
  `<noscript>${files.map((file) => `<link rel="stylesheet" href="${file}">`).join('')}</noscript>`;

const preloadFont = (file: string) =>
  `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`;

interface Parts {
  readonly head: string;
  readonly rootAttributes: string;
  readonly app: string;
  readonly start: string;
}

function fill(template: string, { head, rootAttributes, app, start }: Parts): string {
  return replaceOnce(
    replaceOnce(
      replaceOnce(template, /<!--head-->/, head),
      /<div id="root"><!--app--><\/div>/,
      `<div id="root"${rootAttributes}>${app}</div>`,
    ),
    /<!--start-->.*<!--\/start-->/s,
    start,
  );
}

function replaceOnce(text: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(text)) {
    throw new Error(`index.html no longer has a place for ${pattern.source}.`);
  }
  return text.replace(pattern, () => replacement);
}
