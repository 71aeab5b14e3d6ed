import { type Token, parseTokens } from '../../tokens/parse-tokens.ts';
import tokensCss from '../../tokens/tokens.css?raw';

export const PAGES = ['colours', 'type', 'space', 'radius', 'shadow', 'motion', 'sizes'] as const;
export type Page = (typeof PAGES)[number];

const ALIAS = /^var\(--([\w-]+)\)$/u;
const COLOUR = /^(?:#[\da-f]{3,8}|rgb\(.+\))$/iu;

/**
 * Assigns tokens to pages by the first rule that matches. The remaining tokens are listed with the
 * sizes.
 */
const PAGE_OF: readonly (readonly [Page, (token: Token, value: string) => boolean])[] = [
  ['colours', (_, value) => COLOUR.test(value)],
  ['shadow', ({ name }, value) => name.startsWith('shadow-') || /^0 .*(?:rgb|var)\(/u.test(value)],
  ['motion', (_, value) => /^\d+m?s$/u.test(value) || value.startsWith('cubic-bezier(')],
  ['type', ({ section }) => section.startsWith('type')],
  ['space', ({ section }) => section.startsWith('space')],
  ['radius', ({ section }) => section.startsWith('shape')],
];

/** The value of a token with references to other tokens resolved. */
export function resolve(tokens: readonly Token[], value: string, theme: 'light' | 'dark'): string {
  const alias = ALIAS.exec(value)?.[1];
  const target = tokens.find(({ name }) => name === alias);
  return target === undefined ? value : resolve(tokens, target[theme], theme);
}

/** Every token, by the page that shows it. */
export function pagesOf(tokens: readonly Token[]): ReadonlyMap<Page, readonly Token[]> {
  const pages = new Map<Page, Token[]>(PAGES.map((page) => [page, []]));
  for (const token of tokens) {
    const value = resolve(tokens, token.light, 'light');
    const page = PAGE_OF.find(([, fits]) => fits(token, value))?.[0] ?? 'sizes';
    pages.get(page)?.push(token);
  }
  return pages;
}

export const TOKENS = parseTokens(tokensCss);
const BY_PAGE = pagesOf(TOKENS);

/** The tokens of a page under the headings of the style sheet, in its order. */
export function sectionsOf(page: Page): readonly (readonly [string, readonly Token[]])[] {
  const tokens = BY_PAGE.get(page) ?? [];
  const sections = Map.groupBy(tokens, ({ section }) => section);
  return [...sections].map(([section, inside]) => [headingOf(section), inside]);
}

function headingOf(section: string): string {
  return section.charAt(0).toUpperCase() + section.slice(1);
}
