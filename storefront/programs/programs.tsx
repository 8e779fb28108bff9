import { AccountHead } from '#storefront/widgets/account-head.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { EmptyState } from '#storefront/widgets/empty-state.tsx'
import type { ProgramView } from './program-view.ts'
import { ProgramStatus } from './program-status.tsx'

export function Programs({ view: programs }: { view: readonly ProgramView[] }) {
  const texts = useTexts('programs')
  return (
    <main id="main" className="page-width account programs">
      <AccountHead title={texts.title} back={{ to: '/account', label: texts.backToAccount }}>
        <p className="muted">{texts.lead}</p>
      </AccountHead>
      {programs.length === 0 ? (
        <EmptyState text={texts.none} to="/new-gear" action={texts.look} />
      ) : (
        <ul className="programs__list">
          {programs.map((program) => (
            <li key={program.id}>
              <ProgramCard program={program} />
            </li>
          ))}
        </ul>
      )}
    </main>
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
