export { Text, type TextElement, type TextProps } from './text.tsx';
