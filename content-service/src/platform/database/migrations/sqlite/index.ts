import * as migration_20261122_144427_initial from './20261122_144427_initial.ts';
import * as migration_20261122_214859_sheets from './20261122_214859_sheets.ts';
import * as migration_20261123_014516_one_truth from './20261123_014516_one_truth.ts';
import * as migration_20261123_043754_buyers_pages from './20261123_043754_buyers_pages.ts';
import * as migration_20261123_185353_enquiries from './20261123_185353_enquiries.ts';
import * as migration_20261123_190603_stages from './20261123_190603_stages.ts';
import * as migration_20261123_191351_holidays from './20261123_191351_holidays.ts';
import * as migration_20261123_191904_notes from './20261123_191904_notes.ts';
import * as migration_20261123_215033_message_files from './20261123_215033_message_files.ts';
import * as migration_20261123_224957_answers from './20261123_224957_answers.ts';
import * as migration_20261123_231357_customers from './20261123_231357_customers.ts';
import * as migration_20261125_021212_visits from './20261125_021212_visits.ts';
import * as migration_20261125_133900_expand_locale_indexes from './20261125_133900_expand_locale_indexes.ts';
import * as migration_20261125_145318_expand_alternative_texts from './20261125_145318_expand_alternative_texts.ts';
import * as migration_20261127_020406_chinese_alternative_texts from './20261127_020406_chinese_alternative_texts.ts';
import * as migration_20261127_031102_windows_for_laycan from './20261127_031102_windows_for_laycan.ts';
import * as migration_20261127_032917_expand_request_pages from './20261127_032917_expand_request_pages.ts';
import * as migration_20261127_034310_expand_unit_details from './20261127_034310_expand_unit_details.ts';
import * as migration_20261127_035042_notice from './20261127_035042_notice.ts';
import * as migration_20261127_052449_expand_grade_prices from './20261127_052449_expand_grade_prices.ts';
import * as migration_20261127_055125_expand_business_contacts from './20261127_055125_expand_business_contacts.ts';
import * as migration_20261127_062917_expand_follow_up from './20261127_062917_expand_follow_up.ts';
import * as migration_20261127_063337_expand_article_author from './20261127_063337_expand_article_author.ts';
import * as migration_20261127_190931_expand_window_grade from './20261127_190931_expand_window_grade.ts';

export const migrations = [
  {
    up: migration_20261122_144427_initial.up,
    down: migration_20261122_144427_initial.down,
    name: '20261122_144427_initial',
  },
  {
    up: migration_20261122_214859_sheets.up,
    down: migration_20261122_214859_sheets.down,
    name: '20261122_214859_sheets',
  },
  {
    up: migration_20261123_014516_one_truth.up,
    down: migration_20261123_014516_one_truth.down,
    name: '20261123_014516_one_truth',
  },
  {
    up: migration_20261123_043754_buyers_pages.up,
    down: migration_20261123_043754_buyers_pages.down,
    name: '20261123_043754_buyers_pages',
  },
  {
    up: migration_20261123_185353_enquiries.up,
    down: migration_20261123_185353_enquiries.down,
    name: '20261123_185353_enquiries',
  },
  {
    up: migration_20261123_190603_stages.up,
    down: migration_20261123_190603_stages.down,
    name: '20261123_190603_stages',
  },
  {
    up: migration_20261123_191351_holidays.up,
    down: migration_20261123_191351_holidays.down,
    name: '20261123_191351_holidays',
  },
  {
    up: migration_20261123_191904_notes.up,
    down: migration_20261123_191904_notes.down,
    name: '20261123_191904_notes',
  },
  {
    up: migration_20261123_215033_message_files.up,
    down: migration_20261123_215033_message_files.down,
    name: '20261123_215033_message_files',
  },
  {
    up: migration_20261123_224957_answers.up,
    down: migration_20261123_224957_answers.down,
    name: '20261123_224957_answers',
  },
  {
    up: migration_20261123_231357_customers.up,
    down: migration_20261123_231357_customers.down,
    name: '20261123_231357_customers',
  },
  {
    up: migration_20261125_021212_visits.up,
    down: migration_20261125_021212_visits.down,
    name: '20261125_021212_visits',
  },
  {
    up: migration_20261125_133900_expand_locale_indexes.up,
    down: migration_20261125_133900_expand_locale_indexes.down,
    name: '20261125_133900_expand_locale_indexes',
  },
  {
    up: migration_20261125_145318_expand_alternative_texts.up,
    down: migration_20261125_145318_expand_alternative_texts.down,
    name: '20261125_145318_expand_alternative_texts',
  },
  {
    up: migration_20261127_020406_chinese_alternative_texts.up,
    down: migration_20261127_020406_chinese_alternative_texts.down,
    name: '20261127_020406_chinese_alternative_texts',
  },
  {
    up: migration_20261127_031102_windows_for_laycan.up,
    down: migration_20261127_031102_windows_for_laycan.down,
    name: '20261127_031102_windows_for_laycan',
  },
  {
    up: migration_20261127_032917_expand_request_pages.up,
    down: migration_20261127_032917_expand_request_pages.down,
    name: '20261127_032917_expand_request_pages',
  },
  {
    up: migration_20261127_034310_expand_unit_details.up,
    down: migration_20261127_034310_expand_unit_details.down,
    name: '20261127_034310_expand_unit_details',
  },
  {
    up: migration_20261127_035042_notice.up,
    down: migration_20261127_035042_notice.down,
    name: '20261127_035042_notice',
  },
  {
    up: migration_20261127_052449_expand_grade_prices.up,
    down: migration_20261127_052449_expand_grade_prices.down,
    name: '20261127_052449_expand_grade_prices',
  },
  {
    up: migration_20261127_055125_expand_business_contacts.up,
    down: migration_20261127_055125_expand_business_contacts.down,
    name: '20261127_055125_expand_business_contacts',
  },
  {
    up: migration_20261127_062917_expand_follow_up.up,
    down: migration_20261127_062917_expand_follow_up.down,
    name: '20261127_062917_expand_follow_up',
  },
  {
    up: migration_20261127_063337_expand_article_author.up,
    down: migration_20261127_063337_expand_article_author.down,
    name: '20261127_063337_expand_article_author',
  },
  {
    up: migration_20261127_190931_expand_window_grade.up,
    down: migration_20261127_190931_expand_window_grade.down,
    name: '20261127_190931_expand_window_grade'
  },
];
