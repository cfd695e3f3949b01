/** The languages of the snippets, in the order shown. */
export const snippetLanguages = ['wordpress', 'php', 'javascript', 'curl'] as const;

/** @see {@link snippetLanguages} */
export type SnippetLanguage = (typeof snippetLanguages)[number];

/** The PHP client of a product: the name of its file, and its code. */
export interface PhpClient {
  name: string;
  code: string;
}

/** The facts that the snippets contain. */
export interface SnippetFacts {
  /** The URL at which sites reach this server, without a trailing slash. */
  publicUrl: string;
  productId: string;
  /** The identifier of the flag. */
  flag: string;
}

/** Someone for whom the snippets request the flags. */
const SOMEONE = 'ada@example.com';

/** Returns the class that a PHP client defines. */
function classOf({ code }: PhpClient): string {
  return /\bfinal class (\w+)/.exec(code)?.[1] ?? '';
}

/**
 * Returns the code that checks a flag in a plugin or theme. WordPress knows who is signed in only after it
 * has loaded all plugins.
 */
export function wordpressCode({ flag }: SnippetFacts, client: PhpClient): string {
  const name = classOf(client);
  return `require_once __DIR__ . '/${client.name}';

add_action( 'init', function () {
	if ( ${name}::is_enabled( '${flag}' ) ) {
		// The feature is on for this site.
	}

	$email = wp_get_current_user()->user_email;
	if ( ${name}::is_enabled( '${flag}', false, $email ) ) {
		// The feature is on for this person.
	}
} );
`;
}

/** Returns the code that checks a flag in PHP without WordPress. */
export function phpCode({ flag }: SnippetFacts, client: PhpClient): string {
  return `require_once __DIR__ . '/${client.name}';

if (${classOf(client)}::is_enabled('${flag}', false, '${SOMEONE}')) {
    // The feature is on for this person.
}
`;
}

/** Returns the code that checks a flag in a browser or in Node.js. */
export function javascriptCode({ publicUrl, productId, flag }: SnippetFacts): string {
  return `import { createFlags } from '@pressdock/api/flags';

const flags = createFlags({
  baseUrl: '${publicUrl}',
  productId: '${productId}',
  identifier: '${SOMEONE}',
});

await flags.ready;
if (flags.isEnabled('${flag}')) {
  // The feature is on for this person.
}
`;
}

/** Returns the command that requests the flags of a product once. */
export function curlCode({ publicUrl, productId }: SnippetFacts): string {
  const query = new URLSearchParams({ identifier: SOMEONE });
  return `curl '${publicUrl}/api/v2/public/feature-flags/${productId}?${query}'\n`;
}
