import type { FlagChangeResponse } from '@pressdock/api';
import { Badge, Button, LinkButton, Text, VisuallyHidden } from '@pressdock/ui';
import { Changes } from '../../../entities/user/Changes.tsx';
import { formatDateTime } from '../../../shared/format.ts';
import { paths } from '../../../shared/paths.ts';
import type { FlagPath } from '../flags.queries.ts';
import { type ChangeLine, changeLines, peopleLines } from './flagChanges.rules.ts';
import * as styles from './history.css.ts';
import { historyMessages as words } from './history.messages.ts';

export interface ChangeItemProps {
  change: FlagChangeResponse;
  path: FlagPath;
  /** Whether the flag is still in the state after this change. */
  isCurrent: boolean;
  onRestore: () => void;
}

/** One change: who made it, when, and what was different. */
export function ChangeItem({ change, path, isCurrent, onRestore }: ChangeItemProps) {
  const when = formatDateTime(change.changedAt);
  const lines = changeLines(change);
  const people = peopleLines(change);
  return (
    <li className={styles.change}>
      <div className={styles.head}>
        <Text weight="medium">{words.kinds[change.kind]}</Text>
        {change.changedBy === null ? null : <span>{words.by(change.changedBy)}</span>}
        <Text tone="muted" size="13">
          <time dateTime={change.changedAt}>{when}</time>
        </Text>
        {isCurrent ? <Badge tone="accent">{words.current}</Badge> : null}
      </div>
      <div className={styles.actions}>
        <LinkButton
          size="small"
          variant="quiet"
          aria-label={words.reachOf(when)}
          href={paths.editFlag(path.id, path.flagId, 'reach', change._id)}
        >
          {words.reach}
        </LinkButton>
        {isCurrent ? null : (
          <Changes>
            <Button size="small" aria-label={words.restoreTo(when)} onPress={onRestore}>
              {words.restore}
            </Button>
          </Changes>
        )}
      </div>
      <div className={styles.details}>
        {lines.length > 0 ? (
          <dl className={styles.lines}>
            {lines.map((line) => (
              <Line key={line.label} line={line} />
            ))}
          </dl>
        ) : null}
        {people.map((sentence) => (
          <Text key={sentence} as="p" size="13">
            {sentence}
          </Text>
        ))}
        {lines.length + people.length === 0 ? (
          <Text as="p" size="13" tone="muted">
            {words.nothing}
          </Text>
        ) : null}
      </div>
    </li>
  );
}

function Line({ line: { label, before, after } }: { line: ChangeLine }) {
  return (
    <>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {before === undefined ? null : (
          <>
            <VisuallyHidden>{words.before} </VisuallyHidden>
            <del className={styles.before}>{before}</del>
            <span aria-hidden="true"> → </span>
            <VisuallyHidden>, {words.after} </VisuallyHidden>
          </>
        )}
        <span>{after}</span>
      </dd>
    </>
  );
}
