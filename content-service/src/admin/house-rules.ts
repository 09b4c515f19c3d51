import type { CollectionConfig, GlobalConfig } from 'payload'

/**
 * What holds for everything an editor edits. Locks are off because Payload looks for one on a second
 * database connection inside a transaction: enough saves at once, and all of them wait for ever.
 * The tab that shows an editor the address of an interface is left out.
 */
const rules = { lockDocuments: false } as const

export function withHouseRules<Config extends CollectionConfig | GlobalConfig>(config: Config) {
  return { ...config, ...rules, admin: { ...config.admin, hideAPIURL: true } }
}
