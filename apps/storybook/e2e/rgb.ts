/** A colour token as browsers report computed colours. */
export function rgb({ $value: { hex } }: { $value: { hex: string } }): string {
  const [, ...parts] = /^#(..)(..)(..)$/u.exec(hex) ?? [];
  return `rgb(${parts.map((part) => parseInt(part, 16)).join(', ')})`;
}
