/**
 * Makes the rules inside a page smaller without changing how it looks as it was written. What only
 * shows once somebody points at or changes something goes, with the custom properties and animations
 * that nothing names. Tokens that have one value give way to it; other properties get short names.
 * The whole style sheets come after these rules and outrank them, so the two never share a property.
 *
 * @param css Minified.
 * @param html The page; a property that it names itself keeps its name.
 */
export function shrinkCss(css: string, html: string): string {
  const kept = withoutUnused(withoutReactions(css), html);
  return withShortNames(withoutUnused(withoutSpaces(withTokenValues(kept)), html), html);
}

function withoutReactions(css: string): string {
  return css.replace(/(?<=[{;])(?:cursor|transition(?:-[a-z]+)?):[^;{}]*(?:;|(?=\}))/g, '');
}

function withoutUnused(css: string, html: string): string {
  const rest = withoutUnusedProperties(withoutUnusedAnimations(css), html);
  // Those that only a dropped one named go too.
  return rest === css ? css : withoutUnused(rest, html);
}

function withoutUnusedProperties(css: string, html: string): string {
  const used = new Set([...(css + html).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return css
    .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
      used.has(name) ? declaration : '',
    )
    .replace(/(?<=[{};]|^)[^{};]+\{\}/g, '');
}

/** Those that the minifier leaves where it cannot know what a custom property stands for. */
function withoutSpaces(css: string): string {
  return css.replace(/("[^"]*")|,\s+/g, (_match, text: string | undefined) => text ?? ',');
}

function withoutUnusedAnimations(css: string): string {
  const block = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;
  const rules = css.replace(block, '');
  return css.replace(block, (keyframes, name: string) =>
    new RegExp(`animation(?:-name)?:[^;}]*\\b${name}\\b`).test(rules) ? keyframes : '',
  );
}

function withTokenValues(css: string): string {
  const [, root = ''] = /:root\{([^{}]*)\}/.exec(css) ?? [];
  const values = new Map(
    [...root.matchAll(/(--[\w-]+):([^;]*)/g)].map(([, name, value]) => [name, value]),
  );
  const resolved = css.replace(/var\((--[\w-]+)\)/g, (use, name: string) => {
    const hasOneValue = css.split(new RegExp(`[{;]${name}:`)).length === 2;
    return hasOneValue ? (values.get(name) ?? use) : use;
  });
  // A token may stand for another one.
  return resolved === css ? css : withTokenValues(resolved);
}

function withShortNames(css: string, html: string): string {
  const names = new Map<string, string>();
  return css.replace(/--[\w-]+/g, (name) => {
    if (html.includes(name)) {
      return name;
    }
    const short = names.get(name) ?? `--${names.size.toString(36)}`;
    names.set(name, short);
    return short;
  });
}
