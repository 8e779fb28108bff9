export const texts = {
  pictures: 'Pictures',
  pictureOf: (number: number, count: number) => `Picture ${number} of ${count}`,
  whatItIs: 'What it is',
  numbers: 'Numbers',
  goesWithIt: 'Goes with it',
  drawing: (name: string) => `${name} from front, right and above, with its dimensions`,
}
export type ProductTexts = typeof texts
