import * as styles from './mirror.css.ts';

/** The story that a pane shows, with its settings. */
export interface MirroredStory {
  id: string;
  title: string;
  name: string;
  globals: Readonly<Record<string, unknown>>;
  args: Readonly<Record<string, unknown>>;
  initialArgs: Readonly<Record<string, unknown>>;
}

function changedArgs({ args, initialArgs }: MirroredStory): string {
  return Object.entries(args)
    .filter(([name, value]) => value !== initialArgs[name])
    .flatMap(([name, value]) => {
      if (typeof value === 'boolean') return `${name}:!${value}`;
      return typeof value === 'string' || typeof value === 'number' ? `${name}:${value}` : [];
    })
    .join(';');
}

function address(story: MirroredStory, theme: string): string {
  const { direction, locale, data } = story.globals;
  const query = new URLSearchParams({
    id: story.id,
    viewMode: 'story',
    globals: `theme:${theme};direction:${direction};locale:${locale};data:${data}`,
    args: changedArgs(story),
  });
  return `iframe.html?${query}`;
}

/** The same story twice, in light and dark, each in its own document. */
export function Mirror({ story }: { story: MirroredStory }) {
  return (
    <div className={styles.panes}>
      {(['light', 'dark'] as const).map((theme) => (
        <iframe
          key={theme}
          className={styles.pane}
          title={`${story.title}, ${story.name}, ${theme}`}
          src={address(story, theme)}
        />
      ))}
    </div>
  );
}
