import { authReducer } from '@cleaning/auth';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { quoteDraftSlice } from '../shared/quote-draft/quote-draft-slice.ts';

const reducer = combineReducers({ auth: authReducer, quoteDraft: quoteDraftSlice.reducer });

/** The checks of development builds warn when they are slow, as they are on a busy machine. */
const UNTIMED = { warnAfter: Infinity };

/** A store of its own for each page prerendered at build time, and one for each browser tab. */
export function createAppStore() {
  return configureStore({
    reducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ immutableCheck: UNTIMED, serializableCheck: UNTIMED }),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppState = ReturnType<AppStore['getState']>;
