import { defineConfig } from '@playwright/test'
import { findOrInstallHeadlessShell } from '../../scripts/browser.ts'
import { launchOptions } from './support/launch-options.ts'

const desktop = { width: 1440, height: 900 }

/**
 * Journeys that run only in `npm run test:long`: slow journeys that rarely fail, and the English runs of journeys that exist
 * for each language. The journeys of routes, of axe and of weight open every English page in each run.
 */
const onlyInLongRun = /@long|(?:,| in) en\b/

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // A journey has several steps and may run on a busy machine; a step that hangs first exceeds its own limit of 20 s.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.JOURNEY_REPORT ?? '../../test-results/journeys.json' }],
  ],
  projects: [
    { name: 'journeys', grepInvert: onlyInLongRun },
    { name: 'built in Chinese', testMatch: 'chinese.setup.ts' },
    { name: 'long', grep: onlyInLongRun, dependencies: ['built in Chinese'] },
  ],
  use: {
    browserName: 'chromium',
    viewport: desktop,
    locale: 'id-ID',
    timezoneId: 'America/New_York',
    // A part that rises into view moves away from a journey's pointer, which clicks sooner than a visitor can.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces are off by default, because they slow every journey by a fifth; enable them with `--trace retain-on-failure`.
    screenshot: 'only-on-failure',
    // By default an action waits as long as the journey may take, and does not report what it waited for.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: launchOptions(findOrInstallHeadlessShell()),
  },
})
