export { AddDocuments } from './components/add-documents.tsx';
export { MyDocuments } from './components/my-documents.tsx';
export { ServiceAgreement } from './components/service-agreement.tsx';
export { categoryOf } from './model/categories.ts';
export { documentsView } from './model/documents-view.ts';
export { prefetchDocuments } from './model/prefetch-documents.ts';
