import { render, screen, within } from '@testing-library/react';
import { composeStories } from '@storybook/react-vite';
import { describe, expect, test } from 'vitest';
import { parseTokens } from '../../tokens/parse-tokens.ts';
import * as colours from './colours.stories.tsx';
import * as motion from './motion.stories.tsx';
import * as shape from './shape.stories.tsx';
import * as space from './space.stories.tsx';
import { PAGES, type Page, TOKENS, pagesOf } from './tokens.ts';
import * as type from './type.stories.tsx';

const { Palette } = composeStories(colours);
const { Scale } = composeStories(type);
const { Space, Sizes } = composeStories(space);
const { Radius, Shadow } = composeStories(shape);
const { DurationsAndCurves } = composeStories(motion);

const STORIES: Record<Page, typeof Palette> = {
  colours: Palette,
  type: Scale,
  space: Space,
  radius: Radius,
  shadow: Shadow,
  motion: DurationsAndCurves,
  sizes: Sizes,
};

describe.each(PAGES)('the page of %s', (page) => {
  test('shows every token of its kind with its values in both themes', () => {
    const Story = STORIES[page];
    render(<Story />);
    const tokens = pagesOf(TOKENS).get(page) ?? [];
    expect(tokens.length).toBeGreaterThan(0);
    const rows = new Map(
      screen.getAllByText(/^--/u).map((name) => [name.textContent, name.closest('tr')]),
    );
    for (const { name, light, dark } of tokens) {
      const row = rows.get(`--${name}`);
      expect(row).toHaveTextContent(light);
      expect(row).toHaveTextContent(dark);
    }
  });
});

test('every token of the style sheet is on one page', () => {
  const shown = [...pagesOf(TOKENS).values()].flat();
  expect(TOKENS.length).toBeGreaterThan(100);
  expect(shown.toSorted(byName)).toEqual(TOKENS.toSorted(byName));
});

test.each([
  ['colours', '--brand-new: #123456;'],
  ['shadow', '--glow: 0 0 4px rgb(1 2 3 / 0.4);'],
  ['motion', '--dur-brand-new: 90ms;'],
  ['sizes', '--brand-new: 3px;'],
] as const)('a new token appears on the page of %s automatically: %s', (page, declaration) => {
  const tokens = parseTokens(`:root {\n${declaration}\n}`);
  expect(pagesOf(tokens).get(page)).toEqual(tokens);
});

test('the layers stand under a heading of their own', () => {
  render(<Sizes />);
  const layers = screen.getByRole('table', { name: 'Layers' });
  expect(within(layers).getAllByText(/^--z-/u)).toHaveLength(
    TOKENS.filter(({ name }) => name.startsWith('z-')).length,
  );
  expect(screen.queryByRole('table', { name: 'Motion' })).not.toBeInTheDocument();
});

test('each page shows the contrast of every pair of colours', () => {
  const { Contrast } = composeStories(colours);
  render(<Contrast />);
  expect(screen.getByRole('row', { name: /^text on bg body/u })).toHaveTextContent(/: 1\s*AAA/u);
  expect(screen.queryByText('Too little')).not.toBeInTheDocument();
});

function byName(one: { name: string }, other: { name: string }): number {
  return one.name.localeCompare(other.name);
}
