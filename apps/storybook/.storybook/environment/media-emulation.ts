/** A media feature, with the value that a page is to believe in. */
export interface Emulated {
  readonly 'prefers-reduced-motion'?: 'reduce';
  readonly 'forced-colors'?: 'active';
}

const FEATURE = /\((prefers-reduced-motion|forced-colors)(?:\s*:\s*([a-z-]+))?\)/gu;
const NO_PREFERENCE = new Set(['none', 'no-preference']);

const original = new WeakMap<CSSMediaRule, string>();

/** The query with each emulated feature put to what always or never holds, and the rest as it was. */
function emulateQuery(query: string, emulated: Emulated): string {
  return query.replaceAll(FEATURE, (written, feature: keyof Emulated, value?: string) => {
    if (emulated[feature] === undefined) return written;
    const holds = value === undefined || !NO_PREFERENCE.has(value);
    return holds ? '(min-width: 0)' : '(max-width: 0)';
  });
}

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const inside = rule instanceof CSSGroupingRule ? mediaRules(rule.cssRules) : [];
    return rule instanceof CSSMediaRule ? [rule, ...inside] : inside;
  });
}

function rewriteRules(document: Document, emulated: Emulated): void {
  for (const sheet of document.styleSheets) {
    for (const rule of mediaRules(sheet.cssRules)) {
      const written = original.get(rule) ?? rule.media.mediaText;
      const wanted = emulateQuery(written, emulated);
      if (wanted === rule.media.mediaText) continue;
      original.set(rule, written);
      rule.media.mediaText = wanted;
    }
  }
}

/**
 * Makes style sheets and scripts of a document believe in media features that only the browser can set.
 * Gives back how to end it.
 */
export function emulateMedia(document: Document, emulated: Emulated): () => void {
  const view = document.defaultView;
  if (view === null) return () => undefined;
  const matchMedia = view.matchMedia;
  view.matchMedia = (query) => matchMedia.call(view, emulateQuery(query, emulated));
  rewriteRules(document, emulated);
  // Style sheets of what is loaded later.
  const observer = new MutationObserver(() => rewriteRules(document, emulated));
  observer.observe(document.head, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    view.matchMedia = matchMedia;
    rewriteRules(document, {});
  };
}
