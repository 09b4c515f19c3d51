import type { SanitizedConfig } from 'payload'

/** Imported by Node, not bundled: the admin's pages and the process share one instance. */
export const config: Promise<SanitizedConfig> = import(
  /* turbopackIgnore: true */ '@niaga/content-service/payload-config'
).then((module) => module.default)
