import { type ReactNode, createElement } from 'react';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';

/**
 * Shows the canvas and, when the toolbar asks for both themes, the same page in dark beside it. The
 * canvas keeps its place in the React tree, because its page would reload otherwise.
 */
export function BothThemes({ children, storyId }: { children: ReactNode; storyId: string }) {
  const [globals] = useGlobals();
  const isBoth = globals['theme'] === 'both' && storyId !== '';
  // The manager compiles JSX for a global React that is not in scope here.
  return createElement(
    'div',
    { className: 'workbench-canvas' },
    createElement('div', null, children),
    isBoth && createElement(DarkPage, { storyId, globals }),
  );
}

function DarkPage({ storyId, globals }: { storyId: string; globals: Record<string, unknown> }) {
  const api = useStorybookApi();
  const address = new URLSearchParams({
    id: storyId,
    viewMode: api.getUrlState().viewMode ?? 'story',
    globals: [
      'theme:dark',
      ...['text', 'motion', 'colours'].map((key) => `${key}:${String(globals[key])}`),
    ].join(';'),
  });
  const args = api.getQueryParam('args');
  if (args) address.set('args', args);
  const width = widthOf(globals['viewport']);
  return createElement(
    'div',
    { 'data-narrow': width && '' },
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of the workbench itself, which runs its scripts
    createElement('iframe', { title: 'In dark', src: `iframe.html?${address}`, style: { width } }),
  );
}

/** The width in pixels of the chosen viewport. The keys of viewports are `w` and the width. */
function widthOf(viewport: unknown): number | undefined {
  const value: unknown =
    typeof viewport === 'object' && viewport !== null ? Reflect.get(viewport, 'value') : viewport;
  const width = /^w(\d+)$/u.exec(String(value))?.[1];
  return width === undefined ? undefined : Number(width);
}
