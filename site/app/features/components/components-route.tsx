import { pageStyles } from '../../page-styles.ts'
import articleStyles from '../../styles/article.css?url'
import blogStyles from '../../styles/blog-page.css?url'
import catalogueStyles from '../../styles/catalogue.css?url'
import companyStyles from '../../styles/company.css?url'
import homeStyles from '../../styles/home.css?url'
import sheetStyles from '../../styles/sheet-page.css?url'
import { ComponentsScreen } from './components-screen.tsx'

export const handle = pageStyles(
  articleStyles,
  blogStyles,
  catalogueStyles,
  companyStyles,
  homeStyles,
  sheetStyles,
)

export function meta() {
  return [{ title: 'Components' }, { name: 'robots', content: 'noindex' }]
}

export default function Components() {
  return <ComponentsScreen />
}
