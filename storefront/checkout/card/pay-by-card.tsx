import type { Ref } from 'react'
import { brandName, CardMark, CardSprite } from '#storefront/widgets/card-brand.tsx'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { CardChoices, SaveCard } from './card-choices.tsx'
import { CardFrame, type CardFrameHandle } from './card-frame.tsx'
import { CardSummary } from './card-summary.tsx'
import { hostedCardPageUrl } from './frame-messages.ts'
import type { PaymentView } from '../payment/payment-view.ts'
import { anotherCard, chosenCard, type CardChoice } from './stored-cards.ts'

interface PayByCardProps {
  view: PaymentView
  choice: CardChoice
  onChoose: (choice: CardChoice) => void
  entersCard: boolean
  frame: Ref<CardFrameHandle>
  onToken: (token: string) => void
  onStop: () => void
  onSubmit: () => void
}

export function PayByCard({ view, choice, onChoose, entersCard, frame, onToken, onStop, onSubmit }: PayByCardProps) {
  const texts = useTexts('checkout')
  const { locale } = useShop()
  const { fields: vault } = view
  const { draft } = view.checkout
  const chosen = chosenCard(draft.payment)
  const hasStored = view.stored.length > 0
  return (
    <>
      <CardSprite />
      {hasStored ? (
        <CardChoices
          stored={view.stored}
          entered={chosen && chosen.storedPaymentMethodId === null ? chosen.card : null}
          chosen={choice}
          onChoose={onChoose}
        />
      ) : entersCard ? (
        chosen && <input type="hidden" name="card" value={anotherCard} />
      ) : (
        chosen && (
          <div className="card-stored">
            <input type="hidden" name="card" value="entered" />
            <CardSummary card={chosen.card} />
            <button className="link small" name="op" value="forget-card">
              {texts.useAnother}
            </button>
          </div>
        )
      )}
      {vault && entersCard && <AcceptedCards />}
      {vault && entersCard && (
        <CardFrame
          vault={vault}
          back={view.back}
          handle={frame}
          onToken={onToken}
          onStop={onStop}
          onSubmit={onSubmit}
        />
      )}
      {view.isCustomer && (entersCard || (hasStored ? choice === 'entered' : chosen !== null)) && (
        <SaveCard isOn={draft.keepsCard} />
      )}
      {vault && !entersCard && hasStored && (
        <noscript>
          <a className="link small" href={hostedCardPageUrl(vault.redirectUrl, view.back, locale.tag)}>
            {texts.cardPage}
          </a>
        </noscript>
      )}
    </>
  )
}

function AcceptedCards() {
  const texts = useTexts('checkout')
  const formats = useFormats()
  const { cardBrands } = useShop()
  return (
    <p className="card-marks">
      <span className="visually-hidden">{texts.acceptedCards(formats.list(cardBrands.map(brandName)))}</span>
      {cardBrands.map((brand) => (
        <CardMark key={brand} brand={brand} />
      ))}
    </p>
  )
}
