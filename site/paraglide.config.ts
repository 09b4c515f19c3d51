import type { CompilerOptions } from '@inlang/paraglide-js'

/** Said once: the Vite plugin and the type check compile the same runtime. */
export const paraglideOptions = {
  project: './project.inlang',
  outdir: './app/paraglide',
  // The locale comes from the address (app/i18n), so the runtime carries no strategy of its own.
  strategy: ['globalVariable', 'baseLocale'],
  isServer: 'import.meta.env.SSR',
  outputStructure: 'locale-modules',
  disableAsyncLocalStorage: true,
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
} satisfies CompilerOptions
