import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SITE_PATHS } from '@cleaning/contract/routes';
import type * as ServerEntry from '../src/app/entry-server.tsx';
import { galleryProblems } from './lib/gallery-problems.ts';
import { buildClient, buildServer, buildVisitsWorker } from './lib/build-client.ts';
import { compressFolder } from './lib/compress-folder.ts';
import { criticalCss } from './lib/critical-css.ts';
import { appShell, cspHash, pageDocument, type PageDocument } from './lib/documents.ts';
import {
  accountPageAssets,
  describeChunks,
  fontFiles,
  publicPageAssets,
  shellAssets,
  startScript,
  visitFiles,
} from './lib/client-files.ts';
import { CHUNK_REPORT, DIST, GALLERY_PHOTOS, SERVER_BUILD, WEB_ROOT } from './lib/paths.ts';
import { TEAM_MANIFEST_PATH } from '../src/content/team-app.ts';
import { brandColour, writeIcons, writeNoticeBadge } from './search/icons.ts';
import { searchTags } from './search/search-tags.ts';
import {
  WEB_MANIFEST_PATH,
  robots,
  sitemap,
  teamManifest,
  webManifest,
} from './search/site-files.ts';
import { writeSocialCard } from './search/social-card.ts';
import { jsonLdScript, structuredData } from './search/structured-data.ts';

const photoProblems = await galleryProblems(GALLERY_PHOTOS);
if (photoProblems.length > 0) {
  console.error(`The photos cannot be shown yet:\n- ${photoProblems.join('\n- ')}`);
  process.exit(1);
}

const output = await buildClient();
const chunks = describeChunks(output);
await buildServer();

const server: typeof ServerEntry = await import(
  pathToFileURL(join(SERVER_BUILD, 'entry-server.js')).href
);
const template = await readFile(join(WEB_ROOT, 'index.html'), 'utf8');
const fonts = await fontFiles();
const start = startScript(chunks);
const pages: Record<string, string> = {};
const accountPages: Record<string, string> = {};
const styleHashes = new Set<string>();

async function writePage(
  file: string,
  page: Omit<PageDocument, 'css' | 'fonts' | 'start'>,
): Promise<void> {
  const { html, assets } = page;
  const css = await criticalCss(html, [...assets.css, ...assets.sectionCss], DIST);
  styleHashes.add(cspHash(css));
  await writeFile(join(DIST, file), pageDocument(template, { ...page, css, fonts, start }));
}

const files = [
  ...server.PUBLIC_PAGES.map((page) => ({
    page,
    address: page.path,
    file: page.path === '/' ? 'index.html' : `${page.name}.html`,
  })),
  // The page for unknown addresses is written twice: with the site's header and footer, and without
  // them for the areas of accounts and portals.
  { page: server.NOT_FOUND_PAGE, address: '/404', file: '404.html' },
  { page: server.NOT_FOUND_PAGE, address: '/clients/404', file: '404-without-frame.html' },
];

for (const { page, address, file } of files) {
  const isNotFound = page === server.NOT_FOUND_PAGE;
  const hasFrame = server.hasSiteFrame(address);
  const assets = publicPageAssets(chunks, page.name);
  const { html } = await server.renderPage(address);
  const { path, name } = page;
  const title = server.documentTitle(page.title);
  const description = server.PAGE_DESCRIPTIONS[path];
  const picture = isNotFound ? null : await writeSocialCard(DIST, { name, title: page.title });
  const search =
    picture === null
      ? null
      : {
          tags: searchTags({ path, name: page.title, title, description, picture }),
          data: jsonLdScript(structuredData({ path, title: page.title })),
        };
  await writePage(file, { path, hasFrame, title, description, search, html, assets });
  if (!isNotFound) {
    pages[page.path] = file;
  }
}

for (const { name, path } of server.ACCOUNT_PAGES) {
  const page = await server.renderPage(path);
  const file = `account-${name}.html`;
  await writePage(file, {
    path,
    hasFrame: false,
    title: server.documentTitle(page.title),
    description: null,
    search: null,
    html: page.html,
    assets: accountPageAssets(chunks, name),
  });
  accountPages[path] = file;
}

const shell = appShell(template, {
  html: await server.renderShell(),
  assets: shellAssets(chunks),
  fonts,
});
await writeFile(join(DIST, 'app.html'), shell);
await buildVisitsWorker([
  { url: SITE_PATHS.staffPortal, revision: createHash('sha256').update(shell).digest('hex') },
  ...[...visitFiles(chunks), ...fonts].map((url) => ({ url, revision: null })),
]);
await writeFile(join(DIST, 'sitemap.xml'), sitemap(Object.keys(pages)));
await writeFile(join(DIST, 'robots.txt'), robots());
await writeIcons(DIST, await brandColour('--blue-600'));
await writeNoticeBadge(DIST);
const colours = {
  theme: await brandColour('--color-bg-tint'),
  background: await brandColour('--color-bg'),
};
await writeFile(join(DIST, WEB_MANIFEST_PATH), webManifest(colours));
await writeFile(join(DIST, TEAM_MANIFEST_PATH), teamManifest(colours));
await mkdir(dirname(CHUNK_REPORT), { recursive: true });
await writeFile(CHUNK_REPORT, JSON.stringify(chunks, null, 2));
await compressFolder(DIST);
await writeFile(
  join(DIST, 'site.json'),
  JSON.stringify(
    {
      pages,
      accountPages,
      appShell: 'app.html',
      notFound: '404.html',
      notFoundWithoutFrame: '404-without-frame.html',
      appPaths: await server.listAppPaths(),
      styleHashes: [...styleHashes],
      scriptHashes: [],
    },
    null,
    2,
  ),
);
console.log(
  `Wrote ${Object.keys(pages).length} public pages and ${Object.keys(accountPages).length} of accounts to ${DIST}.`,
);
