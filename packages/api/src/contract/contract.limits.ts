/** Maximum lengths of texts, in characters. */
export const TEXT_LIMITS = {
  name: 200,
  slug: 100,
  line: 500,
  url: 2000,
  html: 65_536,
  settingKey: 80,
  licenseKey: 200,
  domain: 255,
  notes: 5000,
} as const;
