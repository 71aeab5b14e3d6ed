// @vitest-environment node
import { expect, test } from 'vitest';
import { parseTokens } from './parse-tokens.ts';

const CSS = `
/* Tokens: see :root {below} */
:root {
  /* ---- colour: all of it ------ */
  --ink: #111111; /* words */
  --soft: rgb(1 2 3 / 0.5);
  /* only a remark */
  --fluid: min(
    1rem,
    5vw
  );

  /* ---- motion ---- */
  --fast: 140ms;
}

:root[data-theme='dark'],
.dark {
  --ink: #eeeeee;
}

.on-inverse {
  --ink: #ffffff;
}

@media (prefers-reduced-motion: reduce) {
  :root {
    --fast: 1ms;
  }
}
`;

test('a token has its values, its heading and its comment', () => {
  expect(parseTokens(CSS.replace('{below}', ''))).toEqual([
    {
      name: 'ink',
      section: 'colour: all of it',
      light: '#111111',
      dark: '#eeeeee',
      note: 'words',
      elsewhere: [{ where: '.on-inverse', value: '#ffffff' }],
    },
    {
      name: 'soft',
      section: 'colour: all of it',
      light: 'rgb(1 2 3 / 0.5)',
      dark: 'rgb(1 2 3 / 0.5)',
      note: '',
      elsewhere: [],
    },
    {
      name: 'fluid',
      section: 'colour: all of it',
      light: 'min( 1rem, 5vw )',
      dark: 'min( 1rem, 5vw )',
      note: '',
      elsewhere: [],
    },
    {
      name: 'fast',
      section: 'motion',
      light: '140ms',
      dark: '140ms',
      note: '',
      elsewhere: [{ where: '(prefers-reduced-motion: reduce)', value: '1ms' }],
    },
  ]);
});
