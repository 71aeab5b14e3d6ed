import { DOCUMENT_CATEGORIES, type DocumentCategory } from '@cleaning/contract/documents';

/** The label of each category, the title of its empty state, and the text there for clients. */
export const CATEGORY_LABELS = {
  agreements: {
    label: 'Agreements',
    empty: 'No agreements yet',
    emptyText: 'When you and we agree on something in writing, a copy is kept here.',
  },
  checklists: {
    label: 'Checklists',
    empty: 'No checklists yet',
    emptyText: 'After a visit we put the list of what was cleaned here.',
  },
  certificates: {
    label: 'Certificates',
    empty: 'No certificates yet',
    emptyText: 'Our insurance and other certificates for you will be here.',
  },
  reports: {
    label: 'Reports',
    empty: 'No reports yet',
    emptyText: 'What we noticed at a visit, and what you want us to know, will be here.',
  },
  photos: {
    label: 'Photos',
    empty: 'No photos yet',
    emptyText: 'Add photos of your rooms, so that we know what to bring.',
  },
} as const satisfies Record<
  DocumentCategory,
  { readonly label: string; readonly empty: string; readonly emptyText: string }
>;

/** The categories as the options of a select. */
export const CATEGORY_OPTIONS = DOCUMENT_CATEGORIES.map((value) => ({
  value,
  label: CATEGORY_LABELS[value].label,
}));

/** The category with this name, or null. */
export function findCategory(name: string | null): DocumentCategory | null {
  return DOCUMENT_CATEGORIES.find((category) => category === name) ?? null;
}
