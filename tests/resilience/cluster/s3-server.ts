import { openBucketServer } from '../../../content-service/src/testing/bucket-server.ts'

/** An S3 server with one bucket, run as a machine's program: `node s3-server.ts FOLDER ADDRESS PORT`. */

const [directory = '', address = '', port = ''] = process.argv.slice(2)
await openBucketServer(directory, { address, port: Number(port) })
