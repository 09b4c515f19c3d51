import { expect, test } from 'vitest'
import type { SheetDocument } from '../../app/features/catalogue/sheet/pdf/sheet-document.ts'
import { QueueFullError } from '../pictures/work-queue.ts'
import { createSheetPdfs, TypesettingError } from './sheet-pdfs.ts'

function sheet(title: string): SheetDocument {
  return {
    ...{ language: 'id', title, summary: '', description: '', address: '', getPage: '' },
    company: { name: '', address: '', contact: '', notice: '' },
    ...{ identity: [], date: '2026-11-23', grades: null },
    figures: { title: 'a', columns: ['a', 'b', 'c'], lines: [], notes: [] },
    uses: { title: '', items: [] },
  }
}

const limits = { maxBytes: 1000, timeoutMs: 20_000 }

/** Typesets at once, or when the test releases it. */
function counted(bytes = 10) {
  const typeset: string[] = []
  return {
    typeset,
    pdfs: createSheetPdfs({
      ...limits,
      typeset: async ({ title }) => {
        typeset.push(title)
        return new Uint8Array(bytes)
      },
    }),
  }
}

test('typesets on another thread', async () => {
  const pdfs = createSheetPdfs(limits)
  const bytes = await pdfs.getFile(sheet('Batubara'), null)
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
})

test('ends a thread that takes too long', async () => {
  const pdfs = createSheetPdfs({ ...limits, timeoutMs: 1 })
  await expect(pdfs.getFile(sheet('Batubara'), null)).rejects.toThrow(/longer than 1 ms/)
})

test('reports a sheet that cannot be typeset, and does not try it again at once', async () => {
  let attempts = 0
  const pdfs = createSheetPdfs({
    ...limits,
    typeset: async () => {
      attempts += 1
      throw new TypesettingError('broken')
    },
  })
  for (let index = 0; index < 3; index += 1) {
    await expect(pdfs.getFile(sheet('Batubara'), null)).rejects.toThrow('broken')
  }
  expect(attempts).toBe(1)
})

test('typesets the same sheet once, however many ask for it', async () => {
  const { pdfs, typeset } = counted()
  await Promise.all(Array.from({ length: 50 }, () => pdfs.getFile(sheet('Batubara'), 'a')))
  await pdfs.getFile(sheet('Batubara'), null)
  expect(typeset).toEqual(['Batubara'])
})

test('a changed sheet is another document', () => {
  const { pdfs } = counted()
  expect(pdfs.getVersion(sheet('Batubara'))).toBe(pdfs.getVersion(sheet('Batubara')))
  expect(pdfs.getVersion(sheet('Batubara'))).not.toBe(pdfs.getVersion(sheet('Silika')))
})

test('keeps no more bytes than it may', async () => {
  const { pdfs, typeset } = counted(400)
  for (const title of ['a', 'b', 'c', 'a']) await pdfs.getFile(sheet(title), null)
  expect(typeset).toEqual(['a', 'b', 'c', 'a'])
})

test('rejects what comes while too many are waiting', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const pdfs = createSheetPdfs({
    ...limits,
    typeset: async () => {
      await promise
      return new Uint8Array(1)
    },
  })
  const files = Array.from({ length: 20 }, (_, index) => pdfs.getFile(sheet(String(index)), null))
  const results = Promise.allSettled(files)
  resolve()
  const rejected = (await results).flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  )
  expect(rejected).toHaveLength(7)
  expect(rejected.every((reason) => reason instanceof QueueFullError)).toBe(true)
})
