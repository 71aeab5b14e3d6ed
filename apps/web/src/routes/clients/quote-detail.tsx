export const handle = { title: 'Quote' };

export function Component() {
  return <h1>Quote</h1>;
}
