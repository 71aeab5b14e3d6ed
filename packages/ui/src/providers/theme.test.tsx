import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ThemeProvider, useTheme } from './theme-provider.tsx';
import { THEME_TOGGLE_ENABLED, applyTheme } from './theme.ts';

const root = document.documentElement;

function Switch() {
  const { theme, toggleTheme } = useTheme();
  return (
    <button type="button" onClick={toggleTheme}>
      {theme}
    </button>
  );
}

test.each(['light', 'dark'] as const)(
  'sets %s on the document as a class and an attribute',
  (theme) => {
    root.className = 'kept';
    applyTheme(document, theme === 'light' ? 'dark' : 'light');
    applyTheme(document, theme);
    expect([...root.classList]).toEqual(['kept', theme]);
    expect(root).toHaveAttribute('data-theme', theme);
  },
);

test('stays light, because switching is disabled', async () => {
  render(
    <ThemeProvider>
      <Switch />
    </ThemeProvider>,
  );
  expect(THEME_TOGGLE_ENABLED).toBe(false);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('light');
  expect(root).toHaveAttribute('data-theme', 'light');
});
