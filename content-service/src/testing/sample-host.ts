import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import { smallSample } from './small-sample.ts'

export type SampleHost = Awaited<ReturnType<typeof startSampleHost>>

/** Starts a content service in its own process, with the sample company and small pictures. */
export async function startSampleHost(variables: Record<string, string> = {}) {
  await using sample = await smallSample()
  const { path: folder, remove } = temporaryFolder()
  const child = fork(join(import.meta.dirname, 'content-host.ts'), [sample.path], {
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      DATA_DIR: folder,
      SAMPLE_CONTENT: 'none',
      PAYLOAD_SECRET: 'a-secret-for-tests-of-at-least-32-characters',
      LOG_LEVEL: 'silent',
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [{ port }] = await once(child, 'message')
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      child.kill('SIGKILL')
      await remove()
    },
  }
}
