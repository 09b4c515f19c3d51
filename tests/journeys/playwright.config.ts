import { defineConfig } from '@playwright/test'
import { findOrInstallHeadlessShell } from '../../scripts/browser.ts'
import { launchOptions } from './support/launch-options.ts'

const desktop = { width: 1440, height: 900 }

/**
 * Runs in `npm run test:long` alone: slow journeys that rarely fail, and the English run of a journey that is there for each
 * language. Every English page is opened in each run by the journeys of routes, of axe and of weight.
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
  // A journey has several steps and may run on a busy machine; a step that hangs reaches its own limit of 20 s first.
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
