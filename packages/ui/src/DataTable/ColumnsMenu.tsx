'use client';
import { Button } from '../Button/Button.tsx';
import { CheckIcon, ChevronDownIcon } from '../Icon/controlIcons.tsx';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import { MenuTrigger } from '../Menu/MenuTrigger.tsx';
import type { DataTableColumn } from './columns.ts';
import * as styles from './DataTable.css.ts';

interface ColumnsMenuProps {
  /** The columns that can be hidden. */
  columns: readonly Pick<DataTableColumn<never>, 'id' | 'header'>[];
  hidden: ReadonlySet<string>;
  onHiddenChange: (hidden: ReadonlySet<string>) => void;
}

/** A menu that shows and hides the columns of a table. Stays open while columns are toggled. */
export function ColumnsMenu({ columns, hidden, onHiddenChange }: ColumnsMenuProps) {
  const words = useWords({ columns: english.columns });
  const visibleIds = columns.filter(({ id }) => !hidden.has(id)).map(({ id }) => id);
  return (
    <MenuTrigger>
      <Button size="small" variant="quiet">
        {words.columns}
        <ChevronDownIcon />
      </Button>
      <Menu
        aria-label={words.columns}
        selectionMode="multiple"
        selectedKeys={visibleIds}
        onSelectionChange={(keys) => {
          const away = columns.filter(({ id }) => keys !== 'all' && !keys.has(id));
          onHiddenChange(new Set(away.map(({ id }) => id)));
        }}
      >
        {columns.map(({ id, header }) => (
          <MenuItem
            key={id}
            id={id}
            textValue={header}
            icon={
              <span className={styles.check} data-hidden={hidden.has(id) || undefined}>
                <CheckIcon />
              </span>
            }
          >
            {header}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
