import { Icon } from '#ui/icon.tsx'
import { toMinor } from '#contract/codec/amounts.ts'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { type Consents, agreementField } from './consents.ts'
import type { Checkout } from '../placing/compose-order.ts'

interface AgreementsProps {
  checkout: Checkout
  agreed: Consents
  showsMissing: boolean
}

/** Renders a checkbox and text for each required agreement [PROGRAM-205, PROGRAM-206]. */
export function Agreements({ checkout, agreed, showsMissing }: AgreementsProps) {
  const texts = useTexts('checkout')
  const formats = useFormats()
  if (checkout.agreements.length === 0) return null
  const plans = checkout.cart.lines.flatMap(({ renewals }) =>
    renewals.map(({ shownPrice, suffix }) => formats.money(toMinor(shownPrice)) + suffix),
  )
  return (
    <fieldset className="agreements" id="agreements" tabIndex={-1}>
      <legend className="h3">{texts.agreementsTitle}</legend>
      {checkout.agreements.map(({ kind, version }) => {
        const isMissing = showsMissing && agreed[kind] !== version
        return (
          <div key={kind} className={isMissing ? 'field field--bad' : 'field'}>
            <label className="check">
              <input
                type="checkbox"
                name={agreementField(kind)}
                value={version}
                defaultChecked={agreed[kind] === version}
                aria-invalid={isMissing}
                aria-describedby={isMissing ? `${kind}-missing` : undefined}
              />{' '}
              <span>
                {kind === 'trial' ? texts.agreements.trial : texts.agreements.subscription(formats.list(plans))}
              </span>
            </label>
            {isMissing && (
              <p className="field-error" id={`${kind}-missing`}>
                <Icon name="alert" /> {texts.agreementMissing}
              </p>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
