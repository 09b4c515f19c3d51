import { m } from '../../paraglide/messages.js'
import { EmptyNotice } from '../../ui/states/empty-notice.tsx'
import { ErrorView } from '../../ui/states/error-view.tsx'
import { FailureNotice } from '../../ui/states/failure-notice.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { NotFound } from '../../ui/states/not-found.tsx'
import { NoPosts } from '../blog/no-posts.tsx'
import { FooterBusinesses } from '../frame/footer/footer-businesses.tsx'
import type { Example } from './example.ts'

export const stateExamples: Example[] = [
  {
    name: 'Loading',
    ground: 'band',
    show: () => (
      <div className="relative min-h-[84svh]">
        <Loading text={m.state_loading()} />
      </div>
    ),
  },
  {
    name: 'Error view',
    ground: 'band',
    show: () => <ErrorView text="Failed to fetch home data" />,
  },
  {
    name: 'Error view in red',
    ground: 'band',
    show: () => <ErrorView text="Failed to fetch galleries" isRed />,
  },
  {
    name: 'Error view of an unexpected fault',
    ground: 'band',
    show: () => <ErrorView />,
  },
  {
    name: 'Not found',
    ground: 'band',
    show: () => (
      <NotFound text={m.product_missing()} list={{ to: '/produk', text: m.nav_products_all() }} />
    ),
  },
  {
    name: 'A part that could not be loaded',
    ground: 'bone',
    show: () => <FailureNotice text="Failed to fetch product" />,
  },
  {
    name: 'An empty list',
    ground: 'bone',
    show: () => <EmptyNotice text={m.product_list_empty()} />,
  },
  {
    name: 'A search without a hit',
    ground: 'bone',
    show: () => <NoPosts query="nikel" />,
  },
  {
    name: 'Businesses in the footer: failed, none, two',
    ground: 'coal',
    show: () => (
      <div className="grid gap-8 sm:grid-cols-3">
        <FooterBusinesses businesses={null} />
        <FooterBusinesses businesses={[]} />
        <FooterBusinesses businesses={['Contoh Energi Nusantara', 'Contoh Mineral Industri']} />
      </div>
    ),
  },
]
