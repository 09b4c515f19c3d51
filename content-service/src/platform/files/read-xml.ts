// cspell:ignore closetag opentag processinginstruction xmldecl

import { setImmediate as otherWork } from 'node:timers/promises'
import { SaxesParser, type SaxesTagNS } from 'saxes'

export type XmlElement = Pick<SaxesTagNS, 'local' | 'uri' | 'attributes'>

/** The remaining budget for all parts of a file together. */
export type XmlBudget = { elements: number; attributes: number }

export const namespaceDeclarations = 'http://www.w3.org/2000/xmlns/'
/** Parts of Office files have about ten levels; the parser searches all levels for a prefix. */
const maxDepth = 64
/** After this number of bytes the process does other work. */
const pieceBytes = 65_536

/**
 * Reads a part of an Office file: well-formed XML 1.0 in UTF-8, without a document type and processing instructions. Stops
 * at the first fault, or when nobody waits for the result any longer.
 *
 * @param inspect returns the fault of an element, or `null`
 * @param signal aborts when the client disconnects
 * @returns the first fault; `broken` for invalid XML or an exceeded budget
 */
export async function readXml<Fault>(
  part: Buffer,
  budget: XmlBudget,
  inspect: (element: XmlElement) => Fault | null,
  signal?: AbortSignal,
): Promise<Fault | 'broken' | null> {
  let fault: Fault | null = null
  let depth = 0
  const stop = (): never => {
    throw new Error('The part is rejected')
  }
  const parser = new SaxesParser({
    xmlns: true,
    position: false,
    defaultXMLVersion: '1.0',
    forceXMLVersion: true,
  })
  // Office programs decode a part by its declaration, and would read different markup.
  parser.on('xmldecl', ({ encoding = 'UTF-8' }) => /^utf-8$/i.test(encoding) || stop())
  parser.on('doctype', stop)
  parser.on('processinginstruction', stop)
  parser.on('attribute', () => {
    budget.attributes -= 1
    if (budget.attributes < 0) stop()
  })
  parser.on('closetag', () => {
    depth -= 1
  })
  parser.on('opentag', (element) => {
    depth += 1
    budget.elements -= 1
    if (depth > maxDepth || budget.elements < 0) stop()
    fault = inspect(element)
    if (fault !== null) stop()
  })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for (let at = 0; at < part.length; at += pieceBytes) {
      if (at > 0) await otherWork(undefined, { signal })
      parser.write(decoder.decode(part.subarray(at, at + pieceBytes), { stream: true }))
    }
    parser.write(decoder.decode()).close()
    return signal?.aborted ? 'broken' : null
  } catch {
    return fault ?? 'broken'
  }
}
