/** The media features to emulate, each with its value. */
export interface Emulated {
  readonly 'prefers-reduced-motion'?: 'reduce';
  readonly 'forced-colors'?: 'active';
}

const FEATURE = /\((prefers-reduced-motion|forced-colors)(?:\s*:\s*([a-z-]+))?\)/gu;
const NO_PREFERENCE = new Set(['none', 'no-preference']);

const original = new WeakMap<CSSMediaRule, string>();

/**
 * Replaces each emulated feature in a media query with a condition that is always or never true,
 * and leaves the rest unchanged.
 */
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
 * Makes the style sheets and scripts of a document see media features that normally only the
 * browser can set. Returns a function that undoes it.
 */
export function emulateMedia(document: Document, emulated: Emulated): () => void {
  const view = document.defaultView;
  if (view === null) return () => undefined;
  const matchMedia = view.matchMedia;
  view.matchMedia = (query) => matchMedia.call(view, emulateQuery(query, emulated));
  rewriteRules(document, emulated);
  // Also handle style sheets that are loaded later.
  const observer = new MutationObserver(() => rewriteRules(document, emulated));
  observer.observe(document.head, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    view.matchMedia = matchMedia;
    rewriteRules(document, {});
  };
}
