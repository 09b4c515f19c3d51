import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'tests',
    environment: 'node',
    include: ['{resilience,security}/**/*.test.ts'],
    setupFiles: ['support/end-services.ts'],
  },
})
