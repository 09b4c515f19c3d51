import { readEnvironment } from './environment.ts'

const isBuilding = process.env.NEXT_PHASE === 'phase-production-build'

/** The settings of this process; a build knows none of the machine that will run it. */
export const environment = readEnvironment(isBuilding ? {} : process.env)
