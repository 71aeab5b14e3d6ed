export const handle = { title: 'Reset your password' };

export function Component() {
  return <h1>Reset your password</h1>;
}
