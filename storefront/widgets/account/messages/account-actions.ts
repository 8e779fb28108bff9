/** The write actions of each account page, by route id. A form names its action in the field `op` [ERROR-433]. */
export const accountActions = {
  settings: [
    'password',
    'device',
    'devices',
    'email',
    'export',
    'delete-account',
    'keep-account',
    'passkey-add',
    'passkey-rename',
    'passkey-remove',
    'newsletters',
    'leave-all',
  ],
  'about-me': ['save', 'proof'],
  addresses: ['address', 'default-shipping', 'default-billing', 'delete'],
  'payment-methods': ['store', 'default', 'bill', 'delete'],
  'review-form': ['save', 'delete', 'remove'],
  order: ['again', 'cancel', 'message', 'cancel-request', 'address-request'],
  'add-order': ['claim', 'send'],
  'my-lists': ['create-wishlist', 'create-registry', 'rename', 'share', 'hide', 'delete', 'restore'],
  wishlist: ['share', 'hide', 'quantity', 'note', 'remove', 'restore', 'move', 'to-registry', 'move-all'],
  'own-registries': ['create', 'restore'],
  'own-registry': [
    'item',
    'remove',
    'restore',
    'add',
    'add-product',
    'up',
    'down',
    'order',
    'thanks',
    'archive',
    'unarchive',
    'buy-rest',
    'delete',
  ],
  'registry-step': ['about', 'saved-address', 'address', 'privacy', 'photo', 'remove-photo'],
  'stock-alerts': ['ask', 'remove', 'restore'],
  program: ['cancel', 'reactivate', 'card', 'done', 'undone', 'record'],
  quotes: ['request'],
  quote: ['accept', 'decline', 'change', 'message', 'file'],
  'return-print': ['photos', 'sent', 'cancel'],
} as const

export type AccountPageId = keyof typeof accountActions
export type AccountAction<Page extends AccountPageId> = (typeof accountActions)[Page][number]

/** The result of an account page's last action, as read from the redirect's query. */
interface ActionOutcome<Action extends string> {
  done: Action | null
  failed: Action | null
  /** Id of the changed item, which determines the message's text and position. */
  item: string | null
}

/** Reads and writes an account page's actions. Unknown actions and results are null [ERROR-433]. */
export function actionsOf<Page extends AccountPageId>(page: Page) {
  type Action = AccountAction<Page>
  const known: readonly Action[] = accountActions[page]
  const find = (text: unknown): Action | null => known.find((action) => action === text) ?? null
  return {
    read: (form: { get(name: string): unknown }) => find(form.get('op')),
    done: (action: Action, item?: string) => `?done=${action}${item === undefined ? '' : `&item=${item}`}`,
    failed: (action: Action, item?: string) => `?failed=${action}${item === undefined ? '' : `&item=${item}`}`,
    outcome: (query: URLSearchParams): ActionOutcome<Action> => ({
      done: find(query.get('done')),
      failed: find(query.get('failed')),
      item: /^[\w.-]{1,40}$/.exec(query.get('item') ?? '')?.[0] ?? null,
    }),
  }
}
