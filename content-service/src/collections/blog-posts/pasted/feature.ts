import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Prepares pasted text, and reports immediately what an article cannot contain; the editor would drop it without a word. */
export const PastedFeature = createServerFeature({
  key: 'pasted',
  feature: {
    ClientFeature: '/src/collections/blog-posts/pasted/client-feature.tsx#PastedClient',
  },
})
