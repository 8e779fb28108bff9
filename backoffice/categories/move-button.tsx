import { Icon } from '#ui/icon.tsx'

interface MoveButtonProps {
  id: string
  label: string
  direction: 'up' | 'down'
  /** True if the item cannot move further. The button stays focusable. */
  isEnd: boolean
  isBusy?: boolean
  onMove: () => void
}

/** Renders a button that moves a list item by one place. */
export function MoveButton({ id, label, direction, isEnd, isBusy = false, onMove }: MoveButtonProps) {
  return (
    <button
      id={id}
      type="button"
      className={`icon-button move-button move-button--${direction}`}
      aria-label={label}
      aria-disabled={isEnd || isBusy}
      onClick={() => {
        if (!isEnd && !isBusy) onMove()
      }}
    >
      <Icon name="arrow" />
    </button>
  )
}
