export { OptionCard, type OptionCardProps } from './option-card.tsx';
export { OptionGrid, type OptionGridProps } from './option-grid.tsx';
export { Fieldset, type FieldsetProps } from '../fieldset/fieldset.tsx';
