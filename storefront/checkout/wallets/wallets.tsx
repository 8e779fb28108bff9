import { type ComponentType, useEffect, useState } from 'react'
import { offersWallets } from '#domain/wallets/availability.ts'
import { whenIdle } from '#storefront/browser/hydration/when-idle.ts'
import { isPickupOrder } from '../placing/compose-order.ts'
import type { WalletButtonsProps } from './wallet-buttons.tsx'

interface WalletsProps extends WalletButtonsProps {
  isCustomer: boolean
  /** True if the billing form has unsaved changes. */
  isBillChanged?: boolean
}

/**
 * Renders the wallet buttons for orders that wallets can place. They load when the page is idle, and only if the
 * browser has a wallet [CHECKOUT-006, PAY-224, PAY-225].
 */
export function Wallets({ checkout, isEntered, isCustomer, isBillChanged = false }: WalletsProps) {
  const [Buttons, setButtons] = useState<ComponentType<WalletButtonsProps> | null>(null)
  const { cart, totals, agreements, registry, problems } = checkout
  const isOffered = offersWallets({
    toPay: totals.toPay,
    canCheckOut: cart.canCheckOut,
    agreements,
    lacksAccount: checkout.needsAccount && !isCustomer,
    hasOwnPlace: registry !== null || isPickupOrder(checkout) || cart.list.type === 'quote',
    isEntered,
    billProblems: problems.billing,
    isBillChanged,
  })
  useEffect(() => {
    if (!isOffered) return undefined
    let isHere = true
    const show = async () => {
      const { WalletButtons } = await import('./wallet-buttons.tsx')
      if (isHere) setButtons(() => WalletButtons)
    }
    // Other payment methods still work.
    whenIdle(() => void show().catch((error: unknown) => console.warn('No wallets', error)))
    return () => {
      isHere = false
    }
  }, [isOffered])
  return Buttons && isOffered ? <Buttons checkout={checkout} isEntered={isEntered} /> : null
}
