import type { ReactNode } from 'react'
import { useLocation } from '#storefront/router/contexts.ts'
import { useQuery } from '#storefront/browser/use-query.ts'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { useActionResult } from '#storefront/widgets/post-form.tsx'
import { ProblemMessage } from '#storefront/widgets/status-message.tsx'
import { Icon } from '#ui/icon.tsx'
import { type AccountAction, type AccountPageId, actionsOf } from './account-actions.ts'
import { successText } from './account-messages.ts'

interface ActionStatusProps<Page extends AccountPageId> {
  page: Page
  /** The actions with results shown here. Defaults to all. */
  only?: readonly AccountAction<Page>[]
  /** The item that the message must be about. Defaults to any item. */
  item?: string
  /** Items with results shown elsewhere. */
  except?: readonly string[]
  /** Returns the changed item's name. Without one, the message is not shown if the item is unknown. */
  nameOf?: (item: string | null) => string | undefined
  /** Returns true if the page no longer matches the success text, such as after a reload days later. */
  isStale?: (action: AccountAction<Page>, item: string | null) => boolean
  /** A count for the success text. */
  count?: number
  /** Renders a form or link after the success text, such as Undo for the changed item. */
  undo?: (item: string) => ReactNode
}

/** Announces and shows the result of the page's last action, from a fixed list [ERROR-433]. */
export function ActionStatus<Page extends AccountPageId>(props: ActionStatusProps<Page>) {
  const { page, only, item, except = [], nameOf, isStale, count, undo } = props
  const messages = useTexts('widgets/account/messages')[page]
  const { key } = useLocation()
  const query = useQuery()
  const hasResult = useActionResult() !== undefined
  const outcome = actionsOf(page).outcome(query)
  const isAbout = item === undefined ? !except.includes(outcome.item ?? '') : outcome.item === item
  const isHere = !hasResult && isAbout
  const shownAction = (action: AccountAction<Page> | null) =>
    isHere && action !== null && (only === undefined || only.includes(action)) ? action : null
  const [done, failed] = [shownAction(outcome.done), shownAction(outcome.failed)]
  const name = nameOf ? nameOf(outcome.item) : ''
  const text =
    done === null || name === undefined || isStale?.(done, outcome.item)
      ? null
      : successText(messages[done].success, name, count)
  return (
    <div className="action-status">
      <output className={text === null ? undefined : 'message message--ok'}>
        {text !== null && (
          // The new key makes screen readers announce a repeated text.
          <span key={key} className="action-status__text">
            <Icon name="check" />
            <span className="row">
              <span>{text}</span>
              {outcome.item !== null && undo?.(outcome.item)}
            </span>
          </span>
        )}
      </output>
      <ProblemMessage key={key} text={failed === null ? null : messages[failed].failure} />
    </div>
  )
}
