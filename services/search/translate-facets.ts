import type { z } from 'zod'
import type { SearchReply } from '#contract/search.ts'
import type { RequestTerms } from '#services/catalog/steps.ts'

type Facets = Pick<z.output<typeof SearchReply>, 'facet'>

/** Adds facet names and labels in the language of the request. Ids and texts stay English, as in URLs. */
export async function translateFacets<Reply extends Facets>(requestTerms: RequestTerms, reply: Reply): Promise<Reply> {
  const known = Object.entries(reply.facet)
  const words = known.flatMap(([, { display_name: name, value }]) => [name, ...value.map(({ text }) => text)])
  const terms = await requestTerms.read(words)
  if (terms.size === 0) return reply
  const facet = known.map(([code, { display_name: name, value, ...rest }]) => [
    code,
    {
      ...rest,
      display_name: terms.get(name) ?? name,
      value: value.map((each) => {
        const label = terms.get(each.text)
        return { ...each, ...(label !== undefined && { label }) }
      }),
    },
  ])
  return { ...reply, facet: Object.fromEntries(facet) }
}
