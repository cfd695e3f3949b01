/** The text around the code that requests a flag. */
export const snippetsMessages = {
  tabs: 'Language',
  languages: {
    wordpress: 'WordPress',
    php: 'PHP',
    javascript: 'JavaScript',
    curl: 'curl',
  },
  hints: {
    wordpress: 'Copy the file into your plugin or theme.',
    php: 'The same file works without WordPress.',
    javascript: 'For browsers and Node.js, with the npm package @pressdock/api.',
    curl: 'Sends one request from a terminal and shows the response.',
  },
  download: (name: string) => `Download ${name}`,
  clientFailed: 'There was an error creating the PHP file.  Please try again.',
  failed: 'There was an error loading the code. Please try again.',
} as const;
