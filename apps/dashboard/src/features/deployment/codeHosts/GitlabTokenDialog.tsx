import type { Result } from '@pressdock/api/client';
import { TOKEN_ERROR_MS } from '@pressdock/api/limits';
import { Button, Inline, Link, PasswordField, Spinner, Stack, Text } from '@pressdock/ui';
import { useState } from 'react';
import { FormDialog } from '../../../shared/form/FormDialog.tsx';
import { fieldErrors } from '../../../shared/form/formErrors.rules.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import { useSetAtom } from '../../../shared/state.ts';
import { codeHostsMessages } from './codeHosts.messages.ts';
import { connectGitlabTokenAtom } from './codeHosts.queries.ts';
import { tokenPage } from './codeHosts.rules.ts';

const { fetch, token: words } = codeHostsMessages;

export interface GitlabTokenDialogProps {
  /** The URL of GitLab. */
  url: string;
  onFetch: () => void;
  onClose: () => void;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The result of a canceled request. Nobody reads it, because the dialog has closed. */
const canceled: Result<never> = {
  ok: false,
  status: 0,
  error: { code: 'unavailable', message: '' },
};

/**
 * Connects GitLab with an access token: the form, the validation, and the next steps. An error leads
 * back to the form after a moment.
 * @see specification, section 4, "Git token modal"
 */
export function GitlabTokenDialog({ url, onFetch, onClose }: GitlabTokenDialogProps) {
  const connect = useSetAtom(connectGitlabTokenAtom);
  const [login, setLogin] = useState<string>();
  const [request] = useState(() => new AbortController());
  const close = () => {
    request.abort();
    onClose();
  };
  const form = useForm({
    source: { values: { token: '' } },
    validate: ({ token }) => fieldErrors(token.trim() === '' ? { token: words.required } : {}),
    save: async ({ token }) => {
      const { signal } = request;
      const result = await connect({ token: token.trim(), signal }).catch(() => canceled);
      if (!result.ok) await pause(TOKEN_ERROR_MS);
      return result;
    },
    explain: ({ error, status }) =>
      fieldErrors({ token: status === 503 ? error.message : words.failed }),
    onSaved: (result) => setLogin(result.login),
  });
  const stage =
    login === undefined
      ? form.isPending
        ? working(close)
        : undefined
      : nextSteps(login, { onFetch, onClose });
  return (
    <FormDialog
      form={form}
      title={login === undefined ? words.title : words.nextTitle}
      description={stage === undefined ? words.description : undefined}
      submitLabel={words.submit}
      errorTitle={words.errorTitle}
      result={stage}
      onClose={close}
    >
      <PasswordField
        {...form.field('token')}
        label={words.label}
        description={words.hint}
        autoComplete="off"
        autoFocus
        isRequired
      />
      <Link href={tokenPage(url)} target="_blank" rel="noreferrer">
        {words.create}
      </Link>
    </FormDialog>
  );
}

const working = (onClose: () => void) => ({
  content: (
    <Inline gap="8">
      <Spinner size="small" label={words.working} />
      <span role="status">{words.working}</span>
    </Inline>
  ),
  actions: (
    <Button autoFocus onPress={onClose}>
      {words.cancel}
    </Button>
  ),
});

const nextSteps = (
  login: string,
  { onFetch, onClose }: Pick<GitlabTokenDialogProps, 'onFetch' | 'onClose'>,
) => ({
  content: (
    <Stack gap="12">
      <p role="status">{words.connected(login)}</p>
      <Text as="p" tone="muted">
        {words.next}
      </Text>
    </Stack>
  ),
  actions: (
    <>
      <Button onPress={onClose}>{words.close}</Button>
      <Button
        variant="primary"
        autoFocus
        onPress={() => {
          onClose();
          onFetch();
        }}
      >
        {fetch.action}
      </Button>
    </>
  ),
});
