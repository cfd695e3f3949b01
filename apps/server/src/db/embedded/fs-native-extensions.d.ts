declare module 'fs-native-extensions' {
  /**
   * Locks bytes of an open file until it is closed. Returns false if another open file locks them,
   * in this or any other process.
   */
  export function tryLock(file: number, offset: number, length: number): boolean;
}
