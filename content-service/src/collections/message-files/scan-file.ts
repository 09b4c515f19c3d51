import type { TaskConfig } from 'payload'
import { retriedFor } from '../../platform/jobs/retries.ts'
import { servicesOf } from '../../platform/services/services.ts'
import { fileStore } from './file-store.ts'

/** Scans a file that arrived while the scanner was unreachable; until then nobody can open it. */
export const scanFile: TaskConfig<'scan-file'> = {
  slug: 'scan-file',
  inputSchema: [{ name: 'file', type: 'number', required: true }],
  ...retriedFor(6),
  handler: async ({ input, req: { payload } }) => {
    const file = await payload.findByID({
      collection: 'message-files',
      id: input.file,
      disableErrors: true,
    })
    const { scan } = servicesOf(payload)
    if (file?.scan !== 'waiting') return { output: {} }
    const store = fileStore(payload)
    const result = scan ? await scan(await store.read(file.storedName)) : 'none'
    if (result === 'unknown') throw new Error('The scanner cannot be reached')
    if (result === 'infected') await store.remove(file.storedName)
    await payload.update({ collection: 'message-files', id: file.id, data: { scan: result } })
    return { output: {} }
  },
}
