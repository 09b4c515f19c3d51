import * as migration_20261121_091246_initial from './20261121_091246_initial.ts';

export const migrations = [
  {
    up: migration_20261121_091246_initial.up,
    down: migration_20261121_091246_initial.down,
    name: '20261121_091246_initial'
  },
];
