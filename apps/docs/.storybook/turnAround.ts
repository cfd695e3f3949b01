interface Channel {
  emit: (event: string, value: object) => void;
  once: (event: string, listener: () => void) => void;
}

/**
 * Changes the reading direction of the story in the page and returns one line per layout problem.
 * Playwright sends the function's source to the page, so it must be self-contained.
 */
export async function turnAround(direction: string): Promise<string[]> {
  const page = document.documentElement;
  const before = page.scrollWidth - page.clientWidth;
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  await new Promise<void>((resolve) => {
    channel.once('storyRendered', resolve);
    channel.emit('updateGlobals', { globals: { direction } });
  });
  if (page.dir !== direction) return [`The document did not turn ${direction}.`];
  const after = page.scrollWidth - page.clientWidth;
  return after > Math.max(0, before) ? [`${direction}: scrolls sideways by ${after} px`] : [];
}
