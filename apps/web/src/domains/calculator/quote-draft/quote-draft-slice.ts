import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { MAX_ROOM_COUNT, isOneOffService } from '@cleaning/pricing';
import type { AddonId, RoomId, ServiceId } from '@cleaning/pricing';
import type { VisitWishes } from '#domains/appointments/first-visit/visit-wishes.ts';
import { emptyDraft } from './quote-draft.ts';
import type { DraftPlace, QuoteDraft } from './quote-draft.ts';

export const quoteDraftSlice = createSlice({
  name: 'quoteDraft',
  initialState: emptyDraft,
  reducers: {
    placeChosen(draft, { payload }: PayloadAction<DraftPlace | null>) {
      draft.place = payload;
    },
    /** A service for one occasion ends the wish for regular visits. */
    serviceChosen(draft, { payload }: PayloadAction<ServiceId>) {
      draft.serviceId = payload;
      if (isOneOffService(payload)) draft.intervalWeeks = null;
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
    wishesChanged: (draft, { payload }: PayloadAction<Partial<VisitWishes>>) => ({
      ...draft,
      ...payload,
    }),
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
  placeChosen,
  serviceChosen,
  roomCountChanged,
  addonToggled,
  wishesChanged,
  draftCleared,
  draftReplaced,
} = quoteDraftSlice.actions;

export const { selectQuoteDraft } = quoteDraftSlice.selectors;
