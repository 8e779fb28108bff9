export const steps = ['about', 'delivery', 'privacy'] as const
export type Step = (typeof steps)[number]

export function readStep(text: string | undefined): Step | null {
  return steps.find((step) => step === text) ?? null
}

/** Returns the path of a registry step, or of the registry if no step is specified. */
export function stepPath(id: string, step?: Step): string {
  const own = `/account/registry/${id}`
  return step === undefined ? own : `${own}/${step}`
}
