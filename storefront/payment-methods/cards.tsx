import type { ReactNode } from 'react'
import { brandName, CardMark, CardSprite, expiryOf } from '#storefront/widgets/card-brand.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { DeleteQuestion, FormSection, SavedPage } from '#storefront/widgets/saved-items-page.tsx'
import { ActionStatus } from '#storefront/widgets/account/messages/action-status.tsx'
import { ProblemMessage, textOfCode } from '#storefront/widgets/status-message.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { BillingAddressForm } from './billing-address-form.tsx'
import type { CardsView, CardView } from './load-cards.ts'

const to = '/account/payment-methods'

/** Renders a customer's stored cards with the form that is open [PAY-403]. */
export function Cards({ view, children }: { view: CardsView; children: ReactNode }) {
  const texts = useTexts('payment-methods')
  const { cards, adding, billing, removing, isFull } = view
  return (
    <>
      <CardSprite />
      <SavedPage
        to={to}
        texts={texts}
        status={<CardsStatus view={view} />}
        form={adding && <FormSection title={texts.addTitle}>{children}</FormSection>}
        isFull={isFull}
        cards={cards.map((card) => ({
          id: card.id,
          card: (
            <Card
              card={card}
              isRemoving={removing === card.id}
              book={billing?.card === card.id ? billing.book : null}
            />
          ),
        }))}
      />
    </>
  )
}

function CardsStatus({ view: { problem } }: { view: CardsView }) {
  const texts = useTexts('payment-methods')
  return (
    <>
      <ActionStatus page="payment-methods" />
      <ProblemMessage text={textOfCode(texts.problems, problem)} />
    </>
  )
}

interface CardProps {
  card: CardView
  isRemoving: boolean
  book: NonNullable<CardsView['billing']>['book'] | null
}

function Card({ card, isRemoving, book }: CardProps) {
  const texts = useTexts('payment-methods')
  const { id, expired, isDefault, billsTo } = card
  const name = texts.shown(brandName(card.brand), card.last4)
  const { month, year } = expiryOf(card)
  return (
    <article className="saved__card" aria-label={name}>
      {(isDefault || expired) && (
        <p className="saved__marks">
          {isDefault && <span className="badge">{texts.isDefault}</span>}
          {expired && <span className="badge badge--quiet">{texts.expired}</span>}
        </p>
      )}
      <p>
        <CardMark brand={card.brand} /> <strong>{name}</strong>
        <br />
        <span className="muted small">{texts.expires(month, year)}</span>
      </p>
      {book === null ? (
        <p className="muted small">
          {billsTo === null ? texts.noBillsTo : texts.billsTo(billsTo)}
          {' · '}
          <Link className="link" to={`${to}?bill=${id}#bills`}>
            {billsTo === null ? texts.chooseBillsTo : texts.changeBillsTo}
            <span className="visually-hidden">{texts.billsOf(name)}</span>
          </Link>
        </p>
      ) : (
        <BillingAddressForm card={card} book={book} />
      )}
      {isRemoving ? (
        <DeleteQuestion
          to={to}
          field={{ name: 'card', value: id }}
          question={texts.sure}
          yes={texts.delete}
          no={texts.keep}
        >
          {texts.sureText}
        </DeleteQuestion>
      ) : (
        <div className="saved__actions">
          {!isDefault && !expired && (
            <PostForm to={to} keepsScroll>
              <input type="hidden" name="op" value="default" />
              <input type="hidden" name="card" value={id} />
              <button className="link">
                {texts.makeDefault}
                <span className="visually-hidden">: {name}</span>
              </button>
            </PostForm>
          )}
          <Link className="link" to={`${to}?remove=${id}#sure`} aria-label={texts.deleteOf(name)}>
            {texts.delete}
          </Link>
        </div>
      )}
    </article>
  )
}
