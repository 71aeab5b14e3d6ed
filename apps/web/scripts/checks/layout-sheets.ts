import { type Declaration, parse } from 'postcss';

/** What `Stack`, `Inline`, `Grid` and `Text` do, as the declarations of a sheet. */
const DONE_BY_COMPONENTS: Readonly<Record<string, RegExp>> = {
  display: /^(?:block|flex|grid)$/u,
  'flex-direction': /^column$/u,
  'flex-wrap': /^(?:no)?wrap$/u,
  'grid-template-columns':
    /^(?:minmax\(0, 1fr\)|repeat\(auto-fit, minmax\(min\(100%, (?:6\.5|8|9|11\.25|12|16)rem\), 1fr\)\))$/u,
  gap: /^(?:(?:0|var\(--space-[1-4]\)) )?var\(--space-[1-6]\)$/u,
  'align-items': /^(?:flex-)?(?:start|end|center|baseline)$/u,
  'justify-items': /^(?:start|center|end)$/u,
  'justify-content': /^(?:center|end|flex-end|space-between)$/u,
  'max-width': /^40rem$/u,
  'list-style': /^(?:none|disc)$/u,
  margin: /^0$/u,
  padding: /^0$/u,
  'padding-left': /^1\.25em$/u,
  color: /^var\(--color-(?:text-muted|success|warning|danger)\)$/u,
  'font-size': /^var\(--text-(?:xs|sm|md)\)$/u,
  'font-weight': /^var\(--weight-(?:regular|semibold|bold)\)$/u,
  'font-variant-numeric': /^tabular-nums$/u,
  'text-align': /^center$/u,
  'overflow-wrap': /^anywhere$/u,
  'white-space': /^(?:nowrap|pre-line)$/u,
};

const isDoneByComponents = ({ prop, value }: Declaration): boolean =>
  DONE_BY_COMPONENTS[prop]?.test(value.replaceAll(/\s+/gu, ' ')) === true;

/** Whether a style sheet draws nothing: each of its rules is what a layout component does. */
export function isOnlyLayout(css: string): boolean {
  let draws = false;
  const sheet = parse(css);
  sheet.walkAtRules(() => {
    draws = true;
  });
  sheet.walkRules(({ selectors }) => {
    draws ||= !selectors.every((selector) => /^\.[\w-]+$/u.test(selector));
  });
  sheet.walkDecls((declaration) => {
    draws ||= !isDoneByComponents(declaration);
  });
  return !draws;
}
