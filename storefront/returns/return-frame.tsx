import type { ReactNode } from 'react'
import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'

interface ReturnFrameProps {
  title: string
  /** Zero-based. */
  step: number
  isCustomer: boolean
  back?: { to: string; label: string } | undefined
  children: ReactNode
}

/** Renders the layout for a step in the returns flow, with the steps before and after it. */
export function ReturnFrame({ title, step, isCustomer, back, children }: ReturnFrameProps) {
  const texts = useTexts('returns')
  return (
    <AccountPage
      title={title}
      back={back}
      lead={
        <p className="muted">
          {texts.stepOf(step + 1, texts.steps.length)}: {texts.steps[step]}
        </p>
      }
      className="returns"
      isCustomer={isCustomer}
    >
      {children}
    </AccountPage>
  )
}
