export const handle = { title: 'Edit quote' };

export function Component() {
  return <h1>Edit quote</h1>;
}
