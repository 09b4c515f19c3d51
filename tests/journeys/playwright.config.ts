import { defineConfig } from '@playwright/test'
import { findOrInstallHeadlessShell } from '../../scripts/browser.ts'
import { launchOptions } from './support/launch-options.ts'

const desktop = { width: 1440, height: 900 }

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // A journey has several steps and may run on a busy machine; a step that hangs reaches its own limit of 20 s first.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.JOURNEY_REPORT ?? '../../test-results/journeys.json' }],
  ],
  // Slow journeys that rarely fail only run in `npm run test:long`, except for a sample of them.
  projects: [
    { name: 'journeys', grepInvert: /@long/ },
    { name: 'long', grep: /@long/ },
  ],
  use: {
    browserName: 'chromium',
    viewport: desktop,
    locale: 'id-ID',
    timezoneId: 'America/New_York',
    // A part that rises as it comes into view leaves the pointer of a journey, which clicks sooner than a visitor can.
    contextOptions: { reducedMotion: 'reduce' },
    // No trace by default, which slows every journey by a fifth: add `--trace retain-on-failure` for one.
    screenshot: 'only-on-failure',
    // By default an action waits as long as the journey may take, and says nothing of what it waited for.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: launchOptions(findOrInstallHeadlessShell()),
  },
})
