import { readTokens } from '../src/tokens/read-tokens.ts';

/** One token in the format of the W3C Design Tokens Community Group (2025.10). */
interface Token {
  readonly $type: string;
  readonly $value: unknown;
}

type Theme = 'light' | 'dark';

const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/iu;
const RGB = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/u;
const LENGTH = /^(-?[\d.]+)(px|rem)$/u;
const ALIAS = /^var\(--([\w-]+)\)$/u;
/** The format has no fluid lengths. Its readers get the larger one, which a desktop shows. */
const FLUID =
  /^(?:(?:min\()?clamp\([^,]+,[^,]+,\s*(-?[\d.]+(?:px|rem))\)(?:, [\d.]+vw\))?|min\((-?[\d.]+(?:px|rem)),[^)]*\))$/u;

const dimension = (text: string): Token | null => {
  const [, value, unit] = LENGTH.exec(text) ?? [];
  return value === undefined
    ? null
    : { $type: 'dimension', $value: { value: Number(value), unit } };
};

const ofEight = (bits: number): number => Number((bits / 255).toFixed(4));

const color = (text: string): Token | null => {
  const hex = HEX.exec(text)?.slice(1);
  if (hex !== undefined) {
    const components = hex.map((digits) => ofEight(Number.parseInt(digits, 16)));
    return { $type: 'color', $value: { colorSpace: 'srgb', components, hex: text.toLowerCase() } };
  }
  const rgb = RGB.exec(text)?.slice(1).map(Number);
  if (rgb === undefined) return null;
  const components = rgb.slice(0, 3).map(ofEight);
  return { $type: 'color', $value: { colorSpace: 'srgb', components, alpha: rgb[3] } };
};

/** Layers, each with its offsets, blur, spread (where it has one) and colour. */
const shadow = (text: string): Token | null => {
  const layers = text.split(/,\s*(?![^(]*\))/u).map((layer) => {
    const paint = color(/rgb\(.+\)$/u.exec(layer)?.[0] ?? '');
    const lengths = layer.replace(/\s*rgb\(.+\)$/u, '').split(' ');
    const [offsetX, offsetY, blur, spread] = [...lengths, '0', '0']
      .slice(0, 4)
      .map((length) => dimension(length === '0' ? '0px' : length)?.$value);
    if (paint === null || [offsetX, offsetY, blur, spread].includes(undefined)) return null;
    return { color: paint.$value, offsetX, offsetY, blur, spread };
  });
  return layers.includes(null) ? null : { $type: 'shadow', $value: layers };
};

/** Each turns what it knows into a token, and gives null for the rest. */
const READERS: readonly ((text: string, name: string) => Token | null)[] = [
  color,
  dimension,
  shadow,
  (text) => {
    const [, clamped, smaller] = FLUID.exec(text) ?? [];
    return dimension(clamped ?? smaller ?? '');
  },
  (text) =>
    /^\d+ms$/u.test(text)
      ? { $type: 'duration', $value: { value: Number.parseInt(text, 10), unit: 'ms' } }
      : null,
  (text) => {
    const points = /^cubic-bezier\((.+)\)$/u.exec(text)?.[1];
    return points === undefined
      ? null
      : { $type: 'cubicBezier', $value: points.split(',').map(Number) };
  },
  (text, name) =>
    name.startsWith('font-')
      ? {
          $type: 'fontFamily',
          $value: text.split(',').map((family) => family.trim().replaceAll("'", '')),
        }
      : null,
  (text, name) => {
    if (!/^-?[\d.]+$/u.test(text)) return null;
    return { $type: name.startsWith('weight-') ? 'fontWeight' : 'number', $value: Number(text) };
  },
];

function tokenOf(name: string, text: string, all: ReadonlyMap<string, string>): Token | null {
  const alias = ALIAS.exec(text)?.[1];
  const target = alias === undefined ? undefined : all.get(alias);
  if (alias !== undefined && target !== undefined) {
    const type = tokenOf(alias, target, all)?.$type;
    return type === undefined ? null : { $type: type, $value: `{${alias}}` };
  }
  for (const read of READERS) {
    const token = read(text, name);
    if (token !== null) return token;
  }
  return null;
}

/** The tokens of a theme, and the names of those that the format has no words for. */
export function designTokens(theme: Theme) {
  const all = readTokens(theme);
  const tokens: Record<string, Token> = {};
  const leftOut: string[] = [];
  for (const [name, text] of all) {
    const token = tokenOf(name, text.replaceAll(/\s+/gu, ' '), all);
    if (token === null) leftOut.push(name);
    else tokens[name] = token;
  }
  return { tokens, leftOut };
}
