import S3rver from '@20minutes/s3rver'
import type { BucketSettings } from '../platform/storage/bucket.ts'

const name = 'pictures'

/** An S3 server for tests with one empty bucket, stored in a folder. */
export async function openBucketServer(directory: string) {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name }],
  })
  const { port } = await server.run()
  const endpoint = `http://127.0.0.1:${port}`
  const bucket: BucketSettings = {
    address: `${endpoint}/${name}`,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  return { name, endpoint, bucket, close: () => server.close() }
}
