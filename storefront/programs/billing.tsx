import { Link } from '../link.tsx'
import { siteSettings } from '#domain/sites.ts'
import { useFormats, useShop, useTexts } from '../shop-context.tsx'
import type { ProgramDetail } from './program-view.ts'

/** What it costs, when and on which card, and every bill so far. */
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
            : texts.cardShown(card.brand, card.last4, String(card.month).padStart(2, '0'), String(card.year))}
        </dd>
        <dt>{texts.began}</dt>
        <dd>{formats.date(beganOn)}</dd>
        <dt>{texts.paidPeriods}</dt>
        <dd>{formats.number(cycles)}</dd>
      </dl>
      <Invoices program={program} />
    </section>
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
