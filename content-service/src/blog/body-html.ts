import {
  convertLexicalToHTML,
  type HTMLConvertersFunction,
} from '@payloadcms/richtext-lexical/html'
import { pictureFile } from '../media/picture-path.ts'
import type { BlogPost, Media } from '../payload-types.ts'

/**
 * The body of a post as HTML: text escaped, pictures as addresses on this service, no style
 * attributes, because the site's policy refuses them.
 *
 * @returns `''` when the body holds neither text nor a picture
 */
export function bodyHtml(body: BlogPost['body'] | null | undefined): string {
  if (!body) return ''
  const html = convertLexicalToHTML({
    data: body,
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
    converters,
  })
  const isBlank = !html.includes('<img') && html.replace(/<[^>]*>/g, '').trim() === ''
  return isBlank ? '' : html
}

const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  list: ({ node, nodesToHTML }) => {
    const tag = node.listType === 'number' ? 'ol' : 'ul'
    return `<${tag}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`
  },
  listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
  upload: ({ node }) => (isPicture(node.value) ? imageTag(node.value) : ''),
})

type Picture = Pick<Media, 'filename' | 'alt' | 'width' | 'height'>

function isPicture(value: object | number | string): value is Picture {
  return typeof value === 'object' && 'filename' in value && 'alt' in value
}

function imageTag(picture: Picture): string {
  const file = pictureFile(picture)
  if (file === null) return ''
  const size =
    picture.width && picture.height ? ` width="${picture.width}" height="${picture.height}"` : ''
  return `<img src="/storage/${file}" alt="${escaped(picture.alt)}"${size} loading="lazy">`
}

function escaped(text: string | null | undefined): string {
  return (text ?? '').replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
