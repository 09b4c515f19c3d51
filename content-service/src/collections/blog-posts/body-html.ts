import type { BaseLocale } from '@niaga/contract/locale'
import {
  convertLexicalToHTML,
  type HTMLConvertersFunction,
} from '@payloadcms/richtext-lexical/html'
import type { BlogPost, Media } from '../../platform/payload-types.ts'
import { type DescribedPicture, getAlternativeText } from '../media/alternative-text.ts'
import { pictureFile } from '../media/picture-path.ts'

/**
 * Converts the body of a post to HTML with escaped text, pictures as paths on this service, and no style attributes, which
 * the site's Content-Security-Policy blocks.
 *
 * @param locale the language of the alternative texts
 * @returns `''` when the body has neither text nor a picture
 */
export function bodyHtml(body: BlogPost['body'] | null | undefined, locale: BaseLocale): string {
  if (!body) return ''
  const html = convertLexicalToHTML({
    data: body,
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
    converters: convertersFor(locale),
  })
  const isBlank = !html.includes('<img') && html.replace(/<[^<>]*>/g, '').trim() === ''
  return isBlank ? '' : html
}

const convertersFor =
  (locale: BaseLocale): HTMLConvertersFunction =>
  ({ defaultConverters }) => ({
    ...defaultConverters,
    list: ({ node, nodesToHTML }) => {
      const tag = node.listType === 'number' ? 'ol' : 'ul'
      const items = nodesToHTML({ nodes: node.children }).join('')
      // The editor stores a list within an item as an item of its own, which would show a second marker.
      return `<${tag}>${items.replace(/<\/li><li>(?=<[uo]l>)/g, '')}</${tag}>`
    },
    listitem: ({ node, nodesToHTML }) =>
      `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
    table: ({ node, nodesToHTML }) =>
      `<table><tbody>${nodesToHTML({ nodes: node.children }).join('')}</tbody></table>`,
    tablerow: ({ node, nodesToHTML }) =>
      `<tr>${nodesToHTML({ nodes: node.children }).join('')}</tr>`,
    tablecell: ({ node, nodesToHTML }) => {
      const tag = node.headerState > 0 ? 'th' : 'td'
      const spans = [
        ...(node.headerState > 0 ? [` scope="${node.headerState & 1 ? 'col' : 'row'}"`] : []),
        ...(node.colSpan && node.colSpan > 1 ? [` colspan="${Number(node.colSpan)}"`] : []),
        ...(node.rowSpan && node.rowSpan > 1 ? [` rowspan="${Number(node.rowSpan)}"`] : []),
      ].join('')
      return `<${tag}${spans}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`
    },
    upload: ({ node }) =>
      isPicture(node.value)
        ? imageTag(node.value, getAlternativeText(node.value, locale))
        : missingPicture,
  })

type Picture = DescribedPicture & Pick<Media, 'filename' | 'width' | 'height'>

/** Payload returns `null` for a deleted picture, contrary to its types. */
function isPicture(value: object | number | string | null): value is Picture {
  return (
    typeof value === 'object' && value !== null && 'filename' in value && 'altIndonesian' in value
  )
}

function imageTag(picture: Picture, alt: string): string {
  const file = pictureFile(picture)
  if (file === null) return missingPicture
  const size =
    picture.width && picture.height ? ` width="${picture.width}" height="${picture.height}"` : ''
  return `<img src="/storage/${file}" alt="${escaped(alt)}"${size} loading="lazy">`
}

/** The file does not exist, so the client shows its placeholder. */
const missingPicture =
  '<img src="/storage/missing" alt="" width="1600" height="1000" loading="lazy">'

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
