import {
  Button,
  CodeBlock,
  DownloadIcon,
  Inline,
  Skeleton,
  Stack,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Text,
} from '@pressdock/ui';
import { saveFile } from '../../../shared/export/saveFile.ts';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { interfaceAtom } from '../../../shared/server/interface.queries.ts';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { snippetsMessages as words } from './snippets.messages.ts';
import { flagClientAtoms } from './snippets.queries.ts';
import {
  curlCode,
  javascriptCode,
  phpCode,
  type SnippetFacts,
  type SnippetLanguage,
  snippetLanguages,
  wordpressCode,
} from './snippets.rules.ts';

export interface SnippetsProps {
  productId: string;
  /** The identifier of the flag. */
  flag: string;
}

/** The code that requests a flag, in each language, with its ids filled in. */
export function Snippets({ productId, flag }: SnippetsProps) {
  return (
    <Tabs>
      <TabList aria-label={words.tabs}>
        {snippetLanguages.map((language) => (
          <Tab key={language} id={language}>
            {words.languages[language]}
          </Tab>
        ))}
      </TabList>
      {snippetLanguages.map((language) => (
        <TabPanel key={language} id={language}>
          <Snippet language={language} productId={productId} flag={flag} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

function Snippet({ language, ...ids }: SnippetsProps & { language: SnippetLanguage }) {
  const server = useAtomValue(interfaceAtom);
  if (server.data === undefined) return <Unavailable {...server} sentence={words.failed} />;
  const facts = { publicUrl: server.data.publicUrl, ...ids };
  if (language === 'wordpress' || language === 'php') {
    return <PhpSnippet language={language} facts={facts} />;
  }
  const code = language === 'curl' ? curlCode(facts) : javascriptCode(facts);
  return (
    <Stack gap="12">
      <Text tone="muted">{words.hints[language]}</Text>
      <CodeBlock code={code} label={words.languages[language]} />
    </Stack>
  );
}

/** The PHP file to download, and the code that loads it. */
function PhpSnippet({ language, facts }: { language: 'wordpress' | 'php'; facts: SnippetFacts }) {
  const client = useAtomValue(flagClientAtoms(facts.productId));
  const file = client.data;
  if (file === undefined) return <Unavailable {...client} sentence={words.clientFailed} />;
  const code = language === 'php' ? phpCode(facts, file) : wordpressCode(facts, file);
  return (
    <Stack gap="12">
      <Inline gap="12" justify="between">
        <Text tone="muted">{words.hints[language]}</Text>
        <Button size="small" onPress={() => saveFile(file.name, file.code, 'text/plain')}>
          <DownloadIcon size={16} />
          {words.download(file.name)}
        </Button>
      </Inline>
      <CodeBlock code={code} label={words.languages[language]} />
    </Stack>
  );
}

interface UnavailableProps {
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
  sentence: string;
}

/** The loading state of the code, or the sentence that says why it is missing. */
function Unavailable({ isError, isFetching, refetch, sentence }: UnavailableProps) {
  return isError ? (
    <FailureNotice isRetrying={isFetching} onRetry={refetch}>
      {sentence}
    </FailureNotice>
  ) : (
    <Skeleton shape="block" height={size.productHead} />
  );
}
