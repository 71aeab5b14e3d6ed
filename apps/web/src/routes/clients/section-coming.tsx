export const handle = { title: 'Coming soon' };

export function Component() {
  return <h1>Coming soon</h1>;
}
