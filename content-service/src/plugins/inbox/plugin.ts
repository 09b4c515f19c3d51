import type { Plugin } from 'payload'

/** The views of the inbox beside its list, and what they need. */
export function inbox(): Plugin {
  return (config) => config
}
