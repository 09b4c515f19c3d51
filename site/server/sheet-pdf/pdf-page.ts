import type { Locale } from '@niaga/contract/locale'
import PDFDocument from 'pdfkit'
import type { SheetDocument } from '../../app/features/catalogue/sheet/pdf/sheet-document.ts'
import { localeRegistry } from '../../app/i18n/locale-registry.ts'
import { printable } from '../printable.ts'
import { fallbackFonts, fontFile, getRuns, type Run } from '../text-fonts.ts'

/** Margin in points: A4 with the margins of a printed sheet (app/features/catalogue/sheet/sheet.css). */
export const margin = 42
export const textTop = 84
const footerHeight = 58

export const colours = { ink: '#1b1e21', muted: '#5a605f', line: '#cfc7b9', ground: '#f6f3ee' }

const fonts = ['regular', 'bold', 'display'] as const

export type PdfFont = (typeof fonts)[number]
export type Pdf = InstanceType<typeof PDFDocument>
export type TextStyle = { font?: PdfFont; size?: number; colour?: string; align?: 'left' | 'right' }

/** Missing in the types, which are of an earlier version. */
const accessible: object = { subset: 'PDF/UA' }

/** Creates an empty tagged document whose fonts are embedded (ISO 14289-1, PDF/UA). */
export function createPdf({ language, title, summary, company, date }: SheetDocument): Pdf {
  const pdf = new PDFDocument({
    size: 'A4',
    // Content that does not fit is moved by row, not by line.
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
      // The same document should have the same bytes.
      CreationDate: new Date(`${date}T00:00:00Z`),
    },
    // Otherwise the document begins with a font that is not embedded.
    font: ownFont('regular', language),
  })
  for (const font of fonts) pdf.registerFont(font, ownFont(font, language))
  for (const font of fallbackFonts) pdf.registerFont(font, fontFile(font))
  return pdf
}

/** Chinese has one weight, because the characters of a second one would be as large again. */
function ownFont(font: PdfFont, language: Locale): string {
  return fontFile(language === 'zh' ? 'noto-sans-sc' : `archivo-${font}`)
}

/**
 * Splits a text by its registered fonts: the font of its style, which in Chinese also has all characters of Archivo, or
 * another.
 */
function pdfRuns(text: string, { font = 'regular' }: TextStyle): Run[] {
  const preferred = `archivo-${font}`
  return getRuns(printable(text), preferred).map((run) =>
    run.font === preferred ? { ...run, font } : run,
  )
}

/** Adds a page like the one before it; by default it would have margins. */
export function addPage(pdf: Pdf): void {
  const { layout } = pdf.page
  pdf.addPage({ size: 'A4', margin: 0, layout: layout === 'landscape' ? layout : 'portrait' })
}

/** Returns the bottom of a page's text area. */
export function getBottom(pdf: Pdf): number {
  return pdf.page.height - footerHeight
}

/** Sets the style and returns the height of a text in a width. */
export function textHeight(pdf: Pdf, text: string, width: number, style: TextStyle = {}): number {
  const runs = pdfRuns(text, style)
  const whole = runs.map((run) => run.text).join('')
  // A text in several fonts has the height that its widest characters would give it.
  const font = runs.length > 1 ? 'noto-sans-sc' : (runs[0]?.font ?? 'regular')
  return styled(pdf, style, font).heightOfString(whole, { width, lineGap: 1.5 })
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
  const runs = pdfRuns(text, style)
  for (const [index, run] of runs.entries()) {
    const options = { width, lineGap: 1.5, align, continued: index < runs.length - 1 }
    const piece = styled(pdf, style, run.font)
    if (index === 0) piece.text(run.text, x, y, options)
    else piece.text(run.text, options)
  }
  return pdf.y - y
}

/** Draws elements without meaning, such as lines and content repeated on every page. */
export function decorate(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  draw()
  pdf.endMarkedContent()
}

export function rule(pdf: Pdf, y: number, width = 0.5, colour = colours.line): void {
  const right = pdf.page.width - margin
  decorate(pdf, () => pdf.moveTo(margin, y).lineTo(right, y).lineWidth(width).stroke(colour))
}

function styled(pdf: Pdf, { size = 9.5, colour = colours.ink }: TextStyle, font: string): Pdf {
  return pdf.font(font).fontSize(size).fillColor(colour)
}
