import { useLocation } from 'react-router'

/** Returns the address of the page: of the request on the server, of the window in an island. */
export const usePageAddress: () => { pathname: string; search: string } = import.meta.env.SSR
  ? useLocation
  : () => window.location
