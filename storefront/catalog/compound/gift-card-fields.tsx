import { type ComponentType, useEffect, useState } from 'react'
import type { AmountFormat } from '#domain/gift-cards/typed-amount.ts'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { CardDesigns } from './card-designs.tsx'
import { type Choice, giftAmount } from './choice/choice.ts'
import type { CompoundView } from './compound-view.ts'

interface PartProps {
  compound: CompoundView
  choice: Choice
  problem: string | null
}

/** Renders a gift card's amount, recipient, sender, message, and delivery date [GIFT-201]. */
export function GiftCardFields({ compound: { giftCard, amountFormat }, choice, problem }: PartProps) {
  const texts = useTexts('catalog/compound')
  if (!giftCard) return null
  return (
    <>
      <CardDesigns chosen={choice['design']} />
      <Amounts giftCard={giftCard} amountFormat={amountFormat} choice={choice} problem={problem} />
      <fieldset className="option person">
        <legend className="option__label">{texts.recipient}</legend>
        <Field name="to-name" label={texts.name} choice={choice} isRequired />
        <Field name="to-email" label={texts.email} choice={choice} type="email" isRequired />
      </fieldset>
      <fieldset className="option person">
        <legend className="option__label">{texts.sender}</legend>
        <Field name="from-name" label={texts.name} choice={choice} isRequired autoComplete="name" />
        <Field name="from-email" label={texts.email} choice={choice} type="email" isRequired autoComplete="email" />
      </fieldset>
      <fieldset className="option">
        <legend className="option__label">{texts.giftDelivery}</legend>
        <label className="field">
          <span className="label">{texts.message}</span>
          <textarea className="input" name="message" rows={3} maxLength={500} defaultValue={choice['message']} />
        </label>
        <Field name="delivery" label={texts.delivery} choice={choice} type="date" hint={texts.deliveryHint} />
      </fieldset>
      <Preview choice={choice} amountFormat={amountFormat} />
    </>
  )
}

/** Loads the preview after the page. Without JavaScript, there is no preview. */
function Preview(props: { choice: Choice; amountFormat: AmountFormat }) {
  const [Card, setCard] = useState<ComponentType<typeof props>>()
  useEffect(() => {
    void import('./gift-card-preview.tsx').then(
      ({ GiftCardPreview }) => setCard(() => GiftCardPreview),
      () => {},
    )
  }, [])
  return <div className="gift-preview">{Card && <Card {...props} />}</div>
}

function Amounts({
  giftCard,
  amountFormat,
  choice,
  problem,
}: {
  giftCard: NonNullable<CompoundView['giftCard']>
  amountFormat: AmountFormat
  choice: Choice
  problem: string | null
}) {
  const texts = useTexts('catalog/compound')
  const formats = useFormats()
  const { amounts, isOpenAmountAllowed, openAmountMin, openAmountMax } = giftCard
  const chosen = choice['amount'] || String(amounts[0] ?? 'own')
  const isMissing = problem === 'invalid_giftcard_item' && giftAmount(choice, amountFormat) === null
  const isWrong = isMissing || problem === 'giftcard_custom_amount' || problem === 'giftcard_fixed_amount'
  return (
    <fieldset className="option amounts">
      <legend className="option__label">{texts.amount}</legend>
      <ul className="choices">
        {amounts.map((amount) => (
          <li key={amount}>
            <label className="choice">
              <input type="radio" name="amount" value={amount} defaultChecked={chosen === String(amount)} />
              {formats.roundMoney(amount)}
            </label>
          </li>
        ))}
        {isOpenAmountAllowed && (
          <li>
            <label className="choice">
              <input type="radio" name="amount" value="own" defaultChecked={chosen === 'own'} />
              {texts.ownAmount}
            </label>
          </li>
        )}
      </ul>
      {isOpenAmountAllowed && (
        // Shown while its radio button is selected. The browser does not validate it, because it cannot show an error
        // for a hidden field.
        <label className="field amounts__own">
          <span className="label">{texts.ownAmount}</span>
          <input
            className="input"
            name="own-amount"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={choice['own-amount']}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? 'amount-error' : undefined}
          />
          <span className="hint">
            {texts.ownAmountHint(formats.roundMoney(openAmountMin), formats.roundMoney(openAmountMax))}
          </span>
        </label>
      )}
      {isWrong && (
        <p className="field-error" id="amount-error">
          {!isMissing
            ? texts.problems[problem!]
            : choice['own-amount']
              ? texts.ownAmountInvalid
              : texts.ownAmountMissing}
        </p>
      )}
    </fieldset>
  )
}

function Field(props: {
  name: string
  label: string
  choice: Choice
  type?: 'text' | 'email' | 'date'
  hint?: string
  isRequired?: boolean
  autoComplete?: string
}) {
  const { name, label, choice, type = 'text', hint, isRequired = false, autoComplete = 'off' } = props
  return (
    <label className="field">
      <span className="label">{label}</span>
      <input
        className="input"
        type={type}
        name={name}
        defaultValue={choice[name]}
        required={isRequired}
        maxLength={type === 'email' ? 320 : 100}
        autoComplete={autoComplete}
      />
      {hint !== undefined && <span className="hint">{hint}</span>}
    </label>
  )
}
