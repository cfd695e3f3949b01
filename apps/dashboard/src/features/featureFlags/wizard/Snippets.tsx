import { CodeBlock, Skeleton, Stack, Tab, TabList, TabPanel, Tabs, Text } from '@pressdock/ui';
import { interfaceAtom } from '../../../shared/server/interface.queries.ts';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { type SnippetLanguage, snippet, snippetLanguages } from './snippets.rules.ts';
import { wizardMessages } from './wizard.messages.ts';
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
  return (
    <Stack gap="12">
      <Text tone="muted">{words.hints[language]}</Text>
      <CodeBlock
        code={snippet(language, { publicUrl, productId: flag.product._id })}
        label={words.languages[language]}
      />
    </Stack>
  );
}
