export { Logo, type LogoProps } from './logo.tsx';
export { WrenMark, type WrenMarkProps } from './wren-mark.tsx';
