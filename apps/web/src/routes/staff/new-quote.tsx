import { NewQuote } from '../../features/staff-quotes/index.ts';

export const handle = { title: 'New quote' };

export function Component() {
  return <NewQuote />;
}
