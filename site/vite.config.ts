import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { paraglideOptions } from './paraglide.config.ts'

/** Few files: many small ones compress worse and wait for each other. */
const groups = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
    priority: 3,
  },
  // A screen stays with the pages that show it.
  { name: 'shared', test: /^(?!.*app\/features\/(?!frame\/))/, minShareCount: 2, priority: 1 },
]

export default defineConfig({
  // Found only on the first visit, they would make the development server respond with outdated modules.
  optimizeDeps: { include: ['web-vitals', 'zod'] },
  plugins: [tailwindcss(), paraglideVitePlugin(paraglideOptions), reactRouter()],
  environments: {
    client: {
      build: {
        // The script waits until the page is drawn (app/hydrate-when-idle.js), so none of it is preloaded.
        modulePreload: false,
        rolldownOptions: {
          output: { codeSplitting: { groups } },
        },
      },
    },
  },
})
