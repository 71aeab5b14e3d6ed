import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { readPhotoPairs } from './gallery/read-photo-pairs.ts';
import { writePhotos } from './gallery/write-photos.ts';
import { buildClient } from './lib/build-client.ts';
import { compressFolder } from './lib/compress-folder.ts';
import { criticalCss } from './lib/critical-css.ts';
import { cspHash } from './lib/csp-hash.ts';
import { describeChunks } from './lib/chunk-report.ts';
import type * as ServerEntry from '../src/app/entry-server.tsx';
import { appShell, writtenPage } from './lib/documents.ts';
import { pageAssets } from './lib/page-assets.ts';
import {
  CHUNK_REPORT,
  DIST,
  GALLERY_PHOTOS,
  PHOTO_CACHE,
  SERVER_BUILD,
  WEB_ROOT,
} from './lib/paths.ts';
import { brandColour } from './search/brand-colour.ts';
import { writeIcons } from './search/icons.ts';
import { jsonLdScript } from './search/json-ld-script.ts';
import { robots } from './search/robots.ts';
import { searchTags } from './search/search-tags.ts';
import { sitemap } from './search/sitemap.ts';
import { structuredData } from './search/structured-data.ts';
import { WEB_MANIFEST_PATH, webManifest } from './search/web-manifest.ts';
import { writeSocialCard } from './search/write-social-card.ts';

const client = await buildClient();
await build({
  root: WEB_ROOT,
  logLevel: 'warn',
  ssr: { noExternal: [/^@cleaning\//, 'lucide-react'] },
  build: {
    ssr: 'src/app/entry-server.tsx',
    outDir: SERVER_BUILD,
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { input: 'src/app/entry-server.tsx' },
  },
});

const server: typeof ServerEntry = await import(
  pathToFileURL(join(SERVER_BUILD, 'entry-server.js')).href
);
const template = await readFile(join(WEB_ROOT, 'index.html'), 'utf8');
const pages: Record<string, string> = {};
const styleHashes = new Set<string>();

for (const page of [...server.PUBLIC_PAGES, server.NOT_FOUND_PAGE]) {
  const isNotFound = page === server.NOT_FOUND_PAGE;
  const file = isNotFound ? '404.html' : page.path === '/' ? 'index.html' : `${page.name}.html`;
  const assets = await pageAssets(client, page.name);
  // Any address that nothing else answers shows the page that is written for the rest.
  const html = await server.renderPage(isNotFound ? '/404' : page.path);
  const css = criticalCss(assets.css, html);
  const { path, name } = page;
  const title = server.documentTitle(page.title);
  const description = server.PAGE_DESCRIPTIONS[path];
  const document = writtenPage(template, {
    path,
    title,
    description,
    search: isNotFound
      ? null
      : {
          tags: searchTags({
            path,
            name: page.title,
            title,
            description,
            picture: await writeSocialCard(DIST, { name, title: page.title }),
          }),
          data: jsonLdScript(structuredData({ path, title: page.title })),
        },
    html,
    css,
    assets,
  });
  styleHashes.add(cspHash(css));
  await writeFile(join(DIST, file), document);
  if (!isNotFound) {
    pages[page.path] = file;
  }
}

await writePhotos(DIST, PHOTO_CACHE, await readPhotoPairs(GALLERY_PHOTOS));
await writeFile(join(DIST, 'app.html'), appShell(template, await server.renderShell(), client));
await writeFile(join(DIST, 'sitemap.xml'), sitemap(Object.keys(pages)));
await writeFile(join(DIST, 'robots.txt'), robots());
await writeIcons(DIST, await brandColour('--blue-600'));
await writeFile(
  join(DIST, WEB_MANIFEST_PATH),
  webManifest({
    theme: await brandColour('--color-bg-tint'),
    background: await brandColour('--color-bg'),
  }),
);
await rm(join(DIST, '.vite'), { recursive: true, force: true });
await mkdir(dirname(CHUNK_REPORT), { recursive: true });
await writeFile(CHUNK_REPORT, JSON.stringify(describeChunks(client), null, 2));
await compressFolder(DIST);
await writeFile(
  join(DIST, 'site.json'),
  JSON.stringify(
    {
      pages,
      appShell: 'app.html',
      notFound: '404.html',
      appPaths: server.APP_PATHS,
      styleHashes: [...styleHashes],
      scriptHashes: [],
    },
    null,
    2,
  ),
);
console.log(`Wrote ${Object.keys(pages).length} public pages to ${DIST}.`);
