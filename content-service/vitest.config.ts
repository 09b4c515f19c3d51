import { defineConfig } from 'vitest/config'
import { patience } from '../server-kit/src/testing/patience.ts'

export default defineConfig({
  test: {
    name: 'content-service',
    environment: 'node',
    setupFiles: ['src/testing/few-rounds.ts'],
    isolate: false,
    ...patience,
  },
})
