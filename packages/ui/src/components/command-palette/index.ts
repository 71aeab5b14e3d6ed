export {
  CommandPalette,
  type CommandPaletteProps,
  type PaletteGroup,
  type PaletteOption,
} from './command-palette.tsx';
