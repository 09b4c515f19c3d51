import { compile } from '@inlang/paraglide-js'
import { paraglideOptions } from '../paraglide.config.ts'

await compile(paraglideOptions)
// @lix-js/sdk, in which Paraglide stores the project, leaves timers of 30 s, which would delay the exit.
process.exit()
