import { createServer } from 'node:http'
import { basename } from 'node:path'
import { listen } from '@niaga/server-kit/testing/listen'
import { getPayload } from 'payload'
import { loadSampleContent } from '../../sample/load.ts'
import { contractApi } from '../api/handle.ts'
import { serveDocument } from '../collections/documents/serve-document.ts'
import { mediaFolder } from '../collections/media/media-folder.ts'
import { servePicture } from '../collections/media/serve-picture.ts'
import config from '../payload.config.ts'
import { servicesOf } from '../platform/services/services.ts'

// Starts a second content service in its own process, with the sample content of the folder in its argument.

const payload = await getPayload({ config })
const handle = contractApi(payload)
const folder = mediaFolder(servicesOf(payload).environment.dataFolder)
const [, , sampleFolder] = process.argv
if (sampleFolder) await loadSampleContent(payload, sampleFolder)

const server = createServer(async (incoming, outgoing) => {
  const request = new Request(`http://127.0.0.1${incoming.url}`)
  const { pathname } = new URL(request.url)
  const response = await respond(request, pathname)
  outgoing.writeHead(response.status).end(Buffer.from(await response.arrayBuffer()))
})

function respond(request: Request, pathname: string): Promise<Response> {
  if (pathname.startsWith('/storage/')) return servePicture(request, basename(pathname), folder)
  if (pathname.startsWith('/files/')) return serveDocument(payload, request, pathname.slice(1))
  return handle(request)
}

process.send?.({ port: await listen(server) })
