import * as migration_20261122_144427_initial from './20261122_144427_initial.ts';

export const migrations = [
  {
    up: migration_20261122_144427_initial.up,
    down: migration_20261122_144427_initial.down,
    name: '20261122_144427_initial'
  },
];
