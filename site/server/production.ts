import { enableCompileCache } from 'node:module'

// React selects its build by NODE_ENV on its first import, so this module is imported before it.
process.env.NODE_ENV = 'production'

// The next start reuses compiled code.
enableCompileCache()
