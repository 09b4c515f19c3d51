import { defineConfig } from 'vitest/config'
import { patience } from './src/testing/patience.ts'

export default defineConfig({
  test: { name: 'server-kit', environment: 'node', isolate: false, ...patience },
})
