export const registryStepNames = ['about', 'delivery', 'privacy'] as const
export type RegistryStep = (typeof registryStepNames)[number]

export function parseRegistryStep(text: string | undefined): RegistryStep | null {
  return registryStepNames.find((step) => step === text) ?? null
}

/** Returns the path of a registry step, or of the registry if no step is specified. */
export function registryStepPath(id: string, step?: RegistryStep): string {
  const own = `/account/registry/${id}`
  return step === undefined ? own : `${own}/${step}`
}
