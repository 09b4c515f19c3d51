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
  // A walk of several steps beside other programs; what hangs is seen by its own limit of 20 s first.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.JOURNEY_REPORT ?? '../../test-results/journeys.json' }],
  ],
  // What takes long and rarely breaks is left to `npm run test:long`; a sample of it stays among the others.
  projects: [
    { name: 'journeys', grepInvert: /@long/ },
    { name: 'long', grep: /@long/ },
  ],
  use: {
    browserName: 'chromium',
    viewport: desktop,
    locale: 'id-ID',
    timezoneId: 'America/New_York',
    // A trace slows every journey by a fifth; `--trace retain-on-failure` asks for one.
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(findOrInstallHeadlessShell()),
  },
})
