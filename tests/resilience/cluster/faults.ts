import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'

/** Something that fails while visitors read, write and an editor saves. */
export type Fault = {
  name: string
  /** Begins it. */
  begin: (cluster: Cluster) => Promise<void> | void
  /** Ends it: what failed is back, or replaced. */
  end: (cluster: Cluster) => Promise<void> | void
  /** The machines of sites that cannot show a change while it lasts. */
  absentSites?: readonly string[]
  /** Failed views are expected while it lasts, and why. */
  expectsFailedViews?: string
}

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index]
  if (item === undefined) throw new Error('The cluster has no such copy.')
  return item
}

/** In this order: after the loss of the primary the cluster has no standby. */
export const faults: readonly Fault[] = [
  { name: 'nothing', begin: () => {}, end: () => {} },
  {
    name: 'a site is killed',
    begin: ({ sites }) => at(sites, 0).kill(),
    end: ({ sites }) => at(sites, 0).start(),
    absentSites: ['site1'],
  },
  {
    name: 'a site is cut off',
    begin: ({ sites }) => at(sites, 1).host.isolate(),
    end: ({ sites }) => at(sites, 1).host.rejoin(),
    absentSites: ['site2'],
  },
  {
    name: 'a content service is killed',
    begin: ({ contents }) => at(contents, 0).kill(),
    end: ({ contents }) => at(contents, 0).start(),
  },
  {
    name: 'a content service is cut off',
    begin: ({ contents }) => at(contents, 1).host.isolate(),
    end: ({ contents }) => at(contents, 1).host.rejoin(),
  },
  {
    name: 'Redis is killed',
    begin: ({ redis }) => redis.signal('SIGKILL'),
    end: ({ redis }) => redis.start(),
  },
  {
    name: 'Redis is cut off',
    begin: ({ redis }) => redis.host.isolate(),
    end: ({ redis }) => redis.host.rejoin(),
  },
  {
    name: 'the bucket hangs',
    begin: ({ storage }) => storage.signal('SIGSTOP'),
    end: ({ storage }) => storage.signal('SIGCONT'),
  },
  {
    name: 'the bucket is gone',
    begin: ({ storage }) => storage.signal('SIGKILL'),
    end: ({ storage }) => storage.start(),
  },
  {
    name: 'the clock of a site is an hour ahead',
    begin: (cluster) => cluster.setClock('+1h'),
    end: (cluster) => cluster.setClock('+0h'),
  },
  {
    name: 'every copy is replaced, one after the other, on an expanded schema',
    begin: async ({ database, contents, sites }) => {
      // A later version's column, which both versions bear: docs/change-the-schema.md.
      database.query('ALTER TABLE businesses ADD COLUMN region varchar')
      for (const copy of [...contents, ...sites]) {
        await copy.stop()
        await copy.start()
      }
    },
    end: () => {},
    absentSites: ['site1', 'site2', 'site3'],
  },
  {
    name: 'the primary database is lost, and the standby promoted',
    begin: async ({ database }) => {
      await database.losePrimary()
      await wait(3000)
      await database.promote()
    },
    end: () => {},
  },
]
