export { CleanAgainCard } from './components/clean-again-card.tsx';
export { MyTemplates } from './components/my-templates.tsx';
