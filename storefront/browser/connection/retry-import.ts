/** Loads code with one retry; the second failure is an error [CHECKOUT-402, ERROR-412]. */
export async function retryImport<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch {
    return load()
  }
}
