interface Policy {
  createScriptURL: (url: string) => string
}
declare const trustedTypes: { createPolicy: (name: string, rules: Policy) => Policy } | undefined

const loads = new Map<string, Promise<void>>()
let policy: Policy | undefined

/** Loads a wallet vendor's script once, if the content security policy allows it. A failed load can be retried. */
export function loadWalletScript(address: string): Promise<void> {
  const load = loads.get(address) ?? run(address)
  loads.set(address, load)
  load.catch(() => loads.delete(address))
  return load
}

/** Creates the policy once, because the content security policy allows each policy name only once. */
function policyOf(): Policy {
  const named = { createScriptURL: (url: string) => url }
  policy ??= typeof trustedTypes === 'undefined' ? named : trustedTypes.createPolicy('wallet-script', named)
  return policy
}

function run(address: string): Promise<void> {
  return new Promise((done, fail) => {
    const script = document.createElement('script')
    script.src = policyOf().createScriptURL(address)
    script.async = true
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => {
      script.remove()
      fail(new Error(`${address} did not load`))
    })
    document.head.append(script)
  })
}
