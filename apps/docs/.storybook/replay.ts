import type { Setting } from './settings.ts';

interface Channel {
  emit: (event: string, value: object) => void;
  on: (event: string, listener: (value: unknown) => void) => void;
  off: (event: string, listener: (value: unknown) => void) => void;
}

interface Preview {
  currentRender: { story: { tags: readonly string[]; storyGlobals: Record<string, unknown> } };
  storyStoreValue: { userGlobals: { update: (globals: object) => void } };
}

// Playwright sends the source of each function to the page, so each must be self-contained.

/** Returns whether the page's story must also run right-to-left: its tag requires it, its globals do not set it. */
export function wantsTurning(): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    __STORYBOOK_PREVIEW__: Preview;
  };
  const { tags, storyGlobals } = preview.currentRender.story;
  return tags.includes('rtl') && !('direction' in storyGlobals);
}

/** Sets the toolbar for the following stories without changing the current one. */
export function restore(globals: Setting['globals']): void {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    __STORYBOOK_PREVIEW__: Preview;
  };
  preview.storyStoreValue.userGlobals.update(globals);
}

/** Remounts the page's story in another setting and runs it; returns one line per failure. */
export async function replay({ id, setting }: { id: string; setting: Setting }): Promise<string[]> {
  const { name, globals } = setting;
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
    window as unknown as { __STORYBOOK_PREVIEW__: Preview; __STORYBOOK_ADDONS_CHANNEL__: Channel };
  const failures = [
    'storyErrored',
    'storyThrewException',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
    'storyMissing',
  ];
  // Not with the channel's own event, which would render the story once more before mounting it.
  preview.storyStoreValue.userGlobals.update(globals);
  const found: string[] = [];
  await new Promise<void>((resolve) => {
    const fail = (error: unknown) => {
      const [first] = Array.isArray(error) ? error : [error];
      const { message, description } = Object(first);
      found.push(`${name}: ${message ?? description ?? first}`);
    };
    const end = () => {
      for (const event of failures) channel.off(event, fail);
      channel.off('storyFinished', end);
      resolve();
    };
    for (const event of failures) channel.on(event, fail);
    channel.on('storyFinished', end);
    channel.emit('forceRemount', { storyId: id });
  });
  const { dir, dataset } = document.documentElement;
  if (dataset.theme !== globals.theme) found.push(`${name}: the theme is ${dataset.theme}`);
  if (globals.direction === 'rtl' && dir !== 'rtl') found.push(`${name}: the document is ${dir}`);
  return found;
}
