/** The icons of the sprite (ui/icons.svg), drawn on a 20 by 20 grid with square ends. */
const iconNames = [
  'account',
  'alert',
  'arrow',
  'back',
  'cart',
  'chat',
  'check',
  'close',
  'filter',
  'flag',
  'globe',
  'info',
  'lock',
  'menu',
  'minus',
  'pause',
  'play',
  'plus',
  'search',
  'truck',
] as const
export type IconName = (typeof iconNames)[number]
