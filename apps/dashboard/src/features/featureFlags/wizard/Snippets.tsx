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
import {
  curlCode,
  javascriptCode,
  phpCode,
  type SnippetFacts,
  type SnippetLanguage,
  snippetLanguages,
  wordpressCode,
} from './snippets.rules.ts';
import { wizardMessages } from './wizard.messages.ts';
import { flagClientAtoms } from './wizard.queries.ts';
import type { CreatedFlag } from './wizard.rules.ts';

const { code: words } = wizardMessages;

/** The code that requests a flag, in each language, with its ids filled in. */
export function Snippets({ flag }: { flag: CreatedFlag }) {
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
          <Snippet language={language} flag={flag} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

function Snippet({ language, flag }: { language: SnippetLanguage; flag: CreatedFlag }) {
  const server = useAtomValue(interfaceAtom).data;
  if (server === undefined) return <Skeleton shape="block" height={size.productHead} />;
  const { publicUrl } = server;
  const facts = { publicUrl, productId: flag.product._id, flag: flag.identifier };
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
  if (file === undefined) {
    return client.isError ? (
      <FailureNotice isRetrying={client.isFetching} onRetry={client.refetch}>
        {words.clientFailed}
      </FailureNotice>
    ) : (
      <Skeleton shape="block" height={size.productHead} />
    );
  }
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
