export const handle = { title: 'Staff portal' };

export function Component() {
  return <h1>Staff portal</h1>;
}
