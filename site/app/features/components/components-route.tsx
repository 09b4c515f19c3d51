import { ComponentsScreen } from './components-screen.tsx'

export function meta() {
  return [{ title: 'Components' }, { name: 'robots', content: 'noindex' }]
}

export default function Components() {
  return <ComponentsScreen />
}
