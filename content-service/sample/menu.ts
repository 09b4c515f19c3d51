import type { MenuItem } from './types.ts'

/** The pages of the site in the order of its own navigation; a parent comes before its children. */
export const menu = [
  item('home', null, '/', 'Beranda', 'Home'),
  item('about', null, '/tentang-kami', 'Tentang Kami', 'About Us'),
  item('vision', 'about', '/tentang-kami/visi-misi', 'Visi dan Misi', 'Vision and Mission'),
  item('management', 'about', '/tentang-kami/pengurus', 'Pengurus', 'Management'),
  item('gallery', 'about', '/tentang-kami/galeri', 'Galeri', 'Gallery'),
  item('products', null, '/produk', 'Produk', 'Products'),
  item('tools', null, '/alat', 'Alat', 'Equipment'),
  item('business', null, '/bisnis', 'Bisnis', 'Business'),
  item('locations', null, '/lokasi-tambang', 'Lokasi Tambang', 'Mining Locations'),
  item('blog', null, '/blog', 'Blog', 'Blog'),
  item('contact', null, '/kontak', 'Kontak', 'Contact'),
] satisfies MenuItem[]

function item(key: string, parent: string | null, url: string, id: string, en: string): MenuItem {
  return { key, parent, url, title: { id, en } }
}
