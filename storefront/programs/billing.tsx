import { siteSettings } from '#domain/sites.ts'
import { brandName, expiryOf } from '#storefront/widgets/card-brand.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { ProblemMessage } from '#storefront/widgets/status-message.tsx'
import { ActionStatus } from '#storefront/widgets/account/messages/action-status.tsx'
import { PostForm, useActionResult, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { problemText } from './problem-text.ts'
import type { ProgramResult } from './program-actions.ts'
import type { ProgramDetail } from './program-view.ts'

export function Billing({ program }: { program: ProgramDetail }) {
  const texts = useTexts('programs')
  const formats = useFormats()
  const { site } = useShop()
  const { status, price, suffix, plan, renewsOn, nextTry, card, beganOn, cycles } = program
  const next = status === 'trialing' || status === 'active' ? renewsOn : status === 'past_due' ? nextTry : null
  return (
    <section className="box" aria-labelledby="billing">
      <h2 className="h3" id="billing">
        {texts.billing}
      </h2>
      <dl className="programs__facts">
        <dt>{texts.price}</dt>
        <dd>
          <span className="figures">{formats.money(price) + suffix}</span>
          <small className="muted">{plan === null ? texts.once : texts.plans[plan]}</small>
        </dd>
        <dt>{texts.nextCharge}</dt>
        <dd>
          {next === null ? texts.noCharge : formats.date(next)}
          {next !== null && siteSettings[site].taxDisplay === 'net' && <small className="muted">{texts.taxNote}</small>}
        </dd>
        <dt>{texts.card}</dt>
        <dd>
          {card === null
            ? texts.noCard
            : texts.cardShown(brandName(card.brand), card.last4, expiryOf(card).month, String(card.year))}
        </dd>
        <dt>{texts.began}</dt>
        <dd>{formats.date(beganOn)}</dd>
        <dt>{texts.paidPeriods}</dt>
        <dd>{formats.number(cycles)}</dd>
      </dl>
      <CardStatus program={program} />
      {program.mayCancel && <OtherCard program={program} />}
      <Invoices program={program} />
    </section>
  )
}

function CardStatus({ program: { card } }: { program: ProgramDetail }) {
  const texts = useTexts('programs')
  const messages = useTexts('widgets/account/messages').program
  const result = useActionResult<ProgramResult>()
  const name = card === null ? '' : `${brandName(card.brand)} ${card.last4}`
  return (
    <>
      <ActionStatus page="program" only={['card']} nameOf={() => name} />
      <ProblemMessage text={result?.op === 'card' ? problemText(result, texts, messages) : null} />
    </>
  )
}

/** Renders the form for changing the card, which immediately retries a failed charge. */
function OtherCard({ program: { id, card, cards, status } }: { program: ProgramDetail }) {
  const texts = useTexts('programs')
  const isPosting = useIsPosting('op', 'card')
  // Preselects a different card, because that is the usual intent.
  const chosen = cards.find(({ last4 }) => last4 !== card?.last4) ?? cards[0]
  return (
    <details className="facet" id="card" open={status === 'past_due'}>
      <summary>{texts.otherCard}</summary>
      <PostForm to={`/account/programming/${id}`} className="programs__manage" keepsScroll>
        {cards.length > 0 && (
          <fieldset>
            <legend className="visually-hidden">{texts.otherCard}</legend>
            {cards.map((each) => (
              <label key={each.id} className="choice">
                <input type="radio" name="card" value={each.id} defaultChecked={each === chosen} />
                <span>
                  {texts.cardShown(brandName(each.brand), each.last4, expiryOf(each).month, String(each.year))}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <p>
          <Link className="link" to="/account/payment-methods?add=1">
            {texts.storeCard}
          </Link>
        </p>
        {cards.length > 0 && (
          <button className="button button--line" name="op" value="card" aria-busy={isPosting}>
            {status === 'past_due' ? texts.chargeAgain : texts.chargeTo}
          </button>
        )}
      </PostForm>
    </details>
  )
}

function Invoices({ program: { invoices, beganOn, orderId } }: { program: ProgramDetail }) {
  const texts = useTexts('programs')
  const formats = useFormats()
  return (
    <table className="table programs__invoices">
      <caption>{texts.invoices}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.period}</th>
          <th scope="col">{texts.status}</th>
          <th scope="col">{texts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map(({ period, dueOn, status, amount }) => (
          <tr key={period}>
            <td>{formats.date(dueOn)}</td>
            <td>{texts.chargeStatuses[status]}</td>
            <td>{amount === null ? '' : formats.money(amount)}</td>
          </tr>
        ))}
        <tr>
          <td>{formats.date(beganOn)}</td>
          <td colSpan={2}>
            <Link className="link" to={`/account/order/${orderId}`}>
              {texts.inOrder(orderId)}
            </Link>
          </td>
        </tr>
      </tbody>
    </table>
  )
}
