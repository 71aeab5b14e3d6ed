/** One custom property of the style sheet of tokens. */
export interface Token {
  /** Without the two dashes. */
  readonly name: string;
  /** The heading above it in the style sheet. */
  readonly section: string;
  readonly light: string;
  readonly dark: string;
  /** The comment beside it in the style sheet. */
  readonly note: string;
  /** Its values in other contexts: on dark bands, in narrow windows, with reduced motion. */
  readonly elsewhere: readonly { readonly where: string; readonly value: string }[];
}

const COMMENT = /\/\*([\s\S]*?)\*\//gu;
/** A comment, or a declaration with the comment on its line. */
const PART = /\/\*([\s\S]*?)\*\/|--([\w-]+):\s*([^;]+);(?:[ \t]*\/\*(.*?)\*\/)?/gu;
const HEADING = /^\s*-{4} (.+?) -+\s*$/u;
const RULE_IN_MEDIA = /@media ([^{]+?)\s*\{\s*:root\s*\{([^}]*)\}/gu;

/** The tokens of `tokens.css`, in its order. */
export function parseTokens(css: string): readonly Token[] {
  const plain = css.replaceAll(COMMENT, '');
  const dark = declarations(block(plain, '.dark'));
  const elsewhere: readonly (readonly [string, ReadonlyMap<string, string>])[] = [
    ['.on-inverse', declarations(block(plain, '.on-inverse'))],
    ...[...plain.matchAll(RULE_IN_MEDIA)].map(
      ([, query = '', body = '']) => [query, declarations(body)] as const,
    ),
  ];

  const tokens: Token[] = [];
  let section = '';
  for (const [, comment, name, written = '', note = ''] of block(css, ':root').matchAll(PART)) {
    section = HEADING.exec(comment ?? '')?.[1] ?? section;
    if (name === undefined) continue;
    const light = oneLine(written);
    tokens.push({
      name,
      section,
      light,
      dark: dark.get(name) ?? light,
      note: note.trim(),
      elsewhere: elsewhere.flatMap(([where, values]) => {
        const value = values.get(name);
        return value === undefined ? [] : [{ where, value }];
      }),
    });
  }
  return tokens;
}

/** The content between the braces of the first rule with a selector. */
function block(css: string, selector: string): string {
  const start = css.indexOf('{', css.indexOf(`${selector} {`));
  return css.slice(start + 1, css.indexOf('}', start));
}

function declarations(source: string): ReadonlyMap<string, string> {
  return new Map(
    [...source.matchAll(PART)].flatMap(([, , name, value = '']) =>
      name === undefined ? [] : [[name, oneLine(value)] as const],
    ),
  );
}

function oneLine(value: string): string {
  return value.trim().replaceAll(/\s+/gu, ' ');
}
