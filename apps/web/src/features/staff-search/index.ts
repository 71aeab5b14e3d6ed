export type { PaletteAction, StaffPaletteProps } from './staff-palette.tsx';
