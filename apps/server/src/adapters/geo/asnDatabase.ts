import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { MmdbWriter } from './mmdbWriter.ts';

/** The type in the metadata of the database of {@link buildAsnDatabase}. */
export const ASN_DATABASE_TYPE = 'RouteViews-ASN';

/** First address, last address, number of the autonomous system, organization. */
const LINE = /^([0-9a-f.:]+),([0-9a-f.:]+),(\d{1,10}),(.+)$/i;

/**
 * Builds the database of hosting providers from the package `@ip-location-db/asn`, which contains its
 * ranges as CSV.
 * @param files the ranges of IPv4 and of IPv6 addresses
 * @param builtAt when the data was published
 * @throws an error with a message for operators if a line is malformed
 */
export async function buildAsnDatabase(files: readonly string[], builtAt: Date): Promise<Buffer> {
  const writer = new MmdbWriter(ASN_DATABASE_TYPE);
  for (const file of files) {
    let number = 0;
    for await (const line of createInterface({ input: createReadStream(file) })) {
      number++;
      if (line !== '') addLine(writer, line, `${file}, line ${number}`);
    }
  }
  return writer.encode(builtAt);
}

function addLine(writer: MmdbWriter, line: string, position: string): void {
  const [, first, last, number, organization] = LINE.exec(line) ?? [];
  if (first === undefined || last === undefined || organization === undefined) {
    throw new Error(`${position} is not a range of addresses.`);
  }
  writer.add(first, last, {
    autonomous_system_number: Number(number),
    autonomous_system_organization: unquote(organization),
  });
}

function unquote(field: string): string {
  return field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;
}
