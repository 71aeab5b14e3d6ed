export const handle = { title: 'Calculator' };

export function Component() {
  return <h1>Calculator</h1>;
}
