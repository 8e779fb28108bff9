import { useEffect, useState } from 'react'
import { useCartStore } from './cart/use-cart.ts'

export function useHeaderCount(view: object) {
  const store = useCartStore()
  const [first] = useState(view)
  useEffect(() => {
    if (view !== first) void store?.refresh()
  }, [view, first, store])
}
