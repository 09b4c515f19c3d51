import type { CompilerOptions } from '@inlang/paraglide-js'

/** Shared by the Vite plugin, the build and the type check, which have to compile the same messages. */
export const paraglideOptions = {
  project: './project.inlang',
  // `imports` of package.json leads there, and in the browser's script of one language to scripts/one-language.ts's.
  outdir: './app/paraglide/compiled',
  // The language comes from the address (app/i18n); this is the fallback without a request.
  strategy: ['baseLocale'],
  isServer: 'import.meta.env.SSR',
  // So that a page only loads the messages that it shows.
  outputStructure: 'message-modules',
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
} satisfies CompilerOptions
