export function Component() {
  return <h1>Know the price before we knock.</h1>;
}
