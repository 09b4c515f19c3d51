import { demands } from './requirement.ts'

/** Section 3: every field that a screen shows, and its source. */
export const entities = demands('3', [
  [
    'Settings: company_name, company_tagline, company_description, with their _en variants',
    '2 about: hero with company name',
  ],
  [
    'Settings: company_vision, company_mission, company_commitment, with translations',
    '2 vision: vision, mission and the motto',
    '2 home: four feature cards',
  ],
  ['Settings: company_services, a list or a text', '2 home: four feature cards'],
  [
    'Settings: social_facebook, social_instagram, social_linkedin, social_youtube',
    '2 footer: company, social links',
    '7 footer: a social address that is no web address',
  ],
  [
    'Settings: contact_phone, contact_email, contact_address',
    '2 contact: phone, address, email',
    '2, 3 footer: the address is the footer item',
  ],
  ['Settings: contact_working_hours, a list or a text', '3 settings: working hours'],
  [
    'Footer items: titled Alamat, Telepon, Email in the contact data',
    '2, 3 footer: the address is the footer item titled Alamat',
    '3 footer items: phone and email',
  ],
  [
    'Page sections: order 1-4, content with title, subtitle, button_text, button_url, description',
    '2 home: the hero shows title',
    '2 home: the about block',
    '2 FAQ: several sections of order 4',
  ],
  [
    'Latest news: id, created_at, translation with title and content',
    '2, 9 news: the first item is large',
    '9 news: the excerpt',
    '9 news: dates',
  ],
  [
    'Product: id, name, description, image, translations by language, features',
    '2 product list: every product',
    '2 product detail: shows name',
    '7 pictures: each kind',
  ],
  [
    'Tool: the same shape as a product',
    '2 tool list: every tool',
    '2 tool detail: shows name',
    '7 pictures: each kind',
  ],
  [
    'Feature: id, title, description, translations by language',
    '2 product detail: shows name',
    '2 tool detail: shows name',
  ],
  [
    'Business: id, name, description, logo_image',
    '2, 9 business: logo, name and description',
    '7 pictures: each kind',
  ],
  [
    'Blog list item: id, title, image, category, published_date',
    '2 blog list: cards with image',
    '7 pictures: each kind',
  ],
  [
    'Blog detail: title, image, category, published_date, content as HTML',
    '2 blog detail: banner, image, title, category, date and body',
  ],
  [
    'Mining location: id, location, description, image',
    '2, 9 locations: image, location and description',
    '7 pictures: each kind',
  ],
  [
    'Management member: id, name, position, photo_url',
    '2, 9 management: photo, name and position',
    '7 pictures: each kind',
  ],
  [
    'Gallery entry: id, title, description, image',
    '2 gallery: hero with title and intro',
    '7 pictures: each kind',
  ],
  ['Language: id or en', '1, 2 language: two flag buttons'],
  ['Contact message: name, email, phone, message', '7 contact: the message goes'],
])
