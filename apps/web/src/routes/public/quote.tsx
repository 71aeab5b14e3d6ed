export function Component() {
  return <h1>What will your clean cost?</h1>;
}
