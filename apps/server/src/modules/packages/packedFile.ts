/** A file of a package: its path within the top-level folder, its unpacked size and its CRC-32. */
export type PackedFile = [path: string, size: number, crc32: number];
