export type Theme = 'light' | 'dark';

/** Disabled: the product stays on its light theme. The dark palette is defined but not offered. */
export const THEME_TOGGLE_ENABLED: boolean = false;

export const DEFAULT_THEME: Theme = 'light';

/**
 * Applies a theme to the document: a class, and the `data-theme` attribute. The custom properties of
 * the palette depend on either.
 */
export function applyTheme(target: Document, theme: Theme): void {
  const root = target.documentElement;
  root.classList.remove('light', 'dark');
  root.classList.add(theme);
  root.dataset['theme'] = theme;
}

/** The theme after a press on a theme switch. While switching is disabled it never changes. */
export function nextTheme(theme: Theme): Theme {
  if (!THEME_TOGGLE_ENABLED) return theme;
  return theme === 'light' ? 'dark' : 'light';
}
