declare module 'virtual:pressdock-changes' {
  /** The packages with their unreleased changes and their changelogs, in Markdown. */
  const changes: readonly {
    readonly name: string;
    readonly pending: readonly { readonly size: string; readonly text: string }[];
    readonly log: string;
  }[];
  export default changes;
}
