/** A command of a shell script: the program, its arguments, and the variables set for it. */
export interface Command {
  program: string;
  args: string[];
  assigned: string[];
}

type Token = { kind: 'word'; text: string } | { kind: 'end' } | { kind: 'redirect' };

/** Reads a script character by character. Commands inside substitutions are collected separately. */
class Reader {
  readonly nested: string[] = [];
  readonly tokens: Token[] = [];
  #word: string | undefined;
  #at = 0;
  readonly #text: string;
  /** The words that end the here-documents of the current line. */
  #heredocs: string[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  read(): void {
    while (this.#at < this.#text.length) this.#step();
    this.#endWord();
  }

  #rest(): string {
    return this.#text.slice(this.#at);
  }

  #add(text: string): void {
    this.#word = (this.#word ?? '') + text;
  }

  #endWord(): void {
    if (this.#word !== undefined) this.tokens.push({ kind: 'word', text: this.#word });
    this.#word = undefined;
  }

  /** Skips to the bracket that closes the one at the current position, and returns what is inside. */
  #skipBrackets(): string {
    const start = this.#at + 1;
    let depth = 0;
    for (; this.#at < this.#text.length; this.#at += 1) {
      const character = this.#text[this.#at];
      if (character === "'" || character === '"') {
        this.#at = this.#text.indexOf(character, this.#at + 1);
        if (this.#at < 0) break;
      }
      if (character === '(') depth += 1;
      if (character === ')') depth -= 1;
      if (depth === 0) return this.#text.slice(start, this.#at++);
    }
    throw new Error('A bracket is not closed.');
  }

  /** Reads `$(…)` or another character of a word, and returns whether it was a substitution. */
  #substitute(): boolean {
    if (!/^[$<>]\(/.test(this.#rest())) return false;
    this.#at += 1;
    this.nested.push(this.#skipBrackets());
    this.#add('$()');
    return true;
  }

  #quote(): void {
    const mark = this.#text[this.#at++];
    this.#add('');
    while (this.#text[this.#at] !== mark) {
      if (this.#at >= this.#text.length) throw new Error('A quotation mark is not closed.');
      if (mark === '"' && this.#text[this.#at] === '$' && this.#substitute()) continue;
      if (mark === '"' && this.#text[this.#at] === '\\') this.#at += 1;
      this.#add(this.#text[this.#at++] ?? '');
    }
    this.#at += 1;
  }

  #skip(pattern: RegExp): string | undefined {
    const [found] = pattern.exec(this.#rest()) ?? [];
    if (found) this.#at += found.length;
    return found;
  }

  #endLine(): void {
    this.#at += 1;
    for (const word of this.#heredocs) {
      const end = new RegExp(`^[^]*?^\\s*${word}$\\n?`, 'm');
      if (this.#skip(end) === undefined) throw new Error(`The here-document ${word} does not end.`);
    }
    this.#heredocs = [];
  }

  #redirect(): void {
    if (/^\d+$/.test(this.#word ?? '')) this.#word = undefined;
    this.#endWord();
    const operator = this.#skip(/^(?:<<<|<<-?|>>|[<>]&|<|>)/) ?? '';
    if (operator.startsWith('<<') && operator !== '<<<') {
      this.#heredocs.push(this.#skip(/^\s*['"]?\w+['"]?/)?.replaceAll(/\W/g, '') ?? '');
    } else this.tokens.push({ kind: 'redirect' });
  }

  /** Reads what only has a meaning as a whole, and returns whether there was any. */
  #readPart(character: string): boolean {
    // `${NAME:-…}` is one part of a word, whatever it contains.
    const part = this.#skip(/^(?:\$\{[^}]*\}|\\[^\n])/);
    if (part !== undefined) this.#add(part);
    else if (character === "'" || character === '"') this.#quote();
    else if (character === '(' && /=$/.test(this.#word ?? '')) this.#add(this.#skipBrackets());
    else if (!this.#substitute()) {
      if (!/[<>]/.test(character)) return false;
      this.#redirect();
    }
    return true;
  }

  #step(): void {
    const character = this.#text[this.#at] ?? '';
    if (this.#skip(/^\\\n/)) return;
    if (character === '#' && this.#word === undefined && this.#skip(/^#[^\n]*/)) return;
    if (this.#readPart(character)) return;
    if (/[\s;|&()]/.test(character)) this.#endWord();
    else this.#add(character);
    if (/[\n;|&()]/.test(character)) this.tokens.push({ kind: 'end' });
    if (character === '\n') this.#endLine();
    else this.#at += 1;
  }
}

const reserved = new Set([
  'if',
  'then',
  'else',
  'elif',
  'fi',
  'while',
  'until',
  'do',
  'done',
  '{',
  '}',
  '!',
]);
const assignment = /^([A-Za-z_]\w*)\+?=/;

/** Returns a command without the words before its program; undefined if nothing is left. */
function parseCommand(words: readonly string[]): Command | undefined {
  const rest = words.slice(words.findIndex((word) => !reserved.has(word)));
  if (words.every((word) => reserved.has(word)) || rest[0] === 'for') return undefined;
  const first = rest.findIndex((word) => !assignment.test(word));
  const before = first < 0 ? rest : rest.slice(0, first);
  const assigned = before.map((word) => assignment.exec(word)?.[1] ?? '');
  const [program = '', ...args] = first < 0 ? [] : rest.slice(first);
  return { program, args, assigned };
}

/**
 * Returns the commands of a shell script in its order, also those inside substitutions. Without a
 * program, a command only sets variables. It knows what the documents use, not all of a shell.
 */
export function listCommands(script: string): Command[] {
  const reader = new Reader(script);
  reader.read();
  const groups: string[][] = [[]];
  let isTarget = false;
  for (const token of reader.tokens) {
    if (token.kind === 'end') groups.push([]);
    if (token.kind === 'word' && !isTarget) groups.at(-1)?.push(token.text);
    isTarget = token.kind === 'redirect';
  }
  const own = groups.flatMap((words) => parseCommand(words) ?? []);
  return [...own, ...reader.nested.flatMap(listCommands)];
}

/** Returns the names of the functions that a script defines. */
export function listFunctions(script: string): string[] {
  return [...script.matchAll(/^\s*(\w+)\(\)/gm)].map(([, name = '']) => name);
}
