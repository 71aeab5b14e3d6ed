import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltPage } from '../lib/read-site.ts';
import { siteAddress } from '../search/site-address.ts';
import { hasPart } from './html-values.ts';
import { isNode, nodesWithin } from './json-ld-nodes.ts';
import { parseJson } from './parse-json.ts';

/** Where nodes say that something is to be found. */
const ADDRESSES = ['url', 'item', 'image'] as const;

/** The addresses in the JSON-LD of a page that lead to no page, part of a page or file. */
export async function addressProblems(
  json: string,
  pages: readonly BuiltPage[],
  folder: string,
): Promise<string[]> {
  const problems: string[] = [];
  for (const address of addressesIn(json)) {
    const { origin, pathname, hash } = new URL(address);
    const page = pages.find(({ path }) => path === pathname);
    const leadsSomewhere =
      page === undefined
        ? await isFile(join(folder, pathname))
        : hash === '' || hasPart(page.html, hash.slice(1));
    if (origin !== new URL(siteAddress('/')).origin || !leadsSomewhere) {
      problems.push(`says that something is at ${address}, where nothing is`);
    }
  }
  return problems;
}

function addressesIn(json: string): string[] {
  const data = parseJson(json);
  const nodes = isNode(data) ? nodesWithin(data) : [];
  return nodes
    .flatMap((node) => ADDRESSES.map((property) => node[property]))
    .filter((value) => typeof value === 'string');
}

function isFile(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
