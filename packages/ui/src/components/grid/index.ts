export { Grid, type GridElement, type GridProps } from './grid.tsx';
