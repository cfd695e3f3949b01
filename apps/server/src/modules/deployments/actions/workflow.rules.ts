import type { ProductKind } from '@pressdock/api';
import { VERSION_FILE } from '@pressdock/api/limits';

/** The product that a runner releases, and where from. */
export interface RunnerRelease {
  /** This server's URL, without a trailing slash. */
  publicUrl: string;
  id: string;
  kind: ProductKind;
  slug: string;
  branch: string;
  /** The folder of the product in the repository; blank for all of it. */
  path: string;
  releasesTags: boolean;
}

/** The path of the workflow in the repository. */
export const WORKFLOW_PATH = '.github/workflows/pressdock.yml';

/** Returns a YAML string: JSON's strings are among YAML's. */
const quote = (text: string) => JSON.stringify(text);

/** The beginning of an expression. */
const OPENING = `$${'{{'}`;

/** Returns text in which GitHub evaluates no expression. */
const withoutExpressions = (text: string) => text.replaceAll(OPENING, `${OPENING} '${OPENING}' }}`);

/**
 * Returns a filter that matches exactly one name.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#filter-pattern-cheat-sheet
 */
const exactly = (name: string) => name.replaceAll(/[\\*?+![\]]/g, '\\$&');

function writeTriggers({ branch, path, releasesTags }: RunnerRelease): string {
  const file = path === '' ? VERSION_FILE : `${path}/${VERSION_FILE}`;
  const tags = releasesTags ? "\n    tags: ['v*']" : '';
  return `on:
  push:
    branches: [${quote(exactly(branch))}]
    # A release is made when the version in this file is raised.
    paths: [${quote(exactly(file))}]${tags}`;
}

function writePackaging({ slug, path }: RunnerRelease): string {
  const prefix = path === '' ? '' : ' --prefix="$PRODUCT_PATH/"';
  return `      - name: Create the package
        env:
          PRODUCT_PATH: ${quote(withoutExpressions(path === '' ? '.' : path))}
        run: |
          tree=$(git write-tree${prefix})
          export GIT_INDEX_FILE="$RUNNER_TEMP/package-index"
          git read-tree "$tree"
          if [ -f "$PRODUCT_PATH/.distignore" ]; then
            git ls-files -z --cached --ignored --exclude-from="$PRODUCT_PATH/.distignore" |
              git update-index -z --force-remove --stdin
          fi
          # With the date of the commit, running this again creates the same package.
          date=$(git show -s --format=%cI HEAD)
          export GIT_AUTHOR_DATE="$date" GIT_COMMITTER_DATE="$date"
          commit=$(git -c user.name=Pressdock -c user.email=pressdock@localhost \\
            commit-tree "$(git write-tree)" -m package)
          git archive --prefix=${slug}/ --output="$RUNNER_TEMP/${slug}.zip" "$commit"`;
}

/** Returns a workflow file with which GitHub's runners build and release a product. */
export function writeWorkflow(release: RunnerRelease): string {
  const { publicUrl, id, slug } = release;
  return `# Releases ${slug} with Pressdock. Add the repository secret PRESSDOCK_API_KEY:
# an API key with the scope Release.
name: Release
${writeTriggers(release)}
permissions:
  contents: read
concurrency: pressdock-release
jobs:
  release:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      # Build steps: remove the # of those that the product needs. The last one adds files to the
      # package that .gitignore excludes. Files with the attribute export-ignore, and those in
      # .distignore, stay out of the package.
      # - run: composer install --no-dev --optimize-autoloader
      # - run: npm ci && npm run build
      # - run: git add --force vendor build
${writePackaging(release)}
      - name: Release it
        env:
          PRESSDOCK_URL: ${quote(withoutExpressions(publicUrl))}
          PRESSDOCK_API_KEY: \${{ secrets.PRESSDOCK_API_KEY }}
        run: npx --yes @pressdock/api release "$RUNNER_TEMP/${slug}.zip" --product ${id}
`;
}

/** Returns a shell command that releases a zip file from any CI, with curl and jq. */
export function writeCommand({ publicUrl, id, kind, slug }: RunnerRelease): string {
  return `# Releases ${slug}.zip. Set PRESSDOCK_API_KEY to an API key with the scope Release.
set -eu
api='${publicUrl}/api/v1'
auth="Authorization: Bearer $PRESSDOCK_API_KEY"
size=$(wc -c < ${slug}.zip | tr -d ' ')
ticket=$(curl --silent --show-error --fail-with-body --retry 3 --header "$auth" \\
  "$api/generate-s3-policy?fileSizeInBytes=$size") || { echo "$ticket" >&2; exit 1; }
printf %s "$ticket" |
  jq --raw-output '.fields | to_entries[] | "form-string = \\("\\(.key)=\\(.value)" | tojson)"' |
  curl --silent --show-error --fail-with-body --config - --form file=@${slug}.zip \\
    "$(printf %s "$ticket" | jq --raw-output .url)"
curl --silent --show-error --fail-with-body --retry 3 --header "$auth" \\
  --header 'Content-Type: application/json' \\
  --data "$(printf %s "$ticket" | jq '{ s3Url }')" "$api/${kind}s/${id}/versions"
`;
}
