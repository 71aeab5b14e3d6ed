export { Button, type ButtonProps } from './button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button-link.tsx';
export type { ButtonLook, ButtonSize, ButtonVariant } from './button-class.ts';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
export { TextButton, type TextButtonProps } from './text-button.tsx';
export { ArrowLink, type ArrowLinkProps } from '../link/arrow-link.tsx';
