import { describe, expect, test } from 'vitest';
import { isLocalRequest } from './demoOnly.rules.ts';

describe('a request to the demo', () => {
  test.each([
    '127.0.0.1:8080',
    '127.0.0.1',
    'localhost:8080',
    'LOCALHOST:8080',
    '127.8.9.10:80',
    '[::1]:8080',
  ])('is local for the host %s', (host) => {
    expect(isLocalRequest({ host })).toBe(true);
  });

  test.each([
    undefined,
    '',
    'pressdock.example',
    'abc.ngrok-free.app',
    '127.0.0.1.evil.example:8080',
    'localhost.evil.example',
    'evil.example:8080',
    'user@127.0.0.1',
    '127.0.0.1:8080, evil.example',
    '127.0.0.1/evil.example',
    '[::2]:8080',
    '192.168.1.20:8080',
    '0.0.0.0:8080',
  ])('is not local for the host %s', (host) => {
    expect(isLocalRequest({ host })).toBe(false);
  });

  test.each([
    { 'x-forwarded-for': '203.0.113.9' },
    { 'x-forwarded-host': 'demo.example' },
    { 'x-forwarded-proto': 'https' },
    { forwarded: 'for=203.0.113.9' },
    { via: '1.1 tunnel' },
    { 'cf-connecting-ip': '203.0.113.9' },
    { 'x-real-ip': '' },
  ])('is not local with the headers %j', (headers) => {
    expect(isLocalRequest({ host: 'localhost:8080', ...headers })).toBe(false);
  });
});
