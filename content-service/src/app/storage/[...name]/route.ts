import { mediaFolder } from '../../../media/media-folder.ts'
import { servePicture } from '../../../media/serve-picture.ts'
import { environment } from '../../../settled-environment.ts'

type Context = { params: Promise<{ name: string[] }> }

async function handle(request: Request, { params }: Context): Promise<Response> {
  const { name } = await params
  return servePicture(request, name.join('/'), mediaFolder(environment.dataFolder))
}

export const GET = handle
export const HEAD = handle
