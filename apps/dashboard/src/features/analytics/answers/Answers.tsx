import type { AnswersResponse } from '@pressdock/api';
import { Grid, Select, SelectItem, Stack, Text } from '@pressdock/ui';
import { useSearchParams } from 'wouter';
import { formatDay } from '../../../entities/analytics/day.rules.ts';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { useLastKnown } from '../../../shared/useLastKnown.ts';
import { dataMessages } from '../widget/data.messages.ts';
import type { DataScope } from '../widget/dataScope.ts';
import { Widget } from '../widget/Widget.tsx';
import { answersMessages as words } from './answers.messages.ts';
import { answersAtoms } from './answers.queries.ts';
import {
  adoptionSentence,
  chosenAnswer,
  departureSentence,
  requirementSentence,
  shareText,
} from './answers.rules.ts';

/** Sentences about requirements, adoption and versions to drop. The URL holds the selected versions. */
export function Answers({ scope: { product, date, filters } }: { scope: DataScope }) {
  const request = useAtomValue(answersAtoms({ product, date }));
  const data = useLastKnown(request.data);
  return (
    <Widget
      title={words.title}
      aside={filters.length > 0 ? dataMessages.unfiltered : undefined}
      request={request}
      data={data}
    >
      {(answers) => <AnswerList answers={answers} />}
    </Widget>
  );
}

function AnswerList({ answers }: { answers: AnswersResponse }) {
  return (
    <Grid minColumnWidth={size.tile} gap="24">
      <Answer
        parameter="requirement"
        label={words.requirement}
        answers={answers.requirements}
        idOf={({ fact, version }) => `${fact}-${version}`}
        nameOf={({ fact, version }) => words.required(fact, version)}
        sentenceOf={requirementSentence}
        none={words.none.requirement}
      />
      <Answer
        parameter="release"
        label={words.release}
        answers={answers.adoption}
        idOf={({ version }) => version}
        nameOf={({ version }) => version}
        sentenceOf={adoptionSentence}
        none={words.none.adoption}
      />
      <Answer
        parameter="departure"
        label={words.departure}
        answers={answers.departures}
        idOf={({ fact, version }) => `${fact}-${version}`}
        nameOf={({ fact, version }) => words.dropped(fact, version)}
        sentenceOf={departureSentence}
        noteOf={({ share }) => words.threshold(shareText(share))}
        none={words.none.departure}
      />
    </Grid>
  );
}

/** The period and the sample of an answer. */
interface Basis {
  from: string;
  to: string;
  sample: number;
}

interface AnswerProps<One extends Basis> {
  /** The query parameter with the selected version. */
  parameter: string;
  label: string;
  answers: readonly One[];
  idOf: (answer: One) => string;
  nameOf: (answer: One) => string;
  sentenceOf: (answer: One) => string;
  noteOf?: (answer: One) => string;
  /** The sentence if there is nothing to answer. */
  none: string;
}

/** One answer with the choice of its version, and what it was computed from. */
function Answer<One extends Basis>({ parameter, answers, idOf, ...props }: AnswerProps<One>) {
  const [search, setSearch] = useSearchParams();
  const selected = chosenAnswer(answers, idOf, search.get(parameter));
  if (selected === undefined) {
    return (
      <Text as="p" tone="muted">
        {props.none}
      </Text>
    );
  }
  const choose = (id: string | null) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (id !== null) next.set(parameter, id);
        return next;
      },
      { replace: true },
    );
  const { from, to, sample } = selected;
  return (
    <Stack gap="8">
      <Select label={props.label} value={idOf(selected)} onChange={choose}>
        {answers.map((answer) => (
          <SelectItem key={idOf(answer)} id={idOf(answer)}>
            {props.nameOf(answer)}
          </SelectItem>
        ))}
      </Select>
      <Text as="p" size="16" weight="medium" role="status">
        {props.sentenceOf(selected)}
      </Text>
      <Text as="p" tone="muted" size="13">
        {words.basis(sample, formatDay(from), formatDay(to))}
        {props.noteOf ? ` ${props.noteOf(selected)}` : ''}
      </Text>
    </Stack>
  );
}
