/** Loads code with one retry. Throws after the second failure [CHECKOUT-402, ERROR-412]. */
export async function retryImport<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch {
    return load()
  }
}
