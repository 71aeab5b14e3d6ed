import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { MAX_ROOM_COUNT } from '@cleaning/pricing';
import type { AddonId, RoomId, ServiceId, TimelineId } from '@cleaning/pricing';
import { emptyDraft } from './quote-draft.ts';
import type { QuoteDraft } from './quote-draft.ts';

export const quoteDraftSlice = createSlice({
  name: 'quoteDraft',
  initialState: emptyDraft,
  reducers: {
    serviceChosen(draft, { payload }: PayloadAction<ServiceId>) {
      draft.serviceId = payload;
    },
    /** Clamps a count to the range that can be priced. */
    roomCountChanged(draft, { payload }: PayloadAction<{ roomId: RoomId; count: number }>) {
      const count = Math.min(Math.max(Math.trunc(payload.count), 0), MAX_ROOM_COUNT);
      if (count > 0) {
        draft.rooms[payload.roomId] = count;
      } else {
        delete draft.rooms[payload.roomId];
      }
    },
    addonToggled(draft, { payload }: PayloadAction<AddonId>) {
      const others = draft.addonIds.filter((id) => id !== payload);
      draft.addonIds = others.length < draft.addonIds.length ? others : [...others, payload];
    },
    timelineChosen(draft, { payload }: PayloadAction<TimelineId>) {
      draft.timelineId = payload;
    },
    /** Clears every answer. The next draft needs a key of its own. */
    draftCleared: {
      reducer: (_draft, { payload }: PayloadAction<QuoteDraft>) => payload,
      prepare: () => ({ payload: emptyDraft() }),
    },
    draftReplaced: (_draft, { payload }: PayloadAction<QuoteDraft>) => payload,
  },
  selectors: { selectQuoteDraft: (draft) => draft },
});

export const {
  serviceChosen,
  roomCountChanged,
  addonToggled,
  timelineChosen,
  draftCleared,
  draftReplaced,
} = quoteDraftSlice.actions;

export const { selectQuoteDraft } = quoteDraftSlice.selectors;
