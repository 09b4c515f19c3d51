import { defineConfig } from '@playwright/test'

const desktop = { width: 1440, height: 900 }

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/journeys',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.JOURNEY_REPORT ?? '../test-results/journeys.json' }],
  ],
  use: {
    browserName: 'chromium',
    viewport: desktop,
    locale: 'id-ID',
    timezoneId: 'America/New_York',
    // A trace slows every journey by a fifth; `--trace retain-on-failure` asks for one.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
