import type { CompilerOptions } from '@inlang/paraglide-js'

/** For the Vite plugin and the type check, which must compile the same. */
export const paraglideOptions = {
  project: './project.inlang',
  outdir: './app/paraglide',
  // The language comes from the address (app/i18n); this is what remains where there is no request.
  strategy: ['baseLocale'],
  isServer: 'import.meta.env.SSR',
  // A page then loads only the messages that it shows.
  outputStructure: 'message-modules',
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
} satisfies CompilerOptions
