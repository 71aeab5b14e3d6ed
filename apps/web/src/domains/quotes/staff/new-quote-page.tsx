import { NewQuote } from './new/new-quote.tsx';

export const handle = { title: 'New quote' };

export function Component() {
  return <NewQuote />;
}
