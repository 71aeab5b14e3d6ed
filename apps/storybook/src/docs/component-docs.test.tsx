import { LOADER_SIZES, LOADER_VARIANTS } from '@cleaning/ui/loader';
import { SPOT_ICON_NAMES } from '@cleaning/ui/spot-icon';
import { PureArgsTable } from '@storybook/addon-docs/blocks';
import { composeStories, type Meta, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Args, StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import { ThemeProvider, ensure } from 'storybook/theming';
import { describe, expect, it, vi } from 'vitest';
import { brandTheme } from '../../.storybook/brand.ts';
import { componentFolder, exportedNames, importLines } from './component-folder.ts';
import { RELEASES, statusOf } from './component-status.ts';
import docsPreview from './preview.ts';

interface StoryFile {
  default: Meta;
  [story: string]: object;
}

interface ComposedStory {
  argTypes: StrictArgTypes;
  args: Args;
}

const INDEXES = import.meta.glob<string>('../../../../packages/ui/src/components/*/index.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const STORY_FILES = import.meta.glob<StoryFile>(
  '../../../../packages/ui/src/components/*/*.stories.tsx',
  { eager: true },
);

const areSentences = (facts: readonly string[]): boolean =>
  facts.length > 0 && facts.every((fact) => /^[A-Z].{10,}\.$/su.test(fact));

const COMPONENTS = Object.entries(INDEXES).map(([file, code]) => {
  const folder = componentFolder(file) ?? '';
  const [, stories] =
    Object.entries(STORY_FILES).find(([each]) => componentFolder(each) === folder) ?? [];
  return { folder, stories, exports: exportedNames(code).filter(isComponentName) };
});

/** Whether an exported name is a component; the others are hooks and constants in capitals. */
function isComponentName(name: string): boolean {
  return /^[A-Z].*[a-z]/u.test(name);
}

/** The version of the next release with something new. */
function nextVersion(): string {
  const [major = 0, minor = 0] = RELEASES[0]?.split('.').map(Number) ?? [];
  return `${major}.${minor + 1}.0`;
}

setProjectAnnotations(docsPreview);

/** The stories of a file as Storybook prepares them, with the props that its docs page shows. */
function prepare(stories: StoryFile | undefined) {
  if (stories === undefined) throw new Error('There is no story file.');
  const [first] = Object.values<ComposedStory>(composeStories(stories));
  if (first === undefined) throw new Error('The story file has no story.');
  const argTypes = Object.entries(first.argTypes).filter(
    ([, { table }]) => table?.disable !== true,
  );
  return { meta: stories.default, argTypes, args: first.args };
}

/** The names of sizes in state matrices. */
const SIZES: Readonly<Record<string, string>> = { small: 'sm', medium: 'md', large: 'lg' };

/** The column and row headings of a component's state matrices. */
function matrixHeadings(stories: StoryFile | undefined): ReadonlySet<string> {
  const matrices = Object.entries<ComponentType>(composeStories(stories ?? { default: {} }))
    .filter(([name]) => /^(?:States|Sizes|Every)/u.test(name))
    .map(([, Matrix]) => renderToStaticMarkup(<Matrix />));
  const headings = matrices.join('').matchAll(/<th[^>]*>([^<]*)</gu);
  return new Set([...headings].map(([, heading = '']) => SIZES[heading] ?? heading));
}

/** The states that a prop can produce, by their names in state matrices. */
function statesOf([name, { options = [] }]: readonly [string, StrictInputType]): string[] {
  if (name === 'disabled' || name === 'busy') return [name];
  if (name === 'error') return ['invalid'];
  if (name === 'href' || name === 'onClick' || name === 'onChange') return ['hover'];
  return ['size', 'tone', 'variant'].includes(name) ? options.map(String) : [];
}

describe.each(COMPONENTS)('the docs of $folder', ({ folder, stories, exports }) => {
  it('say what it is for, what to do and not to do, and what assistive technology gets', () => {
    const { docs, componentDocs } = stories?.default.parameters ?? {};
    expect(docs.description.component).toMatch(/^[A-Z].{20,}\.$/su);
    expect(componentDocs).toEqual({
      do: expect.toSatisfy(areSentences),
      dont: expect.toSatisfy(areSentences),
      accessibility: expect.toSatisfy(areSentences),
    });
  });

  it('say whether it is stable, and since which version it exists', () => {
    const tags = stories?.default.tags ?? [];
    expect(tags.filter((tag) => tag.startsWith('since-'))).toHaveLength(1);
    expect(statusOf(tags)).toMatch(/^(?:Stable|New|To be replaced)\b.* \d+\.\d+\.\d+\.$/u);
    // What no release has yet comes with the next one.
    const isOut = !statusOf(tags).startsWith('New');
    expect(isOut || tags.includes(`since-${nextVersion()}`)).toBe(true);
  });

  it('cover every component that apps can import from it', () => {
    const { component, subcomponents } = prepare(stories).meta;
    const shown = [component?.displayName, ...Object.keys(subcomponents ?? {})];
    expect(new Set(shown)).toEqual(new Set(exports));
    expect(importLines(exports.map((name) => `<${name}`).join(' '))).toBe(
      `import { ${exports.toSorted().join(', ')} } from '@cleaning/ui/${folder}';`,
    );
  });

  it('have a matrix of its states, with each that its props can bring about', () => {
    expect(Object.keys(stories ?? {})).toContain('States');
    const shown = matrixHeadings(stories);
    const missing = prepare(stories)
      .argTypes.flatMap(statesOf)
      .filter((state) => !shown.has(state));
    expect(missing).toEqual([]);
    const pointed = ['hover', 'focus', 'pressed'].filter((state) => shown.has(state));
    expect([0, 3]).toContain(pointed.length);
  });

  it('keep their place while frames of stories open', () => {
    const { inline = true, height } = prepare(stories).meta.parameters?.['docs']?.story ?? {};
    expect(inline === true || /^\d+px$/u.test(height)).toBe(true);
  });

  it('give each prop a control of its kind', () => {
    const { argTypes, args } = prepare(stories);
    const misfits = argTypes
      .filter(([name, argType]) => !fittingFor(argType, args[name]).includes(controlOf(argType)))
      .map(([name, argType]) => `${name}, ${typeOf(argType)}: ${controlOf(argType)}`);
    expect(misfits).toEqual([]);
  });

  it('show each control ready to be used, not a button that asks for a value first', () => {
    const { argTypes, args } = prepare(stories);
    const table = renderToStaticMarkup(
      <ThemeProvider theme={ensure(brandTheme('light'))}>
        <PureArgsTable
          rows={Object.fromEntries(argTypes)}
          args={args}
          updateArgs={() => undefined}
        />
      </ThemeProvider>,
    );
    const booleans = argTypes.filter(([, argType]) => controlOf(argType) === 'boolean');
    const switches = [...table.matchAll(/role="switch"[^>]* name="(\w+)"/gu)];
    expect(switches.map(([, name]) => name)).toEqual(booleans.map(([name]) => name));
    expect(table.match(/(?<=<button[^>]*>)Set \w+/gu)).toBeNull();
  });

  it('show what callbacks are called with among the actions', () => {
    const { argTypes, args } = prepare(stories);
    const silent = argTypes
      .filter(([name, { type }]) => /^on[A-Z]/u.test(name) && type?.required === true)
      .filter(([name]) => !vi.isMockFunction(args[name]));
    expect(silent).toEqual([]);
  });
});

it.each(['header', 'dialog', 'field', 'file-picker'])(
  'play what a user does with the %s',
  (folder) => {
    const stories = COMPONENTS.find((each) => each.folder === folder)?.stories ?? { default: {} };
    expect(Object.values(stories).filter((story) => 'play' in story)).not.toEqual([]);
  },
);

it('are those of all components, with their props', () => {
  const rows = COMPONENTS.flatMap(({ stories }) => prepare(stories).argTypes);
  const kinds = Map.groupBy(rows, ([, argType]) => controlOf(argType));
  expect(COMPONENTS.length).toBeGreaterThan(40);
  expect(rows.length).toBeGreaterThan(200);
  expect([...kinds.keys()].toSorted()).toEqual([
    'boolean',
    'none',
    'number',
    'object',
    'radio',
    'select',
    'text',
  ]);
});

it.each([
  ['loader', 'variant', LOADER_VARIANTS],
  ['loader', 'size', LOADER_SIZES],
  ['spot-icon', 'name', SPOT_ICON_NAMES],
])('offers each word of a type from another file: %s %s', (folder, prop, words) => {
  const { argTypes } = prepare(COMPONENTS.find((each) => each.folder === folder)?.stories);
  expect(new Set(Object.fromEntries(argTypes)[prop]?.options)).toEqual(new Set(words));
});

/** The type as written in the source code. */
const typeOf = ({ table, type }: StrictInputType): string =>
  (table?.type?.summary ?? type?.name ?? '').replaceAll(/ \| (?:null|undefined)\b/gu, '');

function controlOf({ control, type }: StrictInputType): string {
  if (typeof control !== 'object' || control.disable === true) return 'none';
  return type?.name === 'function' ? 'none' : (control.type ?? 'none');
}

/** The controls that let a reviewer try every value of a type without breaking the component. */
function fittingFor(argType: StrictInputType, value: unknown): readonly string[] {
  const type = typeOf(argType);
  if (type === 'boolean') return ['boolean'];
  if (type === 'string') return ['text', 'select', 'radio'];
  if (type === 'number') return ['number', 'range'];
  if (/^(?:"[^"]*"|\d+)(?: \| (?:"[^"]*"|\d+))+$/u.test(type)) {
    const values = type.split(' | ').map((word) => JSON.parse(word) as unknown);
    return values.every((each) => argType.options?.includes(each)) ? ['select', 'radio'] : [];
  }
  if (type.includes('=>') || type.includes('EventHandler')) return ['none'];
  if (type.startsWith('ReactNode')) {
    return typeof value === 'object' ? ['none', 'select'] : ['text', 'select'];
  }
  if (typeof value === 'string') return ['text', 'select'];
  // Objects and arrays fit a JSON editor or no control. Other values can only be given in code, so
  // they get no control.
  return typeof value === 'object' ? ['object', 'none'] : ['none'];
}
