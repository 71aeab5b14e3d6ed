export { Loader, type LoaderProps } from './loader.tsx';
export {
  LOADER_SIZES,
  LOADER_VARIANTS,
  type LoaderSize,
  type LoaderVariant,
} from './loader-size.ts';
