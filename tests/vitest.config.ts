import { defineConfig } from 'vitest/config'
import { patience } from '../server-kit/src/testing/patience.ts'

export default defineConfig({
  test: {
    name: 'tests',
    environment: 'node',
    include: ['*.test.ts', '{containers,resilience,security}/**/*.test.ts'],
    ...patience,
    setupFiles: ['support/end-services.ts'],
  },
})
