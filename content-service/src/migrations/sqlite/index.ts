import * as migration_20261121_091246_initial from './20261121_091246_initial.ts';
import * as migration_20261121_100907_company_lists from './20261121_100907_company_lists.ts';

export const migrations = [
  {
    up: migration_20261121_091246_initial.up,
    down: migration_20261121_091246_initial.down,
    name: '20261121_091246_initial',
  },
  {
    up: migration_20261121_100907_company_lists.up,
    down: migration_20261121_100907_company_lists.down,
    name: '20261121_100907_company_lists'
  },
];
