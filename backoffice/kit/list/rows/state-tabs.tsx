import { Link, useSearchParams } from 'react-router'

interface StateTabsProps<State extends string> {
  label: string
  /** The first one needs no parameter in the URL. */
  states: readonly (readonly [state: State, title: string])[]
  current: State
}

/** Renders the states of a queue as links; the state is in the URL. */
export function StateTabs<State extends string>({ label, states, current }: StateTabsProps<State>) {
  const [params] = useSearchParams()
  return (
    <nav className="tabs" aria-label={label}>
      {states.map(([state, title], index) => {
        const next = new URLSearchParams(params)
        next.delete('page')
        if (index === 0) next.delete('state')
        else next.set('state', state)
        return (
          <Link key={state} to={`?${next.toString()}`} aria-current={state === current ? 'page' : undefined}>
            {title}
          </Link>
        )
      })}
    </nav>
  )
}
