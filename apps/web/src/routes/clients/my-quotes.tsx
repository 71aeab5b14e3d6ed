export const handle = { title: 'My quotes' };

export function Component() {
  return <h1>My quotes</h1>;
}
