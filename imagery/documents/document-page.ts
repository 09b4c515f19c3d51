/** The parts of the sample documents: HTML that Chromium prints as a PDF of A4 pages. */

/** A text in Indonesian and in English. */
export type Both = readonly [indonesian: string, english: string]

export type DocumentPage = {
  /** The name of the file, without its extension. */
  name: string
  title: Both
  /** Below the title: number, date, subject. */
  facts: readonly (readonly [label: Both, value: string])[]
  body: string
  /** What is written across each page of a specimen. */
  mark?: Both
}

const styles = `
@page { size: A4; margin: 18mm 18mm 20mm }
* { box-sizing: border-box }
body { margin: 0; color: #1b1e21; font: 9.4pt/1.5 "DejaVu Sans"; font-variant-numeric: lining-nums tabular-nums }
header { display: flex; justify-content: space-between; align-items: end; border-bottom: 3pt solid #b4551d; padding-bottom: 4mm }
header strong { font-size: 12.5pt; font-weight: 700 }
header span { color: #5a605f; font-size: 8pt; text-align: right }
h1 { margin: 9mm 0 0; font-size: 21pt; line-height: 1.1; font-weight: 700 }
h1 + p { margin: 1mm 0 6mm; color: #5a605f; font-size: 12pt }
h2 { margin: 6mm 0 2mm; font-size: 10.5pt; font-weight: 700 }
i { color: #5a605f; font-style: normal }
dl { display: grid; grid-template-columns: 62mm 1fr; margin: 0 0 6mm; border-top: .5pt solid #ddd6ca }
dt, dd { margin: 0; padding: 1.4mm 0; border-bottom: .5pt solid #ddd6ca }
dt { color: #5a605f }
dd { font-weight: 700 }
table { width: 100%; border-collapse: collapse; border-top: 2pt solid #23282d }
th, td { padding: 1.7mm 2mm 1.7mm 0; border-bottom: .5pt solid #ddd6ca; text-align: left; vertical-align: baseline }
thead th { color: #5a605f; font-size: 8pt; font-weight: 700 }
td.figure { text-align: right; font-weight: 700; padding-right: 6mm }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 0 9mm }
.two p { margin: 0 0 3mm }
.two > :nth-child(even) { color: #43494b }
section { break-inside: avoid }
.page { break-before: page }
.mark { position: fixed; inset: 0; display: grid; place-content: center; rotate: -32deg; color: #b4551d; opacity: .26; font-size: 25pt; font-weight: 700; line-height: 1.3; text-align: center; white-space: nowrap }
footer { position: fixed; bottom: -12mm; left: 0; right: 0; border-top: .5pt solid #ddd6ca; padding-top: 2mm; color: #5a605f; font-size: 7.6pt }
`

export function htmlOf({ title, facts, body, mark }: DocumentPage): string {
  const rows = facts.map(([label, value]) => `<dt>${pair(label)}</dt><dd>${value}</dd>`).join('')
  return `<!doctype html><html lang="id"><meta charset="utf-8"><title>${title.join(' / ')}</title>
<style>${styles}</style>
${mark ? `<div class="mark">${mark.join('<br>')}</div>` : ''}
<footer>PT Contoh Mineral Nusantara · perusahaan contoh, tidak ada di dunia nyata · <i lang="en">a sample company that does not exist</i> · contoh.example</footer>
<header><strong>PT Contoh Mineral Nusantara</strong><span>Jl. Contoh Raya No. 1, Jakarta<br>info@contoh.example</span></header>
<h1>${title[0]}</h1><p lang="en">${title[1]}</p>
${rows && `<dl>${rows}</dl>`}
${body}</html>`
}

export function pair([indonesian, english]: Both): string {
  return indonesian === english ? indonesian : `${indonesian} <i lang="en">/ ${english}</i>`
}

/** Paragraphs side by side, Indonesian on the left. */
export function paragraphs(...texts: readonly Both[]): string {
  const cells = texts.map(([id, en]) => `<p>${id}</p><p lang="en">${en}</p>`)
  return `<div class="two">${cells.join('')}</div>`
}

/** A heading and its paragraphs, on one page. */
export function section(heading: Both, ...texts: readonly Both[]): string {
  return `<section><h2>${pair(heading)}</h2>${paragraphs(...texts)}</section>`
}

/** A table whose last columns may be figures. */
export function table(
  headings: readonly Both[],
  rows: readonly (readonly (string | Both)[])[],
  figures: readonly number[] = [],
): string {
  const cell = (value: string | Both, column: number) =>
    `<td${figures.includes(column) ? ' class="figure"' : ''}>${typeof value === 'string' ? value : pair(value)}</td>`
  return `<table><thead><tr>${headings.map((heading) => `<th>${pair(heading)}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')}</tbody></table>`
}
