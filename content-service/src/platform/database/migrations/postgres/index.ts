import * as migration_20261122_144440_initial from './20261122_144440_initial.ts';
import * as migration_20261122_214907_sheets from './20261122_214907_sheets.ts';
import * as migration_20261123_014527_one_truth from './20261123_014527_one_truth.ts';
import * as migration_20261123_043757_buyers_pages from './20261123_043757_buyers_pages.ts';
import * as migration_20261123_185400_enquiries from './20261123_185400_enquiries.ts';
import * as migration_20261123_190606_stages from './20261123_190606_stages.ts';
import * as migration_20261123_191353_holidays from './20261123_191353_holidays.ts';
import * as migration_20261123_191907_notes from './20261123_191907_notes.ts';
import * as migration_20261123_193112_sales_role from './20261123_193112_sales_role.ts';
import * as migration_20261123_202335_receipts from './20261123_202335_receipts.ts';
import * as migration_20261123_215036_message_files from './20261123_215036_message_files.ts';
import * as migration_20261123_225001_answers from './20261123_225001_answers.ts';
import * as migration_20261123_231400_customers from './20261123_231400_customers.ts';
import * as migration_20261125_021217_visits from './20261125_021217_visits.ts';
import * as migration_20261125_034940_languages from './20261125_034940_languages.ts';
import * as migration_20261125_133900_expand_locale_indexes from './20261125_133900_expand_locale_indexes.ts';
import * as migration_20261125_145324_expand_alternative_texts from './20261125_145324_expand_alternative_texts.ts';
import * as migration_20261126_132443_planned_events from './20261126_132443_planned_events.ts';
import * as migration_20261127_020415_chinese_alternative_texts from './20261127_020415_chinese_alternative_texts.ts';
import * as migration_20261127_031111_windows_for_laycan from './20261127_031111_windows_for_laycan.ts';
import * as migration_20261127_032936_expand_request_pages from './20261127_032936_expand_request_pages.ts';
import * as migration_20261127_034319_expand_unit_details from './20261127_034319_expand_unit_details.ts';
import * as migration_20261127_035049_notice from './20261127_035049_notice.ts';
import * as migration_20261127_052501_expand_grade_prices from './20261127_052501_expand_grade_prices.ts';
import * as migration_20261127_055129_expand_business_contacts from './20261127_055129_expand_business_contacts.ts';
import * as migration_20261127_062929_expand_follow_up from './20261127_062929_expand_follow_up.ts';
import * as migration_20261127_063344_expand_article_author from './20261127_063344_expand_article_author.ts';
import * as migration_20261127_190949_expand_window_grade from './20261127_190949_expand_window_grade.ts';

export const migrations = [
  {
    up: migration_20261122_144440_initial.up,
    down: migration_20261122_144440_initial.down,
    name: '20261122_144440_initial',
  },
  {
    up: migration_20261122_214907_sheets.up,
    down: migration_20261122_214907_sheets.down,
    name: '20261122_214907_sheets',
  },
  {
    up: migration_20261123_014527_one_truth.up,
    down: migration_20261123_014527_one_truth.down,
    name: '20261123_014527_one_truth',
  },
  {
    up: migration_20261123_043757_buyers_pages.up,
    down: migration_20261123_043757_buyers_pages.down,
    name: '20261123_043757_buyers_pages',
  },
  {
    up: migration_20261123_185400_enquiries.up,
    down: migration_20261123_185400_enquiries.down,
    name: '20261123_185400_enquiries',
  },
  {
    up: migration_20261123_190606_stages.up,
    down: migration_20261123_190606_stages.down,
    name: '20261123_190606_stages',
  },
  {
    up: migration_20261123_191353_holidays.up,
    down: migration_20261123_191353_holidays.down,
    name: '20261123_191353_holidays',
  },
  {
    up: migration_20261123_191907_notes.up,
    down: migration_20261123_191907_notes.down,
    name: '20261123_191907_notes',
  },
  {
    up: migration_20261123_193112_sales_role.up,
    down: migration_20261123_193112_sales_role.down,
    name: '20261123_193112_sales_role',
  },
  {
    up: migration_20261123_202335_receipts.up,
    down: migration_20261123_202335_receipts.down,
    name: '20261123_202335_receipts',
  },
  {
    up: migration_20261123_215036_message_files.up,
    down: migration_20261123_215036_message_files.down,
    name: '20261123_215036_message_files',
  },
  {
    up: migration_20261123_225001_answers.up,
    down: migration_20261123_225001_answers.down,
    name: '20261123_225001_answers',
  },
  {
    up: migration_20261123_231400_customers.up,
    down: migration_20261123_231400_customers.down,
    name: '20261123_231400_customers',
  },
  {
    up: migration_20261125_021217_visits.up,
    down: migration_20261125_021217_visits.down,
    name: '20261125_021217_visits',
  },
  {
    up: migration_20261125_034940_languages.up,
    down: migration_20261125_034940_languages.down,
    name: '20261125_034940_languages',
  },
  {
    up: migration_20261125_133900_expand_locale_indexes.up,
    down: migration_20261125_133900_expand_locale_indexes.down,
    name: '20261125_133900_expand_locale_indexes',
  },
  {
    up: migration_20261125_145324_expand_alternative_texts.up,
    down: migration_20261125_145324_expand_alternative_texts.down,
    name: '20261125_145324_expand_alternative_texts',
  },
  {
    up: migration_20261126_132443_planned_events.up,
    down: migration_20261126_132443_planned_events.down,
    name: '20261126_132443_planned_events',
  },
  {
    up: migration_20261127_020415_chinese_alternative_texts.up,
    down: migration_20261127_020415_chinese_alternative_texts.down,
    name: '20261127_020415_chinese_alternative_texts',
  },
  {
    up: migration_20261127_031111_windows_for_laycan.up,
    down: migration_20261127_031111_windows_for_laycan.down,
    name: '20261127_031111_windows_for_laycan',
  },
  {
    up: migration_20261127_032936_expand_request_pages.up,
    down: migration_20261127_032936_expand_request_pages.down,
    name: '20261127_032936_expand_request_pages',
  },
  {
    up: migration_20261127_034319_expand_unit_details.up,
    down: migration_20261127_034319_expand_unit_details.down,
    name: '20261127_034319_expand_unit_details',
  },
  {
    up: migration_20261127_035049_notice.up,
    down: migration_20261127_035049_notice.down,
    name: '20261127_035049_notice',
  },
  {
    up: migration_20261127_052501_expand_grade_prices.up,
    down: migration_20261127_052501_expand_grade_prices.down,
    name: '20261127_052501_expand_grade_prices',
  },
  {
    up: migration_20261127_055129_expand_business_contacts.up,
    down: migration_20261127_055129_expand_business_contacts.down,
    name: '20261127_055129_expand_business_contacts',
  },
  {
    up: migration_20261127_062929_expand_follow_up.up,
    down: migration_20261127_062929_expand_follow_up.down,
    name: '20261127_062929_expand_follow_up',
  },
  {
    up: migration_20261127_063344_expand_article_author.up,
    down: migration_20261127_063344_expand_article_author.down,
    name: '20261127_063344_expand_article_author',
  },
  {
    up: migration_20261127_190949_expand_window_grade.up,
    down: migration_20261127_190949_expand_window_grade.down,
    name: '20261127_190949_expand_window_grade'
  },
];
