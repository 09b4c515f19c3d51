import type { SanitizedConfig } from 'payload'

/** Imported by Node and not bundled, so that the admin's pages and the process share one instance of it. */
export const config: Promise<SanitizedConfig> = import(
  /* turbopackIgnore: true */ '@niaga/content-service/payload-config'
).then((module) => module.default)
