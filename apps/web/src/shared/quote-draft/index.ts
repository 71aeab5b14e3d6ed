export { keepDraftSaved } from './keep-draft-saved.ts';
export { emptyDraft, isDraftComplete, isRoomCount } from './quote-draft.ts';
export type { CompleteQuoteDraft, QuoteDraft } from './quote-draft.ts';
export {
  addonToggled,
  draftCleared,
  draftReplaced,
  quoteDraftSlice,
  roomCountChanged,
  selectQuoteDraft,
  serviceChosen,
  timelineChosen,
} from './quote-draft-slice.ts';
export { saveDraft } from './quote-draft-storage.ts';
