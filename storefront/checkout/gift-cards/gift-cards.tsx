import { Icon } from '#ui/icon.tsx'
import { PostForm, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { toMinor } from '#contract/codec/amounts.ts'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { Checkout } from '../placing/compose-order.ts'
import type { GiftCardResult } from './gift-card-actions.ts'

type Applied = Checkout['giftcards'][number]

interface GiftCardsProps {
  cards: readonly Applied[]
  result: GiftCardResult | undefined
  listId: string
}

/** Renders the applied gift cards and a field for adding one [GIFT-001, CHECKOUT-216]. */
export function GiftCards({ cards, result, listId }: GiftCardsProps) {
  const { giftCards: texts } = useTexts('checkout')
  return (
    <section className="step-section giftcards" id="giftcards" aria-labelledby="giftcards-title">
      <h2 id="giftcards-title">{texts.title}</h2>
      {cards.length > 0 && (
        <PostForm to="/checkout/payment" keepsScroll className="giftcards__applied">
          <input type="hidden" name="op" value="giftcard" />
          <input type="hidden" name="list" value={listId} />
          <ul>
            {cards.map((card) => (
              <AppliedCard key={card._id} card={card} />
            ))}
          </ul>
        </PostForm>
      )}
      {/* Opens after a problem, closes once the card is applied. */}
      <details className="more-fields" key={cards.length} open={result !== undefined}>
        <summary className="link">{cards.length > 0 ? texts.addAnother : texts.add}</summary>
        <CodeForm result={result} listId={listId} />
      </details>
    </section>
  )
}

function AppliedCard({ card: { _id, code, balance, amount } }: { card: Applied }) {
  const { giftCards: texts } = useTexts('checkout')
  const { money } = useFormats()
  const end = code.slice(-4)
  const remaining = toMinor(balance) - toMinor(amount)
  const says =
    toMinor(balance) === 0
      ? texts.isEmpty
      : amount === 0
        ? texts.paysNothing
        : remaining === 0
          ? texts.paysAll(money(toMinor(amount)))
          : texts.pays(money(toMinor(amount)), money(remaining))
  return (
    <li className="card-stored">
      <p>
        {texts.ending(end)}
        <br />
        <span className="muted small">{says}</span>
      </p>
      <button className="link small" name="remove_giftcard" value={_id} aria-label={texts.removeOf(end)}>
        {texts.remove}
      </button>
    </li>
  )
}

function CodeForm({ result, listId }: Pick<GiftCardsProps, 'result' | 'listId'>) {
  const { giftCards: texts } = useTexts('checkout')
  const isPosting = useIsPosting('op', 'giftcard')
  return (
    <PostForm to="/checkout/payment" keepsScroll className="form giftcards__form">
      <input type="hidden" name="op" value="giftcard" />
      <input type="hidden" name="list" value={listId} />
      <div className={result ? 'field field--bad' : 'field'}>
        <label htmlFor="giftcard_code">{texts.code}</label>
        <div className="giftcards__row">
          <input
            className="input"
            id="giftcard_code"
            name="giftcard_code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            enterKeyHint="done"
            defaultValue={result?.typed ?? ''}
            {...(result && { 'aria-invalid': true })}
            aria-describedby={result ? 'giftcard-error giftcard-hint' : 'giftcard-hint'}
          />
          <button className="button button--line" aria-busy={isPosting}>
            {isPosting ? texts.applying : texts.apply}
          </button>
        </div>
        {result && (
          <p className="field-error" id="giftcard-error" role="alert">
            <Icon name="alert" /> {result.problem === 'busy' ? texts.busy(result.minutes) : texts[result.problem]}
          </p>
        )}
        <p className="hint" id="giftcard-hint">
          {texts.hint}
        </p>
      </div>
    </PostForm>
  )
}
