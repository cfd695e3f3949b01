import { atom, atomWithLazy } from './state.ts';

/** Where the choice is kept; `public/theme.js` reads it before the first paint. */
export const THEME_KEY = 'pressdock-theme';

/** The themes a person may choose, in the order they are offered. `system` follows the device. */
export const themeChoices = ['system', 'light', 'dark', 'contrast'] as const;

/** One choice of theme. */
export type ThemeChoice = (typeof themeChoices)[number];

/** The choice that a kept text stands for; anything unknown follows the system. */
export function themeChoiceOf(kept: string | null): ThemeChoice {
  return themeChoices.find((choice) => choice === kept) ?? 'system';
}

function keptChoice(): ThemeChoice {
  try {
    return themeChoiceOf(localStorage.getItem(THEME_KEY));
  } catch {
    return 'system';
  }
}

function keep(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch {
    // Storage is refused: the choice lasts until the page is closed.
  }
}

function show(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

const chosenAtom = atomWithLazy(keptChoice);

chosenAtom.onMount = (set) => {
  const follow = (event: StorageEvent) => {
    if (event.key !== THEME_KEY && event.key !== null) return;
    const choice = keptChoice();
    show(choice);
    set(choice);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};

/** The theme a person chose; writing it shows and keeps it, in every tab. */
export const themeAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, choice: ThemeChoice) => {
    keep(choice);
    show(choice);
    set(chosenAtom, choice);
  },
);
