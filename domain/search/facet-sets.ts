import { compareNaturally, facetValuesOf, type Candidate } from './select.ts'

interface FacetSet {
  codes: readonly number[]
  values: readonly number[]
}

/** Sets of facets. Products with equal facets share a set. */
export interface FacetSets {
  sets: readonly FacetSet[]
  codes: readonly string[]
  texts: readonly string[]
  codeOfValue: readonly number[]
  valueId: (code: string, text: string) => number | undefined
  codeOf: (code: string) => number | undefined
  /** Returns the value ids in display order. */
  ordered: (code: number) => readonly number[]
  idOf: (facets: string, inStock: boolean) => number
}

export function createFacetSets(): FacetSets {
  const sets: FacetSet[] = []
  const known = new Map<string, number>()
  const codes: string[] = []
  const codeIds = new Map<string, number>()
  const texts: string[] = []
  const codeOfValue: number[] = []
  const valuesByCode: Map<string, number>[] = []
  const orders: (readonly number[] | undefined)[] = []

  const idOfCode = (code: string) => {
    const id = codeIds.get(code) ?? codes.push(code) - 1
    codeIds.set(code, id)
    valuesByCode[id] ??= new Map()
    return id
  }
  const idOfValue = (code: number, text: string) => {
    const ofCode = valuesByCode[code]!
    const id = ofCode.get(text)
    if (id !== undefined) return id
    ofCode.set(text, texts.length)
    codeOfValue.push(code)
    orders[code] = undefined
    return texts.push(text) - 1
  }
  const setOf = (facets: Candidate['facets']): FacetSet => {
    const all = Object.entries(facets).map(([code, values]) => ({ code: idOfCode(code), values }))
    return {
      codes: all.map(({ code }) => code),
      values: all.flatMap(({ code, values }) => values.map((text) => idOfValue(code, text))),
    }
  }
  return {
    sets,
    codes,
    texts,
    codeOfValue,
    codeOf: (code) => codeIds.get(code),
    valueId: (code, text) => {
      const id = codeIds.get(code)
      return id === undefined ? undefined : valuesByCode[id]!.get(text)
    },
    ordered: (code) =>
      (orders[code] ??= [...valuesByCode[code]!]
        .toSorted(([a], [b]) => compareNaturally(a, b))
        .map(([, value]) => value)),
    idOf: (facets, inStock) => {
      const name = `${inStock ? '+' : '-'}${facets}`
      const id = known.get(name)
      if (id !== undefined) return id
      known.set(name, sets.length)
      return sets.push(setOf(facetValuesOf({ facets: JSON.parse(facets) as Candidate['facets'], inStock }))) - 1
    },
  }
}
