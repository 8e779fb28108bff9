import { Link, useSearchParams } from 'react-router'
import { returnStates } from '#domain/returns/transitions.ts'
import type { Site } from '#domain/sites.ts'
import { texts } from '../texts/en.ts'
import { stateOf } from './return-query.ts'

/** Renders the return states as links. */
export function StateTabs({ site }: { site: Site }) {
  const [params] = useSearchParams()
  const isSearch = params.has('q')
  const current = stateOf(params)
  return (
    <nav className="tabs" aria-label={texts.statesLabel}>
      {returnStates.map((state) => (
        <Link
          key={state}
          to={`/returns?${new URLSearchParams({ site, state }).toString()}`}
          aria-current={!isSearch && state === current ? 'page' : undefined}
        >
          {texts.states[state]}
        </Link>
      ))}
    </nav>
  )
}
