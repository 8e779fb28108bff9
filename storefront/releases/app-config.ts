import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type AppConfig = Reply<Store, 'GET /svc_ssr/config'>

/** Returns true if flags, banners, payment methods, or pickup differ. Other site settings are read on use. */
export function isConfigChanged(before: AppConfig, after: AppConfig): boolean {
  const shown = ({ features, banners, paymentMethods, pickup }: AppConfig) =>
    JSON.stringify([features, banners, paymentMethods, pickup])
  return shown(before) !== shown(after)
}

const loginPath = /^(?:\/[a-z]{2}){0,2}\/login\/?$/

interface ConfigParts {
  call: StoreCall
  /** Reloads the page data without loading a document. */
  reload: () => unknown
}

/** Loads the app config, and reloads the page data if the config has changed [SHELL-040, SHELL-416]. */
export function appConfig({ call, reload }: ConfigParts) {
  let known: AppConfig | undefined
  const load = async () => {
    const config = await call('GET /svc_ssr/config', {}, { isFresh: true })
    const isChanged = known !== undefined && isConfigChanged(known, config)
    known = config
    if (isChanged) await reload()
  }
  let path = ''
  /** Reloads the config after navigation from the login page, because every login leaves that page. */
  const follow = (next: string) => {
    if (loginPath.test(path) && !loginPath.test(next)) void load().catch(() => {})
    path = next
  }
  return { load, follow }
}
