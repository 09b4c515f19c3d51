import type { SanitizedConfig } from 'payload'

/** Imported by Node itself and not bundled, so that the admin's pages and the process around them share one of everything. */
export const config: Promise<SanitizedConfig> = import(
  /* turbopackIgnore: true */ '@niaga/content-service/payload-config'
).then((module) => module.default)
