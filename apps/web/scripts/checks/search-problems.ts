import { company } from '@cleaning/company';
import { SITE_PATHS } from '@cleaning/contract/routes';
import type { BuiltPage } from '../lib/read-site.ts';
import { siteAddress } from '../search/site-address.ts';
import { SOCIAL_CARD } from '../search/social-card.ts';
import { addressProblems } from './address-problems.ts';
import { jsonLdBlocks, linkAddresses, metaContents, titles } from './html-values.ts';
import { pictureSize } from './picture-size.ts';
import { structuredDataProblems } from './structured-data-problems.ts';

/** What stands in the graph of some pages, after what stands in all of them. */
const NODES_OF_PAGE: Readonly<Record<string, readonly string[]>> = {
  [SITE_PATHS.services]: ['Service'],
  [SITE_PATHS.faq]: ['FAQPage'],
};

/** Tags that a page and its shared links show, and that no two pages have alike. */
const OWN_TAGS = ['description', 'og:title', 'og:description', 'og:url', 'og:image'] as const;

/** What is wrong with what search engines, and sites that show shared links, read on a page. */
export async function searchProblems(
  page: BuiltPage,
  pages: readonly BuiltPage[],
  folder: string,
): Promise<string[]> {
  const problems: string[] = [];
  const expect = (isRight: boolean, problem: string) => {
    if (!isRight) {
      problems.push(problem);
    }
  };
  const { path, html } = page;
  const one = (name: string) => {
    const values = metaContents(html, name);
    expect(values.length === 1 && values[0] !== '', `needs exactly one ${name}`);
    return values[0] ?? '';
  };

  const address = siteAddress(path);
  expect(linkAddresses(html, 'canonical').join() === address, 'has the wrong canonical address');
  expect(one('og:url') === address, 'is shared under another address');
  expect(one('og:title') === titles(html)[0], 'is shared under another title');
  expect(one('og:description') === one('description'), 'is shared with another description');
  expect(one('og:site_name') === company.name, 'is shared under another name');
  expect(one('og:type') === 'website', 'has the wrong og:type');
  expect(one('og:locale') === 'en_AU', 'has the wrong og:locale');
  expect(one('twitter:card') === 'summary_large_image', 'has the wrong Twitter card');
  one('og:image:alt');
  for (const name of OWN_TAGS) {
    const others = pages.filter((other) => other !== page);
    const value = metaContents(html, name).join();
    expect(
      others.every((other) => metaContents(other.html, name).join() !== value),
      `shares its ${name} with another page`,
    );
  }

  const size = `${SOCIAL_CARD.width}x${SOCIAL_CARD.height}`;
  const picture = one('og:image');
  expect(picture.startsWith(siteAddress('/')), 'has its picture on another site');
  expect(`${one('og:image:width')}x${one('og:image:height')}` === size, 'misstates its picture');
  expect(
    (await pictureSize(folder, picture.slice(siteAddress('/').length))) === size,
    `has no picture of ${size}`,
  );

  const blocks = jsonLdBlocks(html);
  expect(blocks.length === 1, 'needs exactly one block of structured data');
  for (const block of blocks) {
    problems.push(
      ...structuredDataProblems(block, kindsOn(path)),
      ...(await addressProblems(block, pages, folder)),
    );
  }
  return problems;
}

function kindsOn(path: string): string[] {
  return [
    'HomeAndConstructionBusiness',
    'WebSite',
    ...(path === SITE_PATHS.home ? [] : ['BreadcrumbList']),
    ...(NODES_OF_PAGE[path] ?? []),
  ];
}
