/** Loads code, and once more when it did not come; what does not come the second time is an error [CHECKOUT-402, ERROR-412]. */
export async function loadTwice<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch {
    return load()
  }
}
