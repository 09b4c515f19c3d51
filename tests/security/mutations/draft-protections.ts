import type { Mutation } from './mutation.ts'

const content = 'content-service/src/collections/content'
const drafts = 'content-service/src/plugins/drafts'
const preview = 'content-service/src/plugins/preview'
const previewTest = `${preview}/preview.test.ts`
const publicationTest = `${drafts}/publication.test.ts`
const sitePreviewTest = 'site/server/previews.test.ts'

/** Protections of unpublished content. */
export const draftProtections: readonly Mutation[] = [
  {
    name: 'no draft is shown where another document refers to it',
    file: `${content}/published.ts`,
    from: 'isDraft(part) ? null : withoutDrafts(part)',
    to: 'withoutDrafts(part)',
    test: [publicationTest, 'shows no unpublished document to which'],
  },
  {
    name: 'publishing validates the draft of the other language',
    file: `${drafts}/validate-other-languages.ts`,
    from: 'if (errors.length > 0) throw new ValidationError({ collection',
    to: 'if (false) throw new ValidationError({ collection',
    test: [publicationTest, 'does not publish what a draft holds in another language'],
  },
  {
    name: 'what cannot be deleted cannot be unpublished',
    file: `${drafts}/keep-published.ts`,
    from: 'if (!mayDelete || (await reachesBeyond(mayDelete, args, req))) throw rejected(req)',
    to: '',
    test: [publicationTest, 'does not unpublish'],
  },
  {
    name: 'the signature of a preview',
    file: `${preview}/preview-token.ts`,
    from: 'actual.byteLength !== expected.byteLength || !timingSafeEqual(actual, expected)',
    to: 'false',
    test: [previewTest, 'rejects every token that it did not sign'],
  },
  {
    name: 'the end of a preview',
    file: `${preview}/preview-token.ts`,
    from: 'permit.until > nowMs && ',
    to: '',
    test: [previewTest, 'permits it for three to five minutes'],
  },
  {
    name: 'the session of a preview',
    file: 'content-service/src/api/respond-to-preview.ts',
    from: 'if (!account || !session || new Date(session.expiresAt).getTime() <= Date.now()) return false',
    to: 'if (!account) return false',
    test: [previewTest, 'ends with the session'],
  },
  {
    name: 'a preview ends with the right to read',
    file: 'content-service/src/api/respond-to-preview.ts',
    from: 'return mayPreview(req, permit.target)',
    to: 'return true',
    test: [previewTest, 'ends with the right to read the document'],
  },
  {
    name: 'a preview is made for who may read the document',
    file: `${preview}/plugin.ts`,
    from: ' || !(await mayPreview(req, target))',
    to: '',
    test: [previewTest, 'none without a session or right'],
  },
  {
    name: 'a preview is never a kept response',
    file: 'content-service/src/server/request-gate.ts',
    from: 'if (headers[previewHeader.toLowerCase()] !== undefined) return false',
    to: '',
    test: ['content-service/src/server/request-gate.test.ts', 'but not to a call for a draft'],
  },
  {
    name: 'a page of a preview has its own language',
    file: 'site/server/previews.ts',
    from: 'if (preview?.locale !== locale) return { status: 404 }',
    to: 'if (!preview) return { status: 404 }',
    test: [sitePreviewTest, 'shows a draft in the language of its token only'],
  },
  {
    name: 'an address with a preview is no public page',
    file: 'site/server/pages.ts',
    from: 'return isFramed ? keepPage() : withoutIndex(errorResponse(view.status, pathname))',
    to: '',
    test: [sitePreviewTest, 'responds with 404 to'],
  },
]
