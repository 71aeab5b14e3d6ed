import { company } from '@cleaning/company';
import dark from '@cleaning/ui/dark.tokens.json';
import light from '@cleaning/ui/light.tokens.json';
import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';

/** Shown in the sidebar and in the page titles of Storybook. */
export const WORKBENCH_NAME = `${company.name} – workbench`;

const FONT = light['font-sans'].$value
  .join(', ')
  .replaceAll(/[^,]*\s[^,]*/gu, (name) => `"${name.trim()}"`);

/** The workbench around the stories, in the colours and the typeface of the product. */
export function brandTheme(theme: 'light' | 'dark', brandTitle = WORKBENCH_NAME): ThemeVars {
  const tokens = theme === 'dark' ? dark : light;
  const hex = (name: ColourToken) => tokens[`color-${name}`].$value.hex;
  return create({
    base: theme,
    brandTitle,
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: hex('primary'),
    colorSecondary: hex('primary'),
    appBg: hex('bg-subtle'),
    appContentBg: hex('bg'),
    appPreviewBg: hex('bg'),
    appHoverBg: hex('surface-hover'),
    appBorderColor: hex('border'),
    appBorderRadius: 10,
    fontBase: FONT,
    textColor: hex('text'),
    textInverseColor: hex('bg'),
    textMutedColor: hex('text-muted'),
    barBg: hex('surface'),
    barTextColor: hex('text-muted'),
    barHoverColor: hex('primary'),
    barSelectedColor: hex('primary'),
    buttonBg: hex('surface'),
    buttonBorder: hex('border-strong'),
    booleanBg: hex('surface-sunken'),
    booleanSelectedBg: hex('surface'),
    inputBg: hex('surface'),
    inputBorder: hex('border-strong'),
    inputTextColor: hex('text'),
    inputBorderRadius: 10,
  });
}

type ColourToken =
  | 'bg'
  | 'bg-subtle'
  | 'border'
  | 'border-strong'
  | 'primary'
  | 'surface'
  | 'surface-hover'
  | 'surface-sunken'
  | 'text'
  | 'text-muted';
