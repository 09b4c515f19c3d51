import type { CompilerOptions } from '@inlang/paraglide-js'

/** Shared by the Vite plugin and the type check, which have to compile the same messages. */
export const paraglideOptions = {
  project: './project.inlang',
  outdir: './app/paraglide',
  // The language comes from the address (app/i18n); this is the fallback without a request.
  strategy: ['baseLocale'],
  isServer: 'import.meta.env.SSR',
  // So that a page only loads the messages that it shows.
  outputStructure: 'message-modules',
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
} satisfies CompilerOptions
