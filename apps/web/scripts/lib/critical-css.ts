import { elementsOf, isNamed } from './page-elements.ts';
import type { PageElement } from './page-elements.ts';
import { shrinkCss } from './shrink-css.ts';

/**
 * The rules of a style sheet that a page needs as it was written, before anybody has done anything.
 * What only the app, a pointer or a printer brings about is for later: whatever brings it about also
 * loads the whole style sheets, and without scripts the page asks for them itself.
 *
 * @param css Minified: no comments, and no braces in strings.
 */
export function criticalCss(css: string, html: string): string {
  const elements = elementsOf(`<html><body>${html}`);
  return shrinkCss(
    keepRules(css, (selector) => isOnPage(selector, elements)),
    html,
  );
}

const FOR_LATER = /\.dark\b|\[data-theme=["']?dark|:(?:hover|active|disabled)\b/;

/** A list of selectors in a selector, with brackets of its own at most once inside. */
const LIST = /:(not|is|where|has)\(((?:[^()]|\([^()]*\))*)\)/g;

const STATE = /::?[\w-]+(?:\([^()]*\))?/g;

/** What a selector says of one element, with no combinator in it. */
const COMPOUND = /(?:[^\s>+~[]|\[[^\]]*\])+/g;

/** Whether each element that a selector names, itself or around another, is on the page. */
function isOnPage(selector: string, elements: readonly PageElement[]): boolean {
  const itself = selector.replace(LIST, '');
  const compounds = itself.replace(STATE, '').match(COMPOUND) ?? [];
  return (
    !FOR_LATER.test(itself) &&
    compounds.every((compound) => elements.some((element) => isNamed(element, compound))) &&
    // What stands inside :not() may be absent, and the others list alternatives.
    [...selector.matchAll(LIST)].every(
      ([, kind, list = '']) =>
        kind === 'not' || splitSelectors(list).some((one) => isOnPage(one, elements)),
    )
  );
}

/** At-rules that hold other rules. The rest, such as keyframes and fonts, stay whole. */
const CONDITION = /^@(?:media|supports|layer|container|starting-style)\b/;

function keepRules(css: string, isKept: (selector: string) => boolean): string {
  let kept = '';
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf('{', at);
    const statement = css.indexOf(';', at);
    if (open === -1 || (statement !== -1 && statement < open)) {
      const end = statement === -1 ? css.length : statement + 1;
      kept += css.slice(at, end);
      at = end;
    } else {
      const close = closingBrace(css, open);
      kept += keepRule(css.slice(at, open), css.slice(open + 1, close), isKept);
      at = close + 1;
    }
  }
  return kept;
}

function keepRule(head: string, body: string, isKept: (selector: string) => boolean): string {
  if (/^@media print\b/.test(head)) {
    return '';
  }
  if (CONDITION.test(head)) {
    const inner = keepRules(body, isKept);
    return inner === '' ? '' : `${head}{${inner}}`;
  }
  if (head.startsWith('@')) {
    return `${head}{${body}}`;
  }
  const selectors = splitSelectors(head).filter(isKept);
  return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
}

function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') {
      depth += 1;
    } else if (css[at] === '}') {
      depth -= 1;
      if (depth === 0) {
        return at;
      }
    }
  }
  throw new Error(`A rule is never closed: ${css.slice(open - 60, open + 60)}`);
}

/** Splits at the commas between selectors, and not at those within brackets. */
function splitSelectors(head: string): string[] {
  return head.match(/(?:[^,()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}
