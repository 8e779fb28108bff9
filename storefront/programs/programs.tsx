import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { EmptyState } from '#storefront/widgets/empty-state.tsx'
import type { ProgramView } from './program-view.ts'
import { ProgramStatus } from './program-status.tsx'

export function Programs({ view: programs }: { view: readonly ProgramView[] }) {
  const texts = useTexts('programs')
  return (
    <AccountPage title={texts.title} lead={<p className="muted">{texts.lead}</p>} className="programs">
      {programs.length === 0 ? (
        <EmptyState text={texts.none} to={`/search?q=${encodeURIComponent(texts.lookFor)}`} action={texts.look} />
      ) : (
        <ul className="programs__list">
          {programs.map((program) => (
            <li key={program.id}>
              <ProgramCard program={program} />
            </li>
          ))}
        </ul>
      )}
    </AccountPage>
  )
}

function ProgramCard({ program }: { program: ProgramView }) {
  const texts = useTexts('programs')
  const formats = useFormats()
  const { id, name, picture, plan, price, suffix, cycles } = program
  return (
    <article className="programs__card">
      <span className="picture">{picture !== null && <img src={picture} width="308" height="308" alt="" />}</span>
      <div>
        <h2 className="h3">
          <Link className="programs__name" to={`/account/programming/${id}`}>
            {name}
          </Link>
        </h2>
        <p className="muted small">
          {plan === null ? texts.once : texts.plans[plan]},{' '}
          <span className="figures">{formats.money(price) + suffix}</span>
        </p>
        <ProgramStatus program={program} />
        <p className="muted small">{texts.cycles(cycles)}</p>
      </div>
    </article>
  )
}
