/** Returns whether a program views the story: the test-runner, the visual diffs or Chromatic. */
export const isAutomated = navigator.webdriver || /chromatic/i.test(navigator.userAgent);

/** Stops all motion of a story for programs, except in stories about motion. */
export function holdStill({ parameters }: { parameters: { isMoving?: boolean } }): void {
  document.documentElement.toggleAttribute('data-still', isAutomated && !parameters.isMoving);
}

/** Waits for the font, so that nothing is rendered, measured or captured without it. */
export async function loadTypeface(): Promise<void> {
  await Promise.all(
    [400, 500, 600].map((weight) => document.fonts.load(`${weight} 1em "Inter Variable"`)),
  );
}
