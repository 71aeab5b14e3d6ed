import { createHash } from 'node:crypto';
import { company } from '@cleaning/company';
import { APPLE_TOUCH_ICON } from '../search/icons.ts';
import { escapeHtml } from '../search/search-tags.ts';
import { WEB_MANIFEST_PATH } from '../search/site-files.ts';
import type { PageAssets } from './client-files.ts';

export interface PageDocument {
  readonly path: string;
  /** Whether the page has the site's header and footer. */
  readonly hasFrame: boolean;
  /** The document title. */
  readonly title: string;
  /** Null for a page of accounts, which is not for search engines and shared links. */
  readonly description: string | null;
  /** Tags and JSON-LD for search engines; null keeps the page out of their results. */
  readonly search: { readonly tags: readonly string[]; readonly data: string } | null;
  readonly html: string;
  /** The CSS to inline. The whole style sheets load with the app. */
  readonly css: string;
  readonly assets: PageAssets;
  readonly fonts: readonly string[];
  /** The script that starts the app. */
  readonly start: string;
}

/** The HTML of a prerendered page. It is readable without scripts. */
export function pageDocument(template: string, page: PageDocument): string {
  const { entry, scripts, css, sectionCss } = page.assets;
  const head = [
    `<title>${escapeHtml(page.title)}</title>`,
    ...(page.description === null
      ? []
      : [`<meta name="description" content="${escapeHtml(page.description)}">`]),
    ...(page.search?.tags ?? [NO_INDEX]),
    ...APP_LINKS,
    ...page.fonts.map(preloadFont),
    `<style>${page.css}</style>`,
  ];
  const start = `<script type="module" fetchpriority="low" src="${page.start}" data-entry="${entry}" data-scripts="${scripts.join(' ')}" data-styles="${css.join(' ')}" data-section-styles="${sectionCss.join(' ')}"></script>`;
  return fill(template, {
    head: head.join('\n'),
    rootAttributes: ` data-page="${page.path}"${page.hasFrame ? '' : ' data-frame="none"'}`,
    app: page.html,
    // The JSON-LD comes last, so that it does not delay the text.
    start: `${withoutScript([...css, ...sectionCss])}${start}${page.search?.data ?? ''}`,
  });
}

/** The HTML of every address whose page is not prerendered: a loading screen until the app has started. */
export function appShell(
  template: string,
  { html, assets, fonts }: Pick<PageDocument, 'html' | 'assets' | 'fonts'>,
): string {
  const head = [
    `<title>${escapeHtml(company.name)}</title>`,
    NO_INDEX,
    ...APP_LINKS,
    ...fonts.map(preloadFont),
    ...assets.css.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...assets.scripts.map((file) => `<link rel="modulepreload" href="${file}">`),
  ];
  return fill(template, {
    head: head.join('\n'),
    rootAttributes: '',
    app: html,
    start: `<script type="module" src="${assets.entry}"></script>`,
  });
}

const NO_INDEX = '<meta name="robots" content="noindex">';

/** Links to the icons and the manifest, for users who install the site as an app. */
const APP_LINKS = [
  `<link rel="apple-touch-icon" href="${APPLE_TOUCH_ICON.path}">`,
  `<link rel="manifest" href="${WEB_MANIFEST_PATH}">`,
];

/** Loads the whole style sheets where scripts are off, after the page's text. */
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

/** The hash source that allows one inline element in a content security policy. */
export function cspHash(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
