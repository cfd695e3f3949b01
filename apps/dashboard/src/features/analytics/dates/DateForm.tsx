import { Button, Card, Inline, LinkButton, Select, SelectItem, Stack, Text } from '@pressdock/ui';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { defaultDay, formatDay } from '../../../entities/analytics/day.rules.ts';
import { analyticsPaths } from '../../../shared/analyticsPaths.ts';
import { formColumn, pair } from '../../../shared/page/page.css.ts';
import { analyticsPageMessages } from '../analytics.messages.ts';
import { type ChosenDays, dateErrors } from './dates.rules.ts';

const { dates: words } = analyticsPageMessages;

export interface DateFormProps {
  /** The days with data, newest first; at least one. */
  dates: readonly string[];
  /** The name of the product, once known. */
  productName: string | undefined;
  onChoose: (days: { date: string; compared: string | undefined }) => void;
}

/** The fields for one date or two. */
export function DateForm({ dates, productName, onChoose }: DateFormProps) {
  const [days, setDays] = useState<ChosenDays>(() => ({
    date: defaultDay(dates, new Date()) ?? null,
    compared: null,
  }));
  const [isSubmitted, setSubmitted] = useState(false);
  const errors = isSubmitted ? dateErrors(days, dates) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    const isInvalid = Object.keys(dateErrors(days, dates)).length > 0;
    if (isInvalid || days.date === null) return;
    onChoose({ date: days.date, compared: days.compared ?? undefined });
  };
  return (
    <form onSubmit={submit} noValidate className={formColumn}>
      <Card title={words.title} aside={productName}>
        <Stack gap="20">
          <Text as="p" tone="muted">
            {words.range(formatDay(dates.at(-1) ?? ''), formatDay(dates[0] ?? ''))}
          </Text>
          <div className={pair}>
            <DayField
              label={words.date}
              dates={dates}
              day={days.date}
              onDay={(date) => setDays({ ...days, date })}
              errorMessage={errors.date}
            />
            <DayField
              label={words.compared}
              dates={dates}
              isOptional
              day={days.compared}
              onDay={(compared) => setDays({ ...days, compared })}
              description={words.comparedHint}
              errorMessage={errors.compared}
            />
          </div>
          <Inline gap="12">
            <Button type="submit" variant="primary">
              {words.show}
            </Button>
            <LinkButton href={analyticsPaths.analytics()}>{words.back}</LinkButton>
          </Inline>
        </Stack>
      </Card>
    </form>
  );
}

const NONE = 'none';

interface DayFieldProps
  extends Pick<ComponentProps<typeof Select>, 'label' | 'description' | 'errorMessage'> {
  /** The days to choose from, newest first. */
  dates: readonly string[];
  day: string | null;
  /** Whether no day can be selected, too. */
  isOptional?: boolean;
  onDay: (day: string | null) => void;
}

/** A list of the days with data. */
function DayField({ dates, day, isOptional = false, onDay, ...rest }: DayFieldProps) {
  return (
    <Select
      {...rest}
      value={day ?? (isOptional ? NONE : null)}
      onChange={(next) => onDay(next === NONE ? null : next)}
    >
      {isOptional ? <SelectItem id={NONE}>{words.noComparison}</SelectItem> : null}
      {dates.map((one) => (
        <SelectItem key={one} id={one}>
          {formatDay(one)}
        </SelectItem>
      ))}
    </Select>
  );
}
