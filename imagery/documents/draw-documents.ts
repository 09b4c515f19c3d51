/**
 * Draws the sample documents again, as PDFs in content-service/sample/documents: `node imagery/documents/draw-documents.ts`.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findOrInstallBrowser } from '../../scripts/browser.ts'
import { certificates } from './certificates.ts'
import { companyDocuments } from './company-documents.ts'
import { htmlOf } from './document-page.ts'

const root = join(import.meta.dirname, '../..')
const target = join(root, 'content-service/sample/documents')

mkdirSync(target, { recursive: true })
const folder = mkdtempSync(join(tmpdir(), 'documents-'))
try {
  for (const page of [...companyDocuments, ...certificates]) {
    const html = join(folder, `${page.name}.html`)
    writeFileSync(html, htmlOf(page))
    const options = ['--headless', '--disable-gpu', '--no-pdf-header-footer', '--no-sandbox']
    const own = [`--user-data-dir=${join(folder, 'browser')}`, '--virtual-time-budget=2000']
    const print = `--print-to-pdf=${join(target, `${page.name}.pdf`)}`
    const { status, stderr } = spawnSync(
      findOrInstallBrowser(),
      [...options, ...own, print, pathToFileURL(html).href],
      { encoding: 'utf8' },
    )
    if (status !== 0) throw new Error(`${page.name} could not be drawn: ${stderr}`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
