import { chooseABarbell } from './articles/choose-a-barbell.ts'
import type { ArticleEntry } from './articles/entry.ts'
import { howPlatesGotTheirSize } from './articles/how-plates-got-their-size.ts'
import { smallGarageGym } from './articles/small-garage-gym.ts'

/** The first articles of the magazine, oldest first. */
export const demoArticles: readonly ArticleEntry[] = [chooseABarbell, smallGarageGym, howPlatesGotTheirSize]
