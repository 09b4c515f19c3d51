/// <reference path="./s3rver.d.ts" />
import S3rver from '@20minutes/s3rver'
import type { BucketSettings } from '../platform/storage/bucket.ts'

const name = 'pictures'

/** Starts an S3 server for tests with one empty bucket, stored in a folder; by default on a free port of this machine. */
export async function openBucketServer(
  directory: string,
  { address, port: fixedPort } = { address: '127.0.0.1', port: 0 },
) {
  const server = new S3rver({
    address,
    port: fixedPort,
    silent: true,
    directory,
    configureBuckets: [{ name }],
  })
  const { port } = await server.run()
  const endpoint = `http://${address}:${port}`
  const bucket: BucketSettings = {
    address: `${endpoint}/${name}`,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  return { name, endpoint, bucket, close: () => server.close() }
}
