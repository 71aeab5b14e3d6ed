export const handle = { title: 'Verify your email' };

export function Component() {
  return <h1>Verify your email</h1>;
}
