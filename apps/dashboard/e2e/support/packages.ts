import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { ProductKind } from '@pressdock/api';

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const ZIP_VERSION = 20;
/** January 1, 2026, in the format of zip files. */
const DATE = ((2026 - 1980) << 9) | (1 << 5) | 1;

/** The fields that both headers of a file contain. */
function facts(name: Buffer, data: Buffer): Buffer {
  const buffer = Buffer.alloc(26);
  buffer.writeUInt16LE(ZIP_VERSION, 0);
  buffer.writeUInt16LE(DATE, 8);
  buffer.writeUInt32LE(crc32(data), 10);
  buffer.writeUInt32LE(data.length, 14);
  buffer.writeUInt32LE(data.length, 18);
  buffer.writeUInt16LE(name.length, 22);
  return buffer;
}

function word(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
}

/** Creates an uncompressed zip of files. */
export function zip(files: Record<string, string | Buffer>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(files)) {
    const name = Buffer.from(path);
    const data = Buffer.from(content);
    const known = facts(name, data);
    const body = Buffer.concat([word(LOCAL_HEADER), known, name, data]);
    directory.push(
      Buffer.concat([
        word(CENTRAL_HEADER),
        Buffer.from([ZIP_VERSION, 0]),
        known,
        Buffer.alloc(10),
        word(offset),
        name,
      ]),
    );
    bodies.push(body);
    offset += body.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(bodies.length, 4);
  end.writeUInt16LE(bodies.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, list, word(END_OF_DIRECTORY), end]);
}

/** A package to upload. */
export interface Package {
  slug: string;
  version: string;
  /** The size of an extra file that does not compress, to slow down the upload. */
  fillerBytes?: number;
}

const readme = (version: string) => `=== Package ===
Requires at least: 6.2
Tested up to: 6.6
Requires PHP: 8.1
Stable tag: ${version}

Calm by design.

== Changelog ==

= ${version} =
* Works at sea
`;

const mainFiles = {
  plugin: ({ slug, version }: Package) => ({
    [`${slug}/${slug}.php`]: `<?php
/*
 * Plugin Name: ${slug}
 * Version: ${version}
 * Requires at least: 6.2
 * Requires PHP: 8.1
 */
`,
    [`${slug}/readme.txt`]: readme(version),
  }),
  theme: ({ slug, version }: Package) => ({
    [`${slug}/style.css`]: `/*
Theme Name: ${slug}
Version: ${version}
Requires at least: 6.2
Requires PHP: 8.1
*/
`,
    [`${slug}/index.php`]: '<?php\n',
    [`${slug}/readme.txt`]: readme(version),
  }),
} as const satisfies Record<ProductKind, unknown>;

/** A file for Playwright's file inputs. */
export interface UploadFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Returns a valid package of a plugin or a theme. */
export function packageFile(kind: ProductKind, content: Package): UploadFile {
  const { slug, version, fillerBytes = 0 } = content;
  const extra = fillerBytes > 0 ? { [`${slug}/filler.bin`]: randomBytes(fillerBytes) } : {};
  return {
    name: `${slug}-${version}.zip`,
    mimeType: 'application/zip',
    buffer: zip({ ...mainFiles[kind](content), ...extra }),
  };
}
