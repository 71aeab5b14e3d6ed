export const handle = { title: 'Admin portal' };

export function Component() {
  return <h1>Admin portal</h1>;
}
