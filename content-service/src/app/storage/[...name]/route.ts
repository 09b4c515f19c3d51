import { mediaFolder } from '../../../media/media-folder.ts'
import { servePictureFrom } from '../../../media/serve-from-bucket.ts'
import { servePicture } from '../../../media/serve-picture.ts'
import { bucket } from '../../../media/settled-bucket.ts'
import { environment } from '../../../settled-environment.ts'

type Context = { params: Promise<{ name: string[] }> }

async function handle(request: Request, { params }: Context): Promise<Response> {
  const name = (await params).name.join('/')
  if (bucket) return servePictureFrom(bucket, request, name)
  return servePicture(request, name, mediaFolder(environment.dataFolder))
}

export const GET = handle
export const HEAD = handle
