export const handle = { title: 'Dashboard' };

export function Component() {
  return <h1>Dashboard</h1>;
}
