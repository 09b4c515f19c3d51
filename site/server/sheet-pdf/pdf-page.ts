import { fileURLToPath } from 'node:url'
import type { Locale } from '@niaga/contract/locale'
import PDFDocument from 'pdfkit'
import type { SheetDocument } from '../../app/features/sheets/pdf/sheet-document.ts'
import { localeRegistry } from '../../app/i18n/locale-registry.ts'
import { printable } from '../printable.ts'

/** In points: A4 with the margins of a printed sheet (app/styles/sheet.css). */
export const margin = 42
export const topOfText = 84
const footerHeight = 58

export const colours = { ink: '#1b1e21', muted: '#5a605f', line: '#cfc7b9', ground: '#f6f3ee' }

const fonts = ['regular', 'bold', 'display'] as const

export type PdfFont = (typeof fonts)[number]
export type Pdf = InstanceType<typeof PDFDocument>
export type TextStyle = { font?: PdfFont; size?: number; colour?: string; align?: 'left' | 'right' }

/** Not in the types yet, which are of an earlier version. */
const accessible: object = { subset: 'PDF/UA' }

/** An empty tagged document whose fonts are embedded (ISO 14289-1, PDF/UA). */
export function createPdf({ language, title, summary, company, date }: SheetDocument): Pdf {
  const pdf = new PDFDocument({
    size: 'A4',
    // What does not fit is moved by row, not by line.
    margin: 0,
    pdfVersion: '1.7',
    ...accessible,
    tagged: true,
    lang: localeRegistry[language].hrefLang,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: printable(title),
      Author: printable(company.name),
      Subject: printable(summary),
      // The same document has the same bytes.
      CreationDate: new Date(`${date}T00:00:00Z`),
    },
    // Otherwise it begins with a font that is not embedded.
    font: fontFile('regular', language),
  })
  for (const font of fonts) pdf.registerFont(font, fontFile(font, language))
  return pdf
}

/** Chinese has one weight: the signs of a second one weigh as much again. */
function fontFile(font: PdfFont, language: Locale): string {
  const name = language === 'zh' ? 'noto-sans-sc' : `archivo-${font}`
  return fileURLToPath(new URL(`../fonts/${name}.ttf`, import.meta.url))
}

/** A page like the one before it; by default it would have margins. */
export function addPage(pdf: Pdf): void {
  const { layout } = pdf.page
  pdf.addPage({ size: 'A4', margin: 0, layout: layout === 'landscape' ? layout : 'portrait' })
}

/** The lowest place of a page's text. */
export function bottomOf(pdf: Pdf): number {
  return pdf.page.height - footerHeight
}

/** Sets the style and returns how high a text is in a width. */
export function textHeight(pdf: Pdf, text: string, width: number, style: TextStyle = {}): number {
  return styled(pdf, style).heightOfString(printable(text), { width, lineGap: 1.5 })
}

/** Writes a text and returns its height. */
export function write(
  pdf: Pdf,
  text: string,
  box: { x: number; y: number; width: number },
  style: TextStyle = {},
): number {
  const { x, y, width } = box
  const align = style.align ?? 'left'
  styled(pdf, style).text(printable(text), x, y, { width, lineGap: 1.5, align })
  return pdf.y - y
}

/** Draws what carries no meaning, such as lines and what repeats on every page. */
export function decorate(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  draw()
  pdf.endMarkedContent()
}

export function rule(pdf: Pdf, y: number, width = 0.5, colour = colours.line): void {
  const right = pdf.page.width - margin
  decorate(pdf, () => pdf.moveTo(margin, y).lineTo(right, y).lineWidth(width).stroke(colour))
}

function styled(pdf: Pdf, { font = 'regular', size = 9.5, colour = colours.ink }: TextStyle): Pdf {
  return pdf.font(font).fontSize(size).fillColor(colour)
}
