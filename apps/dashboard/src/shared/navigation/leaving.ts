let isFree = false;

/** Whether a navigation is under way that no guard may stop. */
export const isLeavingFreely = () => isFree;

/** Runs a navigation that no guard may stop. */
export function leaveFreely(navigate: () => void): void {
  isFree = true;
  try {
    navigate();
  } finally {
    isFree = false;
  }
}
