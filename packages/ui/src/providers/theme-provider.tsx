import { type ReactNode, createContext, use, useEffect, useMemo, useState } from 'react';
import { DEFAULT_THEME, type Theme, applyTheme, nextTheme } from './theme.ts';

export interface ThemeState {
  theme: Theme;
  /** Switches the theme. Does nothing while switching is disabled. */
  toggleTheme: () => void;
}

const ThemeContext = createContext<ThemeState>({
  theme: DEFAULT_THEME,
  toggleTheme: () => undefined,
});

/** Applies the current theme to the document. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState<Theme>(DEFAULT_THEME);

  useEffect(() => applyTheme(document, theme), [theme]);

  const state = useMemo(() => ({ theme, toggleTheme: () => setTheme(nextTheme) }), [theme]);

  return <ThemeContext value={state}>{children}</ThemeContext>;
}

export function useTheme(): ThemeState {
  return use(ThemeContext);
}
