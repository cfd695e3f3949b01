import { expect, test } from 'vitest';
import { nameCreated } from './audit.rules.ts';

test.each([
  ['https://ada:tok3n@git.example.com/harbor.git', 'https://***@git.example.com/harbor.git'],
  ['https://tok3n@git.example.com/harbor.git', 'https://***@git.example.com/harbor.git'],
  [' HTTPS://ada:p/a@ss@git.example.com/x', ' HTTPS://***@git.example.com/x'],
  ['ssh://git:secret@git.example.com/x', 'ssh://***@git.example.com/x'],
  ['ssh://git@git.example.com/x', 'ssh://git@git.example.com/x'],
  ['git@git.example.com:harbor.git', 'git@git.example.com:harbor.git'],
  ['ada+shop@example.com', 'ada+shop@example.com'],
])('the name %j is recorded as %j', (url, recorded) => {
  expect(nameCreated({ when: 'always', namedBy: 'url' }, { url })).toBe(recorded);
});
