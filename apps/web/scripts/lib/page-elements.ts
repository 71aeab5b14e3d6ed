/** An element as a selector may name it: by its tag, its classes and its attributes. */
export interface PageElement {
  readonly tag: string;
  readonly classes: ReadonlySet<string>;
  readonly attributes: ReadonlyMap<string, string>;
}

/**
 * The kinds of elements on a page: those that no selector tells apart count once.
 *
 * @param html Written by React: every value in double quotes, with no `<`, `>` or `"` in it.
 */
export function elementsOf(html: string): readonly PageElement[] {
  const tags = new Set([...html.matchAll(/<[a-z][^>]*>/g)].map(([tag]) => tag));
  return [...tags].map((tag) => {
    const attributes = new Map(
      [...tag.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        value,
      ]),
    );
    return {
      tag: /^<([\w-]+)/.exec(tag)?.[1] ?? '',
      classes: new Set(attributes.get('class')?.split(/\s+/)),
      attributes,
    };
  });
}

/**
 * Whether an element has the tag, classes and attributes that a selector names: `a.link[href]`, say.
 * Any may have `open`, which somebody may bring about without scripts.
 */
export function isNamed({ tag, classes, attributes }: PageElement, compound: string): boolean {
  const [wanted = tag] = /^[\w-]+/.exec(compound) ?? [];
  return (
    wanted === tag &&
    [...compound.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name)) &&
    [...compound.matchAll(/\[([\w-]+)(?:=["']?([^"'\]]*))?/g)].every(
      ([, name = '', value]) =>
        name === 'open' ||
        (value === undefined ? attributes.has(name) : attributes.get(name) === value),
    )
  );
}
