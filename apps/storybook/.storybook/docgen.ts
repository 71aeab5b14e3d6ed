import type { StorybookConfig } from '@storybook/react-vite';

type DocgenOptions = NonNullable<
  NonNullable<StorybookConfig['typescript']>['reactDocgenTypescriptOptions']
>;

/**
 * The HTML attributes that reviewers want to try. The other two hundred are left out of the props
 * tables.
 */
const HTML_PROPS: ReadonlySet<string> = new Set([
  'children',
  'disabled',
  'href',
  'onClick',
  'placeholder',
  'readOnly',
  'required',
]);

/**
 * How props are read from the types. A union is listed as its values, not as the name of its type.
 */
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
