export { CleanAgainCard } from './clean-again-card.tsx';
export { MyTemplates } from './my-templates.tsx';
