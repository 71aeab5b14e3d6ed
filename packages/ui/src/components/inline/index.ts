export { Inline, type InlineElement, type InlineProps } from './inline.tsx';
