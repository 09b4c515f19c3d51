import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'site', environment: 'node', isolate: false } })
