import { Link, useSearchParams } from 'react-router'

interface StateTabsProps<State extends string> {
  label: string
  /** The first state is the default and needs no URL parameter. */
  states: readonly (readonly [state: State, title: string])[]
  current: State
}

/** Renders a queue's states as links. The state is in the URL. */
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
