import { compile } from '@inlang/paraglide-js'
import { paraglideOptions } from '../paraglide.config.ts'

await compile(paraglideOptions)
// @lix-js/sdk, in which Paraglide keeps the project, leaves timers of 30 s, for which the process would wait.
process.exit()
