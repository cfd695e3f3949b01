'use client';
import type { ReactNode } from 'react';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { join } from '../private/join.ts';
import { popover } from '../private/popover.css.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './choiceList.css.ts';
import * as select from './Select.css.ts';

interface ChoiceListProps<T> {
  isPending: boolean | undefined;
  emptyMessage: string | undefined;
  children: ReactNode | ((item: T) => ReactNode);
}

/** The list of options below a text input, with messages for searching and for no matches. */
export function ChoiceList<T>({ isPending, emptyMessage, children }: ChoiceListProps<T>) {
  const words = useWords({ searching: english.searching, noMatches: english.noMatches });
  return (
    <Popover className={join(popover, select.popover)} offset={4}>
      <ListBox<T>
        className={select.list}
        renderEmptyState={() => (
          <div className={styles.message}>
            {isPending ? words.searching : (emptyMessage ?? words.noMatches)}
          </div>
        )}
      >
        {children}
      </ListBox>
      <div role="status" className={hidden}>
        {isPending && words.searching}
      </div>
    </Popover>
  );
}
