export { BookAgain } from './components/book-again.tsx';
export { MyTemplates } from './components/my-templates.tsx';
export { SaveTemplate } from './components/save-template.tsx';
