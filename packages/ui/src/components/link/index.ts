export { Link, type LinkProps } from './link.tsx';
export { ArrowLink, type ArrowLinkProps } from './arrow-link.tsx';
export { SkipLink, type SkipLinkProps } from './skip-link.tsx';
