import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import type { ProofService } from '../proof.service.ts';
import { type ExportedRows, readRows } from './dataExport.store.ts';
import { EXPORTED, type ExportedPart } from './exported.rules.ts';

const batch = 500;

/** The verb of exporting an account. */
export type DataExport = ReturnType<typeof createDataExport>;

/** Makes the verb of exporting an account. */
export function createDataExport({
  database,
  proof,
  now = () => new Date(),
}: {
  database: Database;
  proof: ProofService;
  now?: () => Date;
}) {
  function read(
    part: ExportedPart,
    accountId: string,
    after: unknown[] | undefined,
  ): Promise<ExportedRows> {
    // What is a person's own is closed to account work; the query is scoped all the same.
    if (part.isClosed) {
      return database.withSystem((tx) => readRows(tx, part, accountId, after, batch));
    }
    return database.withAccount({ accountId }, (tx) => readRows(tx, part, accountId, after, batch));
  }

  async function* textOf(part: ExportedPart, accountId: string): AsyncGenerator<string> {
    let after: unknown[] | undefined;
    let divider = '\n';
    do {
      const { rows, next } = await read(part, accountId, after);
      if (rows.length > 0) {
        yield divider + rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
        divider = ',\n';
      }
      after = next;
    } while (after !== undefined);
  }

  async function* write(accountId: string, at: Date): AsyncGenerator<string> {
    yield `{\n  "account": ${JSON.stringify(accountId)},\n  "exportedAt": "${at.toISOString()}"`;
    for (const part of EXPORTED) {
      yield `,\n  ${JSON.stringify(part.name)}: [`;
      yield* textOf(part, accountId);
      yield ']';
    }
    yield '\n}\n';
  }

  /**
   * The person's own account as one JSON document, written while it is read: some rows at a time, each
   * part as it is by then. @param limit refuses too many
   */
  return async function exportData(
    ctx: RequestContext,
    limit: () => Promise<void>,
  ): Promise<{ fileName: string; text: AsyncGenerator<string> }> {
    await proof.require(ctx);
    await limit();
    const at = now();
    const fileName = `pressdock-export-${at.toISOString().slice(0, 10)}.json`;
    return { fileName, text: write(ctx.userId, at) };
  };
}
