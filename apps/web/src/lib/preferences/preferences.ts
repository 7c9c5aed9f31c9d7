import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type Preferences, preferencesKey, readPreferences } from './storedPreferences.ts';

/** The preferences of this browser; other tabs are followed through storage events. */
export const preferences = createStore<Preferences>()(() =>
  readPreferences(localStorage.getItem(preferencesKey)),
);

/** Changes some of them and keeps them in this browser, also after logging out. */
export function setPreferences(change: Partial<Preferences>): void {
  preferences.setState(change);
  localStorage.setItem(preferencesKey, JSON.stringify(preferences.getState()));
}

addEventListener('storage', ({ key, newValue }) => {
  if (key === null || key === preferencesKey) preferences.setState(readPreferences(newValue));
});

/** Follows one of the preferences. */
export function usePreference<Name extends keyof Preferences>(name: Name): Preferences[Name] {
  return useStore(preferences, (all) => all[name]);
}
