export { Stack, type StackElement, type StackProps } from './stack.tsx';
