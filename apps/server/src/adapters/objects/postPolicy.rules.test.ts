import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signPolicy, signPost, verifyPost } from './postPolicy.rules.ts';

/** @see AWS, "Example: Browser-Based Upload using HTTP POST (Using AWS Signature Version 4)" */
const PUBLISHED = {
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  policy:
    'eyAiZXhwaXJhdGlvbiI6ICIyMDE1LTEyLTMwVDEyOjAwOjAwLjAwMFoiLA0KICAiY29uZGl0aW9ucyI6IFsNCiAgICB7ImJ1Y2tldCI6ICJzaWd2NGV4YW1wbGVidWNrZXQifSwNCiAgICBbInN0YXJ0cy13aXRoIiwgIiRrZXkiLCAidXNlci91c2VyMS8iXSwNCiAgICB7ImFjbCI6ICJwdWJsaWMtcmVhZCJ9LA0KICAgIHsic3VjY2Vzc19hY3Rpb25fcmVkaXJlY3QiOiAiaHR0cDovL3NpZ3Y0ZXhhbXBsZWJ1Y2tldC5zMy5hbWF6b25hd3MuY29tL3N1Y2Nlc3NmdWxfdXBsb2FkLmh0bWwifSwNCiAgICBbInN0YXJ0cy13aXRoIiwgIiRDb250ZW50LVR5cGUiLCAiaW1hZ2UvIl0sDQogICAgeyJ4LWFtei1tZXRhLXV1aWQiOiAiMTQzNjUxMjM2NTEyNzQifSwNCiAgICB7IngtYW16LXNlcnZlci1zaWRlLWVuY3J5cHRpb24iOiAiQUVTMjU2In0sDQogICAgWyJzdGFydHMtd2l0aCIsICIkeC1hbXotbWV0YS10YWciLCAiIl0sDQoNCiAgICB7IngtYW16LWNyZWRlbnRpYWwiOiAiQUtJQUlPU0ZPRE5ON0VYQU1QTEUvMjAxNTEyMjkvdXMtZWFzdC0xL3MzL2F3czRfcmVxdWVzdCJ9LA0KICAgIHsieC1hbXotYWxnb3JpdGhtIjogIkFXUzQtSE1BQy1TSEEyNTYifSwNCiAgICB7IngtYW16LWRhdGUiOiAiMjAxNTEyMjlUMDAwMDAwWiIgfQ0KICBdDQp9',
  signature: '8afdbf4008c03f22c2cd3cdb72e4afbb1f6a588f3255ac628749a66d7f09699e',
};

const fields = () =>
  new Map([
    ['key', 'user/user1/photo.jpg'],
    ['acl', 'public-read'],
    [
      'success_action_redirect',
      'http://sigv4examplebucket.s3.amazonaws.com/successful_upload.html',
    ],
    ['content-type', 'image/jpeg'],
    ['x-amz-meta-uuid', '14365123651274'],
    ['x-amz-server-side-encryption', 'AES256'],
    ['x-amz-meta-tag', ''],
    ['x-amz-credential', 'AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request'],
    ['x-amz-algorithm', 'AWS4-HMAC-SHA256'],
    ['x-amz-date', '20151229T000000Z'],
    ['policy', PUBLISHED.policy],
    ['x-amz-signature', PUBLISHED.signature],
  ]);

const signer = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: PUBLISHED.secret,
  region: 'us-east-1',
  bucket: 'sigv4examplebucket',
};
const during = new Date('2015-12-29T12:00:00Z');

describe("AWS's published example of a signed POST", () => {
  it('has the published signature', () => {
    expect(signPolicy(PUBLISHED.policy, PUBLISHED.secret, '20151229', 'us-east-1')).toBe(
      PUBLISHED.signature,
    );
  });

  it('passes every condition and is rejected only because it does not limit the size', () => {
    expect(verifyPost(fields(), signer, during)).toEqual({
      ok: false,
      status: 403,
      reason: 'The policy must name the key and limit the size.',
    });
  });

  it.each([
    ['key', 'user/user2/photo.jpg', 'The policy does not allow this key.'],
    ['content-type', 'text/html', 'The policy does not allow this content-type.'],
    ['acl', 'private', 'The policy does not allow this acl.'],
    ['x-amz-meta-other', '1', 'The policy does not name the field x-amz-meta-other.'],
    ['bucket', 'elsewhere', 'The policy does not allow this bucket.'],
  ])('is rejected with %s = %s', (name, value, reason) => {
    expect(verifyPost(fields().set(name, value), signer, during)).toMatchObject({ reason });
  });

  it('is rejected once it expires', () => {
    const end = new Date('2015-12-30T12:00:00Z');
    expect(verifyPost(fields(), signer, end)).toMatchObject({ reason: 'The policy has expired.' });
  });
});

describe('our own policy', () => {
  const now = new Date('2026-03-01T10:00:00Z');
  const key = 'incoming/a/0123/harbor.zip';
  const signed = signPost(signer, {
    key,
    size: 1234,
    contentType: 'application/zip',
    expiresAt: new Date('2026-03-01T10:15:00Z'),
    now,
  });
  const lower = Object.entries(signed.fields).map(
    ([name, value]) => [name.toLowerCase(), value] as [string, string],
  );

  it('allows exactly one key and one size', () => {
    expect(verifyPost(new Map(lower), signer, now)).toEqual({
      ok: true,
      grant: { key, smallest: 1234, largest: 1234 },
    });
  });

  it('allows nothing if any character of any field is changed', () => {
    const change = fc.record({
      field: fc.nat(lower.length - 1),
      at: fc.nat(2000),
      to: fc.constantFrom(...'aZ09/=+-_.'),
    });
    fc.assert(
      fc.property(change, ({ field, at, to }) => {
        const altered = lower.map(([name, value], index): [string, string] => {
          const spot = at % value.length;
          return [
            name,
            index === field ? value.slice(0, spot) + to + value.slice(spot + 1) : value,
          ];
        });
        fc.pre(altered.some(([, value], index) => value !== lower[index]?.[1]));
        expect(verifyPost(new Map(altered), signer, now).ok).toBe(false);
      }),
    );
  });

  it.each([
    ['invalid JSON', 'x'],
    ['no object', '[]'],
    ['an invalid time', '{"expiration":"later","conditions":[]}'],
    [
      'an unknown operator',
      '{"expiration":"2030-01-01T00:00:00Z","conditions":[["contains","$key","x"]]}',
    ],
    [
      'a size that is not a number',
      '{"expiration":"2030-01-01T00:00:00Z","conditions":[["content-length-range","0",9]]}',
    ],
    [
      'two conditions in one',
      `{"expiration":"2030-01-01T00:00:00Z","conditions":[{"key":"${key}","bucket":"b"}]}`,
    ],
  ])('allows nothing if it is signed but contains %s', (_what, text) => {
    const policy = Buffer.from(text).toString('base64');
    const signature = signPolicy(policy, signer.secretAccessKey, '20260301', signer.region);
    const altered = new Map(lower).set('policy', policy).set('x-amz-signature', signature);
    expect(verifyPost(altered, signer, now).ok).toBe(false);
  });
});
