import { PasswordField, TextField } from '@pressdock/ui';
import { type GitServerValues, isHttps } from './gitServer.rules.ts';
import { repositoryMessages } from './repository.messages.ts';

const { git: words } = repositoryMessages;

/** A form that holds these fields, such as the one of `useForm`. */
interface GitServerForm {
  values: GitServerValues;
  field: (name: keyof GitServerValues) => {
    name: string;
    value: string;
    onChange: (value: string) => void;
  };
}

/** The fields of a repository on any Git server. HTTPS takes a user name and a token as well. */
export function GitServerFields({ form }: { form: GitServerForm }) {
  return (
    <>
      <TextField
        {...form.field('url')}
        label={words.url}
        description={words.urlHint}
        isRequired
        isMonospace
        autoComplete="off"
      />
      {isHttps(form.values.url) ? (
        <>
          <TextField
            {...form.field('userName')}
            label={words.userName}
            description={words.userNameHint}
            autoComplete="off"
          />
          <PasswordField
            {...form.field('accessToken')}
            label={words.accessToken}
            description={words.accessTokenHint}
            autoComplete="off"
          />
        </>
      ) : null}
    </>
  );
}
