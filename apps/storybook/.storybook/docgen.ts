import type { StorybookConfig } from '@storybook/react-vite';

type DocgenOptions = NonNullable<
  NonNullable<StorybookConfig['typescript']>['reactDocgenTypescriptOptions']
>;

/** Props of HTML elements that a reviewer wants to try. The other two hundred stay out of the tables. */
const HTML_PROPS: ReadonlySet<string> = new Set([
  'children',
  'disabled',
  'href',
  'onClick',
  'placeholder',
  'readOnly',
  'required',
]);

/** How props are read from the types: a union gives its words, not the name of its type. */
export const DOCGEN_OPTIONS: DocgenOptions = {
  tsconfigPath: '../../packages/ui/tsconfig.json',
  include: ['../../packages/ui/src/**/*.tsx'],
  exclude: ['**/stories/**', '**/*.stories.tsx', '**/*.test.tsx'],
  skipChildrenPropWithoutDoc: false,
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  propFilter: ({ name, parent }) =>
    parent?.fileName.includes('node_modules') !== true || HTML_PROPS.has(name),
};
