export { CleanerPage, prefetchCleaner } from './cleaner-page.tsx';
