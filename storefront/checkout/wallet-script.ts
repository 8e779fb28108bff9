declare const trustedTypes:
  | {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ) => { createScriptURL: (url: string) => string }
    }
  | undefined

const loads = new Map<string, Promise<void>>()

/**
 * Runs a wallet vendor's script once, from the one address that the store names; the page's headers let it in only where
 * that wallet is set up. A load that failed is tried again.
 */
export function loadWalletScript(address: string): Promise<void> {
  const load = loads.get(address) ?? run(address)
  loads.set(address, load)
  load.catch(() => loads.delete(address))
  return load
}

function run(address: string): Promise<void> {
  return new Promise((done, fail) => {
    const script = document.createElement('script')
    const named = { createScriptURL: (url: string) => url }
    const policy = typeof trustedTypes === 'undefined' ? named : trustedTypes.createPolicy('wallet-script', named)
    script.src = policy.createScriptURL(address)
    script.async = true
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => {
      script.remove()
      fail(new Error(`${address} did not load`))
    })
    document.head.append(script)
  })
}
