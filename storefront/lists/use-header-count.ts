import { useEffect, useState } from 'react'
import { useCartStore } from '../side-cart/use-cart.ts'

/** The count beside the header's cart follows what was added. */
export function useHeaderCount(view: object) {
  const store = useCartStore()
  const [first] = useState(view)
  useEffect(() => {
    if (view !== first) void store?.refresh()
  }, [view, first, store])
}
