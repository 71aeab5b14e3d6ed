export { AddDocuments } from './add-documents.tsx';
export { MyDocuments } from './list/my-documents.tsx';
export { ServiceAgreement } from './agreement/service-agreement.tsx';
export { categoryOf } from './categories.ts';
export { documentsView } from './list/documents-view.ts';
export { prefetchDocuments } from './list/documents-view.ts';
