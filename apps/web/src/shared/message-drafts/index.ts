export { hasWords, type MessageDraft } from './message-draft.ts';
export {
  changeMessageDraft,
  dropMessageDraft,
  forgetMessageDrafts,
  messageDraftAt,
  type DraftPlace,
} from './message-drafts.ts';
export { useMessageDraft } from './use-message-draft.ts';
