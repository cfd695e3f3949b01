import { expect, it } from 'vitest';
import { externalLink } from './externalLink.rules.ts';

it.each([
  ['https://quiet.example/docs', { href: 'https://quiet.example/docs', host: 'quiet.example' }],
  ['http://quiet.example', { href: 'http://quiet.example/', host: 'quiet.example' }],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['//quiet.example', undefined],
  ['http://%', undefined],
  ['', undefined],
])('shows the address %j as %j', (address, expected) => {
  expect(externalLink(address)).toEqual(expected);
});
