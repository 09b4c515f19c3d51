import { requestedRange } from '../../../content-service/src/collections/media/byte-range.ts'
import { isGuessable } from '../../../content-service/src/collections/users/guessable.ts'
import { bodyText } from '../../../content-service/src/platform/admin/body-text.ts'
import { toSpreadsheet } from '../../../content-service/src/platform/files/spreadsheet.ts'
import { contactMessageSchema } from '../../../contract/src/contact-message.ts'
import { endpoints } from '../../../contract/src/endpoints.ts'
import { fold } from '../../../contract/src/fold.ts'
import { rejectionText } from '../../../contract/src/grades.ts'
import { pictureUrl } from '../../../contract/src/images.ts'
import { parseLimitedJson } from '../../../contract/src/limited-json.ts'
import { isMeasurementUnit } from '../../../contract/src/measurement-units.ts'
import { settingList } from '../../../contract/src/translation.ts'
import { clientAddress, createAddressTest } from '../../../server-kit/src/client-address.ts'
import { getNetwork } from '../../../server-kit/src/visitor-limit.ts'
import { articleHtml } from '../../../site/app/features/blog/article-html.server.ts'
import { readBlogAddress } from '../../../site/app/features/blog/blog-address.ts'
import { findPosts } from '../../../site/app/features/blog/find-posts.ts'
import { typeset } from '../../../site/app/features/blog/typeset.ts'
import { boundAddress } from '../../../site/app/ui/bound-address.ts'
import { phoneAddress } from '../../../site/app/ui/phone-address.ts'
import { oxide } from '../../../site/app/ui/text/oxide.ts'
import { textLines } from '../../../site/app/ui/text/plain-text.ts'
import { linkAddress, webAddress } from '../../../site/app/ui/text/safe-address.ts'
import { firstWords, shorten } from '../../../site/app/ui/text/shorten.ts'
import { whatsAppAddress } from '../../../site/app/ui/whatsapp-address.ts'
import { bestEncoding } from '../../../site/server/compression.ts'
import { readPageAddress } from '../../../site/server/page-cache/page-address.ts'
import { plainAddress } from '../../../site/server/pictures/plain-address.ts'
import { checkPath } from '../../../site/server/request-path.ts'

const addresses = {
  picture: (path: string) => `/media/${encodeURIComponent(path.toWellFormed())}`,
  pictureSize: () => null,
  localise: (path: string) => path,
  tableName: String,
}
const isTrusted = createAddressTest(['loopback'])
const post = { id: 1, image: null, category: null, published_date: null }
const home = { menus: [], footers: [], latest_news: [] }

/** A path contains only printable ASCII; everything else arrives encoded. */
const getPath = (text: string) => `/${text.replace(/[^!-~]/g, '%41')}`

/** Every function of the services that reads external text, called as the services call it. */
export const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'text of an article': typeset,
  'value of a specification': (text) => text.split(oxide),
  'limit of a grade': (text) =>
    [text, `> ${text}`, `${text} 1`].map((limit) => rejectionText(limit, 'id')),
  'unit of a figure': isMeasurementUnit,
  'body of an article': (text) => articleHtml(text, addresses),
  'link in an article': (text) => articleHtml(`<a href="${text}">a</a>`, addresses),
  'picture in an article': (text) => articleHtml(`<img src="/a.png" alt="${text}">`, addresses),
  'text in place of markup': textLines,
  'first words': (text) => firstWords(text, 2),
  excerpt: (text) => shorten(text, 160),
  'title in a search': (text) => findPosts([{ ...post, title: text }], 'a'),
  'words of a search': fold,
  'link of an editor': (text) => linkAddress(text, String),
  'web address of an editor': webAddress,
  'postal address': boundAddress,
  'telephone number': phoneAddress,
  'number of a chat': (text) => whatsAppAddress(text, text),
  'path of a picture': (text) => pictureUrl('https://isi.example', 'blog', text),
  'address of a picture': (text) => plainAddress(new URL(`https://isi.example/${text}.png`)),
  'address of a page': (text) => readPageAddress(new URL(`https://a.example${getPath(text)}`)),
  'path of a page': (text) => checkPath(new URL(`https://a.example${getPath(text)}`)),
  'query of the blog': (text) => readBlogAddress(new URLSearchParams({ q: text, halaman: text })),
  'accepted encodings': bestEncoding,
  'claimed addresses': (text) => clientAddress('127.0.0.1', text, isTrusted),
  'network of an address': getNetwork,
  JSON: parseOrNot,
  'JSON in a text': (text) => parseOrNot(JSON.stringify(text)),
  'a section in a text': (text) =>
    endpoints.home.response.safeParse({
      data: { ...home, sections: [{ order: 1, translations: [{ locale: 'id', content: text }] }] },
    }),
  'list of a setting': (text) =>
    settingList([{ key: 'company_services', value: text }], 'company_services', 'id'),
  'date of a post': (text) =>
    endpoints.blog.response.safeParse({ data: { ...post, title: text, published_date: text } }),
  'message of a visitor': (text) =>
    contactMessageSchema.safeParse({ name: text, email: text, phone: text, message: text }),
  'email of a visitor': (text) =>
    contactMessageSchema.safeParse({ name: 'a', email: `${text}@a.example`, message: 'a' }),
  'message in a workbook': writeWorkbook,
  'requested range': (text) => requestedRange(`bytes=${text}`, 1000),
  'text of an editor': (text) =>
    bodyText({ root: { type: 'root', children: [{ type: 'text', text }] } }),
  password: (text) => isGuessable(text, [text.slice(0, 200)]),
}

async function writeWorkbook(text: string): Promise<number> {
  let bytes = 0
  for await (const part of toSpreadsheet(getRow(text))) bytes += part.byteLength
  return bytes
}

async function* getRow(text: string) {
  yield [text]
}

function parseOrNot(text: string): unknown {
  try {
    return parseLimitedJson(text)
  } catch {
    return null
  }
}
