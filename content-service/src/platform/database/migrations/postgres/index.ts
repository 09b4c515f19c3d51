import * as migration_20261122_144440_initial from './20261122_144440_initial.ts';

export const migrations = [
  {
    up: migration_20261122_144440_initial.up,
    down: migration_20261122_144440_initial.down,
    name: '20261122_144440_initial'
  },
];
