import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { withPlainFailures } from '../../../../../api/plain-failures.ts'
import config from '../../../../../payload.config.ts'

export const GET = withPlainFailures(REST_GET(config))
export const POST = withPlainFailures(REST_POST(config))
export const DELETE = withPlainFailures(REST_DELETE(config))
export const PATCH = withPlainFailures(REST_PATCH(config))
export const PUT = withPlainFailures(REST_PUT(config))
export const OPTIONS = withPlainFailures(REST_OPTIONS(config))
