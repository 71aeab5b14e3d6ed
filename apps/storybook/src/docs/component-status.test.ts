import { expect, it } from 'vitest';
import { statusOf } from './component-status.ts';

it('calls a component stable once a release has it, and says which', () => {
  expect(statusOf(['autodocs', 'since-0.2.0'])).toBe('Stable, in @cleaning/ui since 0.2.0.');
});

it('calls a component new while no release has it', () => {
  expect(statusOf(['since-99.0.0'])).toBe('New: it comes with @cleaning/ui 99.0.0.');
});

it('says that a component is to be replaced', () => {
  expect(statusOf(['since-0.2.0', 'to-be-replaced'])).toBe(
    'To be replaced, in @cleaning/ui since 0.2.0.',
  );
});
