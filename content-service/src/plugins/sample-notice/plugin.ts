import type { Plugin } from 'payload'
import { withCollection, withHooks } from '../../platform/config/extend.ts'
import { keepNotice, requireNotice } from './require-notice.ts'

/** Requires the company's notice on every page as long as a specimen document is public. Added after the publishing plugin. */
export function sampleNotice(): Plugin {
  return (config) => {
    const withDocuments = withCollection(config, 'documents', (documents) => ({
      ...documents,
      hooks: withHooks(documents.hooks, { beforeChange: [requireNotice] }),
    }))
    return {
      ...withDocuments,
      globals: withDocuments.globals?.map((global) =>
        global.slug === 'company-settings'
          ? { ...global, hooks: withHooks(global.hooks, { afterChange: [keepNotice] }) }
          : global,
      ),
    }
  }
}
