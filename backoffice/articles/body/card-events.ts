const controls = 'button, input, textarea, select'

/**
 * Returns true for events on a card's controls. The editor handles all other events, such as selecting or dragging the
 * card.
 */
export function isControlEvent({ type, target }: Pick<Event, 'type' | 'target'>): boolean {
  if (type.startsWith('drag') || type === 'drop') return false
  return target !== null && 'closest' in target && (target as Element).closest(controls) !== null
}
