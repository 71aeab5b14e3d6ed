// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { designTokens } from '../../scripts/design-tokens.ts';
import dark from './dark.tokens.json' with { type: 'json' };
import light from './light.tokens.json' with { type: 'json' };
import { readTokens } from './read-tokens.ts';

const FILES = { light, dark };

describe.each(['light', 'dark'] as const)('the %s design tokens', (theme) => {
  it('equal those of the style sheet; otherwise run `pnpm --filter @cleaning/ui run write-tokens`', () => {
    expect(FILES[theme]).toEqual(designTokens(theme).tokens);
  });

  it('omit only what the format cannot express', () => {
    const { tokens, leftOut } = designTokens(theme);
    expect(leftOut).toEqual([
      'focus-ring',
      'tracking-display',
      'tracking-heading',
      'tracking-caps',
      'measure',
      'gutter',
      'radius-wing',
      'sidebar-w',
    ]);
    expect(Object.keys(tokens).length + leftOut.length).toBe(readTokens(theme).size);
  });

  it('refer to other tokens only when these are in the file', () => {
    const { tokens } = designTokens(theme);
    const aliases = Object.values(tokens).flatMap(({ $value }) =>
      typeof $value === 'string' ? [$value.slice(1, -1)] : [],
    );
    expect(aliases.length).toBeGreaterThan(0);
    for (const alias of aliases) expect(tokens).toHaveProperty([alias]);
  });
});
