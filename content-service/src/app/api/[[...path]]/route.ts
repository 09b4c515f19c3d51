import { getPayload } from 'payload'
import { handleApi } from '../../../api/handle.ts'
import config from '../../../payload.config.ts'

function handle(request: Request): Promise<Response> {
  return handleApi(request, getPayload({ config }))
}

export const GET = handle
export const HEAD = handle
export const POST = handle
export const PUT = handle
export const PATCH = handle
export const DELETE = handle
export const OPTIONS = handle
