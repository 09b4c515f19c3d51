import { ComponentsScreen } from '../screens/components/components-screen.tsx'

export function meta() {
  return [{ title: 'Components' }, { name: 'robots', content: 'noindex' }]
}

export default function Components() {
  return <ComponentsScreen />
}
