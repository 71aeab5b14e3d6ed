import { authReducer } from '@cleaning/auth';
import { combineReducers, legacy_createStore } from '@reduxjs/toolkit';
import { quoteDraftSlice } from '../shared/quote-draft/quote-draft-slice.ts';

const reducer = combineReducers({ auth: authReducer, quoteDraft: quoteDraftSlice.reducer });

/**
 * A store of its own for each page written at build time, and one for each browser tab. Plain
 * actions are all it takes: middleware would load on every public page and have nothing to do.
 */
export function createAppStore() {
  return legacy_createStore(reducer);
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppState = ReturnType<AppStore['getState']>;
