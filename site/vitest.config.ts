import { defineConfig } from 'vitest/config'
import { patience } from '../server-kit/src/testing/patience.ts'

export default defineConfig({
  test: { name: 'site', environment: 'node', isolate: false, ...patience },
})
