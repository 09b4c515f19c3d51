import { createConfig } from './create-config.ts'
import { readEnvironment } from './platform/settings/environment.ts'

const isBuilding = process.env.NEXT_PHASE === 'phase-production-build'

/** Payload's entry: the config of this process. A build does not know the variables of its future machine. */
export default createConfig(readEnvironment(isBuilding ? {} : process.env))
