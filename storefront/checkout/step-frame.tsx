import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import { checkoutSteps, stepNumbers, type FormStep } from '#domain/checkout/steps.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { MilitaryNotice } from '../shell/notices/military-notice.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { useNetworkStatus } from '#storefront/browser/connection/use-network-status.ts'
import { useQuery } from '#storefront/browser/use-query.ts'
import type { Checkout } from './placing/compose-order.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { OrderSummary, PhoneSummary } from './summary/order-summary.tsx'

/** At the start of checkout, the login choice is shown above the first step's form. */
export interface CheckoutStart {
  title: string
  choices: ReactNode
}

interface StepFrameProps {
  step: FormStep
  checkout: Checkout
  notice: string | null
  start?: CheckoutStart | undefined
  children: ReactNode
}

/** Renders a step's frame: the three steps, the form, and the order summary [CHECKOUT-009, CHECKOUT-208]. */
export function StepFrame({ step, checkout, notice: military, start, children }: StepFrameProps) {
  const texts = useTexts('checkout')
  const isOffline = useNetworkStatus() === 'offline'
  const notice = useRef<HTMLParagraphElement>(null)
  // Posting while offline would lose the page, so the form is blocked with a message.
  const hold = (event: SyntheticEvent) => {
    event.preventDefault()
    event.stopPropagation()
    notice.current?.focus()
  }
  return (
    <main id="main" className="page-width checkout" onSubmitCapture={isOffline ? hold : undefined}>
      <h1 className="visually-hidden">
        {start?.title ?? texts.stepTitle(stepNumbers[step], texts.steps[step].toLowerCase())}
      </h1>
      <div className="split split--co">
        <div>
          <PhoneSummary checkout={checkout} />
          <Steps current={step} />
          {isOffline && <OfflineNotice ref={notice} />}
          <OtherList listId={checkout.cart.list._id} />
          <MergedGifts />
          <MilitaryNotice html={military} />
          <div id="step">
            {start?.choices}
            {children}
          </div>
        </div>
        <aside aria-label={texts.yourOrder}>
          <OrderSummary checkout={checkout} />
          <p className="muted small">
            {texts.questions}{' '}
            <Link className="link" to="/contact">
              {texts.contactUs}
            </Link>
          </p>
        </aside>
      </div>
    </main>
  )
}

/** Reports that items chosen before login are part of this checkout. */
function MergedGifts() {
  const texts = useTexts('checkout')
  if (!useQuery().has('gifts')) return null
  return (
    <output className="message">
      <Icon name="info" /> <span>{texts.metGifts}</span>
    </output>
  )
}

/**
 * Reports that a different window has started or ended a buy-now order, so that this checkout now orders a different
 * list.
 */
function OtherList({ listId }: { listId: string }) {
  const texts = useTexts('checkout')
  const params = useQuery()
  const [first] = useState(listId)
  if (first === listId && !params.has('other')) return null
  return (
    <p className="message message--warn" role="alert">
      <Icon name="alert" /> <span>{texts.otherList}</span>
    </p>
  )
}

function Steps({ current }: { current: FormStep }) {
  const texts = useTexts('checkout')
  const isDone = (step: FormStep) => stepNumbers[step] < stepNumbers[current]
  return (
    <ol className="steps" start={stepNumbers.shipping} aria-label={texts.stepsLabel}>
      {checkoutSteps.map((step) => (
        <li
          key={step}
          className={isDone(step) ? 'done' : undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          {isDone(step) ? (
            <Link to={`/checkout/${step}`}>
              {texts.steps[step]}
              <span className="visually-hidden">, {texts.stepDone}</span>
            </Link>
          ) : (
            texts.steps[step]
          )}
        </li>
      ))}
    </ol>
  )
}

interface FoldedProps {
  title: string
  step: FormStep
  place?: string
  children: ReactNode
}

export function FoldedStep({ title, step, place = '', children }: FoldedProps) {
  const texts = useTexts('checkout')
  return (
    <section className="folded">
      <h2 className="label">{title}</h2>
      <div>{children}</div>
      <Link className="link small" to={`/checkout/${step}${place}`} aria-label={texts.editOf(title)}>
        {texts.edit}
      </Link>
    </section>
  )
}
