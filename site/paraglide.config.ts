import type { CompilerOptions } from '@inlang/paraglide-js'

/** Shared by the Vite plugin, the build and the type check, which have to compile the same messages. */
export const paraglideOptions = {
  project: './project.inlang',
  // The target of `imports` in package.json; in the browser's script of one language it is the output of
  // scripts/one-language.ts.
  outdir: './app/paraglide/compiled',
  // The language comes from the address (app/i18n); this is the fallback without a request.
  strategy: ['baseLocale'],
  isServer: 'import.meta.env.SSR',
  // A page loads only the messages that it shows.
  outputStructure: 'message-modules',
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
} satisfies CompilerOptions
