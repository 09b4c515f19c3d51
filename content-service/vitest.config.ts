import { defineConfig } from 'vitest/config'

export default defineConfig({
  // As long as a machine may take that does everything else at once.
  test: {
    name: 'content-service',
    environment: 'node',
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
