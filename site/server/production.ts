import { enableCompileCache } from 'node:module'

// React chooses its build by NODE_ENV when it is first imported, so this module is imported before it.
process.env.NODE_ENV = 'production'

// Compiled code is reused by the next start.
enableCompileCache()
