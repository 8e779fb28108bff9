import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { OrderSteps } from './order-steps.ts'

interface OrderProgressProps {
  progress: OrderSteps
  bank: string | null
}

export function OrderProgress({ progress: { steps, left, parcels, ended }, bank }: OrderProgressProps) {
  const texts = useTexts('account')
  return (
    <section className="order-progress" aria-labelledby="progress">
      <h2 id="progress" className="h3">
        {texts.progress}
      </h2>
      <ol className="track">
        {steps.map(({ step, state }) => (
          <li key={step} className={`track__${state}`} aria-current={state === 'current' ? 'step' : undefined}>
            {state === 'done' && <Icon name="check" label={texts.progressDone} />}
            <span>{texts.progressSteps[step]}</span>
          </li>
        ))}
      </ol>
      {ended === 'cancelled' && <p>{texts.isCancelled}</p>}
      {ended === 'unpaid' && (
        <p>
          {texts.isUnpaid}{' '}
          <Link className="link" to="/cart">
            {texts.payNow}
          </Link>
        </p>
      )}
      {bank !== null && (
        <p>
          <Link className="button button--small" to={bank}>
            {texts.finishPayment}
          </Link>
        </p>
      )}
      {ended === null && parcels > 1 && left > 0 && <p className="muted">{texts.parcelsLeft(left, parcels)}</p>}
    </section>
  )
}
