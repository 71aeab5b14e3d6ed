import { useDispatch, useSelector } from 'react-redux';
import {
  addonToggled,
  draftCleared,
  roomCountChanged,
  selectQuoteDraft,
  serviceChosen,
  timelineChosen,
} from '../../../shared/quote-draft/quote-draft-slice.ts';
import type { QuoteDraft } from '../../../shared/quote-draft/quote-draft.ts';
import type { PriceChoiceHandlers } from './price-choices.ts';

export interface QuoteDraftControls {
  readonly draft: QuoteDraft;
  readonly handlers: PriceChoiceHandlers;
  readonly clear: () => void;
}

/** The answers on this device and the ways to change them. */
export function useQuoteDraft(): QuoteDraftControls {
  const dispatch = useDispatch();
  return {
    draft: useSelector(selectQuoteDraft),
    handlers: {
      onServiceChosen: (serviceId) => dispatch(serviceChosen(serviceId)),
      onRoomCountChanged: (roomId, count) => dispatch(roomCountChanged({ roomId, count })),
      onAddonToggled: (addonId) => dispatch(addonToggled(addonId)),
      onTimelineChosen: (timelineId) => dispatch(timelineChosen(timelineId)),
    },
    clear: () => dispatch(draftCleared()),
  };
}
