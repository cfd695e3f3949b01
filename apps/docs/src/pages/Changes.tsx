import changes from 'virtual:pressdock-changes';
import { Markdown } from '@storybook/addon-docs/blocks';

/** Removes the title and moves headings below the page's own level. */
const below = (log: string) => log.replace(/^# .*\n/, '').replaceAll(/^#+ /gm, '#$&');

/** The unreleased changes of each package, and its changelog. */
export function Changes() {
  return changes.map(({ name, pending, log }) => (
    <section key={name}>
      <h2 id={name.replace('@pressdock/', '')}>{name}</h2>
      {pending.length > 0 && <h3>Next release</h3>}
      {pending.map(({ size, text }) => (
        <Markdown key={text}>{`**${size}** ${text}`}</Markdown>
      ))}
      {log && <Markdown>{below(log)}</Markdown>}
    </section>
  ));
}
