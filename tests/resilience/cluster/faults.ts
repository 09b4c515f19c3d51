import { setTimeout as wait } from 'node:timers/promises'
import { type Cluster, freshTtlS } from './cluster.ts'
import type { DatabasePair } from './database.ts'

/** A failure that happens while visitors read, write and an editor saves. */
export type Fault = {
  name: string
  /** Begins the fault. */
  begin: (cluster: Cluster) => Promise<void> | void
  /** Ends the fault: the failed part is restored or replaced. */
  end: (cluster: Cluster) => Promise<void> | void
  /** The machines of sites that run but cannot show a change during the fault. */
  absentSites?: readonly string[]
  /** The reason why failed views are expected during the fault. */
  expectsFailedViews?: string
  /** The fault needs the previous release: on all copies from the start, or on one copy that it replaces itself. */
  former?: 'all copies' | 'one copy'
  /** Maximum time for a change to reach a site during the fault, in milliseconds. */
  changeLimitMs?: number
}

/** A change that appears later was not brought by a purge message. */
const changeLimitMs = freshTtlS * 1000

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index]
  if (item === undefined) throw new Error('The cluster has no such copy.')
  return item
}

const appliedMigrations = ({ query }: DatabasePair) =>
  query('SELECT count(*) FROM payload_migrations')

/**
 * The order matters: the cluster starts with the previous release, if there is one, and has no standby after the loss of
 * the primary.
 */
export const faults: readonly Fault[] = [
  {
    name: 'the schema is expanded, and every copy upgraded, one after the other',
    begin: async ({ database, contents, sites }) => {
      const before = appliedMigrations(database)
      await at(contents, 0).run('cli/migrate.ts')
      if (appliedMigrations(database) === before) throw new Error('The schema was not expanded.')
      for (const copy of [...contents, ...sites]) {
        await copy.stop()
        await copy.start()
      }
    },
    end: () => {},
    former: 'all copies',
    changeLimitMs,
  },
  {
    name: 'a content service is rolled back, on the expanded schema',
    begin: async ({ contents, former }) => {
      const copy = at(contents, 1)
      await copy.stop()
      await copy.start(former)
      if (!copy.output().includes('has added to the database'))
        throw new Error('The release before did not notice that the schema is newer.')
    },
    end: async ({ contents }) => {
      await at(contents, 1).stop()
      await at(contents, 1).start()
    },
    former: 'one copy',
    changeLimitMs,
  },
  { name: 'nothing', begin: () => {}, end: () => {} },
  {
    name: 'a site is killed',
    begin: ({ sites }) => at(sites, 0).kill(),
    end: ({ sites }) => at(sites, 0).start(),
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
    name: 'the primary database is lost, and the standby promoted',
    begin: async ({ database }) => {
      await database.losePrimary()
      await wait(3000)
      await database.promote()
    },
    end: () => {},
  },
]
