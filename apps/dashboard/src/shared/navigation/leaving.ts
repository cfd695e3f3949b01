let isFree = false;
let isReloading = false;

/** Returns whether the current navigation skips every guard. */
export const isLeavingFreely = () => isFree || isReloading;

/** Runs a navigation that skips every guard. */
export function leaveFreely(navigate: () => void): void {
  isFree = true;
  try {
    navigate();
  } finally {
    isFree = false;
  }
}

/** Reloads the document once and skips every guard, also the browser's question. */
export function reloadFreely(): void {
  if (isReloading) return;
  isReloading = true;
  location.reload();
}
