import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Reports immediately that a pasted or dropped picture cannot be uploaded: the editor would show it as loading forever. */
export const PastedPicturesFeature = createServerFeature({
  key: 'pastedPictures',
  feature: {
    ClientFeature:
      '/src/collections/blog-posts/pasted-pictures/client-feature.tsx#PastedPicturesClient',
  },
})
