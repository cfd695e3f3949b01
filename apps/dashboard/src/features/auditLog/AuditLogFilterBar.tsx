import { FilterBar, SearchField, TextField } from '@pressdock/ui';
import { useCallback, useState } from 'react';
import { useTypedSearch } from '../../shared/useSettled.ts';
import { auditLogMessages as words } from './auditLog.messages.ts';
import { everything, isDay, type LogFilter } from './auditLog.rules.ts';

export interface AuditLogFilterBarProps {
  filter: LogFilter;
  narrow: (changed: Partial<LogFilter>) => void;
  /** The number of results as text; undefined while loading. */
  result: string | undefined;
}

/** Filters the audit log by person, text and dates. */
export function AuditLogFilterBar({ filter, narrow, result }: AuditLogFilterBarProps) {
  const searchActor = useCallback((actor: string) => narrow({ actor }), [narrow]);
  const searchAction = useCallback((action: string) => narrow({ action }), [narrow]);
  const [actor, setActor] = useTypedSearch(filter.actor, searchActor);
  const [action, setAction] = useTypedSearch(filter.action, searchAction);
  const isOutOfOrder = filter.from !== '' && filter.to !== '' && filter.to < filter.from;
  return (
    <FilterBar
      label={words.filter}
      result={result}
      isFiltered={[actor, action, filter.from, filter.to].some((text) => text !== '')}
      onClear={() => {
        setActor('');
        setAction('');
        narrow(everything);
      }}
    >
      <SearchField label={words.actor} value={actor} onChange={setActor} />
      <SearchField label={words.action} value={action} onChange={setAction} />
      <DayField label={words.from} day={filter.from} onDay={(from) => narrow({ from })} />
      <DayField
        label={words.to}
        day={filter.to}
        onDay={(to) => narrow({ to })}
        errorMessage={isOutOfOrder ? words.dayOrder : undefined}
      />
    </FilterBar>
  );
}

interface DayFieldProps {
  label: string;
  day: string;
  onDay: (day: string) => void;
  errorMessage?: string;
}

/** A date field that passes on only valid dates and blank. */
function DayField({ label, day, onDay, errorMessage }: DayFieldProps) {
  const [typed, setTyped] = useState(day);
  const [known, setKnown] = useState(day);
  const [isLeft, setLeft] = useState(false);
  if (day !== known) {
    setKnown(day);
    setTyped(day);
  }
  const change = (text: string) => {
    setTyped(text);
    setLeft(false);
    const written = text.trim();
    if (written === '' || isDay(written)) {
      setKnown(written);
      onDay(written);
    }
  };
  const isWrong = isLeft && typed.trim() !== '' && !isDay(typed.trim());
  return (
    <TextField
      label={label}
      placeholder={words.dayPlaceholder}
      value={typed}
      onChange={change}
      onBlur={() => setLeft(true)}
      autoComplete="off"
      errorMessage={isWrong ? words.dayWrong : errorMessage}
    />
  );
}
