import { authReducer } from '@cleaning/auth';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { quoteDraftSlice } from '#domains/calculator/quote-draft/quote-draft-slice.ts';

const reducer = combineReducers({ auth: authReducer, quoteDraft: quoteDraftSlice.reducer });

/**
 * The checks of development builds log a warning when they are slow, as they are on a busy machine.
 */
const UNTIMED = { warnAfter: Infinity };

/** Creates a store: one for each prerendered page, and one for each browser tab. */
export function createAppStore() {
  return configureStore({
    reducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ immutableCheck: UNTIMED, serializableCheck: UNTIMED }),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppState = ReturnType<AppStore['getState']>;
