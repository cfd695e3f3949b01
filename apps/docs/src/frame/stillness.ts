/** Whether a program looks: the test-runner, the visual diffs or Chromatic. */
export const isAutomated = navigator.webdriver || /chromatic/i.test(navigator.userAgent);

/** Stops every movement of a story for programs, but for a story that is about its movement. */
export function holdStill({ parameters }: { parameters: { isMoving?: boolean } }): void {
  document.documentElement.toggleAttribute('data-still', isAutomated && !parameters.isMoving);
}

/** Waits for the typeface, so that nothing is drawn, measured or pictured without it. */
export async function loadTypeface(): Promise<void> {
  await Promise.all(
    [400, 500, 600].map((weight) => document.fonts.load(`${weight} 1em "Inter Variable"`)),
  );
}
