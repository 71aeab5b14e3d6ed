export { ClientDocuments, prefetchClientDocuments } from './client-documents.tsx';
