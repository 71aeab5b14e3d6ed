export { hasWords } from './message-draft.ts';
export {
  changeMessageDraft,
  dropMessageDraft,
  forgetMessageDrafts,
  messageDraftAt,
  NEW_CONVERSATION,
  type DraftPlace,
} from './message-drafts.ts';
export { useMessageDraft } from './use-message-draft.ts';
