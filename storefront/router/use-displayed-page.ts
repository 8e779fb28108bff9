import { startTransition, useLayoutEffect, useState } from 'react'
import type { Router, RouterState } from './router.ts'

/** Returns the page that the router shows, and rerenders when the next page has loaded. */
export function useDisplayedPage(router: Router): RouterState {
  const [page, setPage] = useState(router.state)
  useLayoutEffect(() => {
    const show = () => startTransition(() => setPage(router.state))
    show()
    return router.subscribe(show)
  }, [router])
  return page
}
