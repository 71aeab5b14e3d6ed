/** 12, 16, 20, 32, 48, 64 and 96 pixels. */
export type LoaderSize = 'nano' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl';
export type LoaderVariant = 'branded' | 'classic' | 'pulse' | 'dots';

export const LOADER_SIZES: readonly LoaderSize[] = ['nano', 'xs', 'sm', 'md', 'lg', 'xl', '2xl'];
export const LOADER_VARIANTS: readonly LoaderVariant[] = ['branded', 'classic', 'pulse', 'dots'];
