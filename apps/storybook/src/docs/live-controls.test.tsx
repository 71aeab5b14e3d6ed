import { installDialog } from '@cleaning/ui/testing';
import { composeStories, type Meta, setProjectAnnotations } from '@storybook/react-vite';
import { type ComponentType, act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Args, StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import { beforeAll, expect, it, vi } from 'vitest';
import { componentFolder } from './component-folder.ts';
import docsPreview from './preview.ts';

type ComposedStory = ComponentType<Args> & { argTypes: StrictArgTypes; args: Args };

const STORY_FILES = import.meta.glob<{ default: Meta }>(
  '../../../../packages/ui/src/components/*/*.stories.tsx',
  { eager: true },
);

/** The controls whose effect waits for another prop, for a moment, or for what a user does. */
const WAITING: Readonly<Record<string, readonly string[]>> = {
  'before-after': ['sizes'],
  dialog: ['title'],
  'error-summary': ['attempt'],
  'file-picker': ['children', 'doneLabel', 'doneStays', 'filesTitle', 'icon'],
  price: ['placeholder'],
  skeleton: ['label'],
};

setProjectAnnotations(docsPreview);
beforeAll(() => {
  installDialog();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

/** Values that a reviewer would choose in a control, other than the one that it has. */
function choicesOf({ control, options = [], mapping, table }: StrictInputType, value: unknown) {
  if (typeof control !== 'object' || control.disable === true || table?.disable === true) return [];
  if (control.type === 'boolean') return [value !== true];
  if (control.type === 'text') return ['Other words'];
  if (control.type === 'number') return [Number(value ?? 0) + 5, 1, 0];
  return options.filter((each) => each !== value).map((each) => mapping?.[String(each)] ?? each);
}

/** The controls of a story that leave what is on the page as it is, whatever is chosen in them. */
async function idleControls(Story: ComposedStory): Promise<string[]> {
  const idle: string[] = [];
  for (const [name, argType] of Object.entries(Story.argTypes)) {
    const choices = choicesOf(argType, Story.args[name]);
    if (choices.length === 0) continue;
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    const show = async (args: Args) => {
      await act(async () => root.render(<Story {...args} />));
      return document.body.innerHTML;
    };
    const before = await show({});
    let isIdle = true;
    for (const choice of choices) isIdle &&= (await show({ [name]: choice })) === before;
    if (isIdle) idle.push(name);
    act(() => root.unmount());
    document.body.replaceChildren();
  }
  return idle.toSorted();
}

it.each(
  Object.entries(STORY_FILES).map(
    ([file, stories]) => [componentFolder(file) ?? '', stories] as const,
  ),
)('each control on the docs page of %s changes what is shown', async (folder, stories) => {
  const [first] = Object.values(composeStories(stories)) as unknown as ComposedStory[];
  expect(first && (await idleControls(first))).toEqual(WAITING[folder] ?? []);
});
