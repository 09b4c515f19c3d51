import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: ['*/vitest.config.ts', '*/vitest.postgres.config.ts'],
    // Vitest keeps one core for itself, on two cores that is half of them; much of the integration
    // suite waits for disks and timers.
    maxWorkers: '100%',
  },
})
