export { MyDocuments } from './my-documents.tsx';
export { prefetchDocuments } from './documents-view.ts';
