import { Badge } from '@pressdock/ui';
import type { PropRow } from '../../.storybook/props/propRow.ts';
import { Prose } from './Prose.tsx';
import * as styles from './props.css.ts';

export interface PropsProps {
  /** The component; its props come from its types. */
  of: unknown;
}

interface Documented {
  __docgenInfo?: { displayName: string; description: string; rows: PropRow[] };
}

function List({ rows }: { rows: PropRow[] }) {
  return (
    <dl className={styles.list}>
      {rows.map(({ name, type, isRequired, description, fallback }) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>
            <code>{name}</code>
            {isRequired && <Badge>required</Badge>}
          </dt>
          <dd className={styles.about}>
            {description && (
              <span className={styles.description}>
                <Prose>{description}</Prose>
              </span>
            )}
            <span className={styles.type}>
              <code>{type}</code>
            </span>
            {fallback && (
              <span>
                Default <code>{fallback}</code>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const requiredFirst = (rows: PropRow[]) => [
  ...rows.filter(({ isRequired }) => isRequired),
  ...rows.filter(({ isRequired }) => !isRequired),
];

/** The props of a component from its types, the kit's own before inherited ones. */
export function Props({ of }: PropsProps) {
  const info = (of as Documented | undefined)?.__docgenInfo;
  if (!info) throw new Error('<Props of={…}> needs a component of the kit');
  const own = requiredFirst(info.rows.filter(({ owner }) => owner === 'kit'));
  const inherited = requiredFirst(info.rows.filter(({ owner }) => owner === 'aria'));
  const hasElement = info.rows.some(({ owner }) => owner === 'element');
  return (
    <section className={`sb-unstyled ${styles.props}`}>
      <h3 className={styles.title}>
        <code>{info.displayName}</code>
      </h3>
      {info.description && (
        <p className={styles.lead}>
          <Prose>{info.description}</Prose>
        </p>
      )}
      {own.length > 0 && <List rows={own} />}
      {inherited.length > 0 && (
        <details className={styles.inherited}>
          <summary>{inherited.length} more from react-aria-components</summary>
          <List rows={inherited} />
        </details>
      )}
      {hasElement && (
        <p className={styles.note}>
          Takes the attributes and events of its element too. <code>className</code> and{' '}
          <code>style</code> are not props.
        </p>
      )}
      {info.rows.length === 0 && <p className={styles.note}>Takes no props.</p>}
    </section>
  );
}
