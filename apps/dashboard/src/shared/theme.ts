import { atom, atomWithLazy } from './state.ts';

/** The storage key of the theme; `public/theme.js` reads it before the first paint. */
export const THEME_KEY = 'pressdock-theme';

/** The themes, in the order shown. `system` follows the device. */
export const themeChoices = ['system', 'light', 'dark', 'contrast'] as const;

/** One of the themes. */
export type ThemeChoice = (typeof themeChoices)[number];

/** Returns the theme that a stored text names; an unknown text means `system`. */
export function themeChoiceOf(stored: string | null): ThemeChoice {
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}

function storedChoice(): ThemeChoice {
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
    // Storage is blocked: the choice lasts until the page is closed.
  }
}

function show(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

const chosenAtom = atomWithLazy(storedChoice);

chosenAtom.onMount = (set) => {
  const follow = (event: StorageEvent) => {
    if (event.key !== THEME_KEY && event.key !== null) return;
    const choice = storedChoice();
    show(choice);
    set(choice);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};

/** The selected theme; writing it applies and stores it, in every tab. */
export const themeAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, choice: ThemeChoice) => {
    keep(choice);
    show(choice);
    set(chosenAtom, choice);
  },
);
