import { buildWhatIsNotBuilt } from './builds.ts'
import { fail } from './run-together.ts'

await buildWhatIsNotBuilt().catch((error: Error) => fail(error.message))
