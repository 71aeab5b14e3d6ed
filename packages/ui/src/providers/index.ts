export {
  LinkProvider,
  type LinkComponent,
  type LinkComponentProps,
  type LinkProviderProps,
} from './link-provider.tsx';
export { DEFAULT_THEME, THEME_TOGGLE_ENABLED, type Theme, applyTheme } from './theme.ts';
export { ThemeProvider, type ThemeState, useTheme } from './theme-provider.tsx';
