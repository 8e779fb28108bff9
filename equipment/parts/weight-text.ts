const pound = 0.453_592_37

/**
 * Parses a marked weight such as '50 LB' or '12-32 KG' into kilograms. Uses the last number. Throws if there is none.
 */
export function kilogramsOf(weight: string): number {
  const found = /(\d+(?:\.\d+)?)\s*(KG|LB)\s*$/i.exec(weight)
  if (!found) throw new Error(`${weight} is not a weight such as 24 KG or 50 LB.`)
  return Number(found[1]) * (found[2]!.toUpperCase() === 'LB' ? pound : 1)
}
