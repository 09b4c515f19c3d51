import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Says at once when a pasted or dropped picture cannot be taken: the editor would show it as loading for ever. */
export const PastedPicturesFeature = createServerFeature({
  key: 'pastedPictures',
  feature: {
    ClientFeature:
      '/src/collections/blog-posts/pasted-pictures/client-feature.tsx#PastedPicturesClient',
  },
})
