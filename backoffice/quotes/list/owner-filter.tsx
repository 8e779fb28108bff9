import { useFilters } from '#backoffice/kit/list/filters.ts'
import { texts } from '../texts/en.ts'
import { useAgentName } from '../edit/use-agent.ts'
import { ownerOf } from './quote-query.ts'

/** Renders the salesperson filter for the quote list. */
export function OwnerFilter({ owners }: { owners: readonly string[] }) {
  const agent = useAgentName()
  const [, change, params] = useFilters()
  const current = ownerOf(params)
  const others = new Set([...owners, current].filter((owner) => owner !== '' && owner !== agent))
  return (
    <span className="select">
      <select
        className="input"
        aria-label={texts.columns.owner}
        value={current}
        onChange={({ currentTarget }) => change({ owner: currentTarget.value })}
      >
        <option value="">{texts.anyOwner}</option>
        <option value={agent}>{texts.me(agent)}</option>
        {[...others]
          .toSorted((a, b) => a.localeCompare(b))
          .map((owner) => (
            <option key={owner} value={owner}>
              {owner}
            </option>
          ))}
      </select>
    </span>
  )
}
