import sharp, { type OverlayOptions } from 'sharp'
import { shareSize } from '../../app/share-picture-path.ts'
import { printable } from '../printable.ts'
import { isWritable } from '../text-fonts.ts'
import { getLines, svgLine, type TextStyle } from './glyph-text.ts'

/** Content of a picture for the preview of a link, with the bytes of its photo. */
export type ShareDrawing = {
  siteName: string
  title: string
  /** A sentence or two about the page. */
  text: string
  /** Address of the page, without `https://`. */
  address: string
  colours: { ground: string; accent: string }
  picture: { bytes: Uint8Array; isDrawing: boolean } | null
}

/** Messengers reject larger pictures, in bytes. */
export const maxShareBytes = 120_000

const margin = 72
const white = '#ffffff'
const ash = '#b9bcb9'
/** Left edge of the picture and width of its fade into the ground. */
const photo = { left: 640, fade: 200 }
const drawing = { left: 560, top: 92, width: 640, height: 427, fade: 90 }
/** Qualities from the best; the last fits any content. */
const qualities = [84, 74, 62, 45, 25]

/**
 * Draws the picture of a page for the preview of a link to it, as JPEG.
 *
 * @returns at most {@link maxShareBytes} bytes
 * @throws {Error} if the page's picture cannot be decoded
 */
export async function drawSharePicture(content: ShareDrawing): Promise<Uint8Array> {
  const { ground } = content.colours
  const layers = [...(await pictureLayers(content)), { input: Buffer.from(textLayer(content)) }]
  const { data, info } = await sharp({ create: { ...shareSize, channels: 3, background: ground } })
    .composite(layers)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  let bytes = new Uint8Array()
  for (const quality of qualities) {
    bytes = await sharp(data, { raw: { width, height, channels } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
    if (bytes.byteLength <= maxShareBytes) break
  }
  return bytes
}

async function pictureLayers({ picture, colours }: ShareDrawing): Promise<OverlayOptions[]> {
  if (!picture) return []
  const { width, height } = shareSize
  const box = picture.isDrawing
    ? drawing
    : { left: photo.left, top: 0, width: width - photo.left, height, fade: photo.fade }
  const input = await sharp(picture.bytes, { limitInputPixels: 50_000_000 })
    .resize(box.width, box.height, { fit: 'cover' })
    .toBuffer()
  const fade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="f"><stop offset="0" stop-color="${colours.ground}"/><stop offset="1" stop-color="${colours.ground}" stop-opacity="0"/></linearGradient></defs><rect x="${box.left}" width="${box.fade}" height="${height}" fill="url(#f)"/></svg>`
  return [{ input, left: box.left, top: box.top }, { input: Buffer.from(fade) }]
}

/** Draws the company's name, the title, a sentence and the address, from the top. */
function textLayer(content: ShareDrawing): string {
  const { siteName, title, text, address, colours, picture } = content
  const { width, height } = shareSize
  const column = (picture ? (picture.isDrawing ? drawing.left : photo.left) : width) - margin - 24
  const small: TextStyle = { font: 'bold', size: 24, colour: colours.accent }
  const parts = getLines(siteName, small, column, 1).map((line) => svgLine(line, small, margin, 96))
  const heading = getHeading(title, column)
  let y = 96 + 34
  for (const line of heading.lines) {
    y += heading.style.size * 1.12
    parts.push(svgLine(line, heading.style, margin, y))
  }
  y += 30
  const rule = `<path fill="${colours.accent}" d="M${margin} ${Math.round(y)}h96v4h-96z"/>`
  const sentence: TextStyle = { font: 'regular', size: 28, colour: ash }
  const most = Math.max(0, Math.floor((height - 110 - y - 20) / 38))
  for (const line of getLines(text, sentence, column, Math.min(4, most))) {
    y += 38
    parts.push(svgLine(line, sentence, margin, y + 20))
  }
  const foot: TextStyle = { font: 'regular', size: 22, colour: ash }
  parts.push(
    ...getLines(address, foot, column, 1).map((l) => svgLine(l, foot, margin, height - 56)),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rule}${parts.join('')}</svg>`
}

/** Returns the largest size at which a title takes at most three lines. */
function getHeading(title: string, column: number) {
  const style = (size: number): TextStyle => ({ font: 'display', size, colour: white })
  const sizes = [68, 60, 52, 46, 40]
  const size = sizes.find((candidate) => fits(title, style(candidate), column)) ?? 36
  return { style: style(size), lines: getLines(title, style(size), column, 3) }
}

function fits(title: string, style: TextStyle, column: number): boolean {
  return !getLines(title, style, column, 3).join('').includes('…')
}

/** Whether the fonts can draw these texts: they have Latin, Greek, Cyrillic and Chinese characters. */
export function isDrawable({ siteName, title }: Pick<ShareDrawing, 'siteName' | 'title'>): boolean {
  return isWritable(printable(siteName)) && isWritable(printable(title))
}
