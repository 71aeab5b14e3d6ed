import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { composeStories } from '@storybook/react-vite';
import { describe, expect, test } from 'vitest';

interface StoryModule extends Record<string, unknown> {
  default: { title: string };
}

const modules = import.meta.glob<StoryModule>('../components/*/*.stories.tsx', { eager: true });

const stories = Object.values(modules).flatMap((module) =>
  Object.entries<ComponentType>(composeStories(module)).map(
    ([name, Story]) => [`${module.default.title}: ${name}`, Story] as const,
  ),
);

test('every component has stories', () => {
  const folders = Object.keys(import.meta.glob('../components/*/index.ts'));
  expect(Object.keys(modules)).toHaveLength(folders.length);
});

describe.each(stories)('%s', (_, Story) => {
  test('renders on the server without a style attribute, and hydrates without a change', async () => {
    const html = renderToString(<Story />);
    expect(html).not.toContain(' style=');

    const container = document.createElement('div');
    container.innerHTML = html;
    document.body.append(container);
    const mismatches: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(container, <Story />, { onRecoverableError: (error) => mismatches.push(error) }),
    );
    expect(mismatches).toEqual([]);
    act(() => {
      root.unmount();
    });
    container.remove();
  });
});
