import { authReducer } from '@cleaning/auth';
import { configureStore } from '@reduxjs/toolkit';
import { quoteDraftSlice } from '../shared/quote-draft/index.ts';

/** A store of its own for each page written at build time, and one for each browser tab. */
export function createAppStore() {
  return configureStore({
    reducer: { auth: authReducer, quoteDraft: quoteDraftSlice.reducer },
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
