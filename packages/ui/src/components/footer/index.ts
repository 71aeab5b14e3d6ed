export { CompactFooter } from './compact-footer.tsx';
export { Footer } from './footer.tsx';
export type { FooterLink, FooterProps } from './footer-types.ts';
