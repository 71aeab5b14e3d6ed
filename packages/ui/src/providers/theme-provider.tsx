import { type ReactNode, createContext, use, useEffect, useMemo, useState } from 'react';
import { DEFAULT_THEME, type Theme, applyTheme, nextTheme } from './theme.ts';

export interface ThemeState {
  theme: Theme;
  /** Switches the theme. While switching is disabled it does not change the theme. */
  toggleTheme: () => void;
}

const ThemeContext = createContext<ThemeState>({
  theme: DEFAULT_THEME,
  toggleTheme: () => undefined,
});

/** Keeps the document on the current theme. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState<Theme>(DEFAULT_THEME);

  useEffect(() => applyTheme(document, theme), [theme]);

  const state = useMemo(() => ({ theme, toggleTheme: () => setTheme(nextTheme) }), [theme]);

  return <ThemeContext value={state}>{children}</ThemeContext>;
}

export function useTheme(): ThemeState {
  return use(ThemeContext);
}
