import { describe } from 'vitest';
import { defineStories } from './stories.ts';
import { openTestMode } from './testMode.ts';

describe("billing in Stripe's test mode", () => defineStories(openTestMode));
