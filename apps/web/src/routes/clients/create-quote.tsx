export const handle = { title: 'Create a quote' };

export function Component() {
  return <h1>Create a quote</h1>;
}
