/** Contexts of use that fit any product. */
export const contexts: readonly string[] = [
  'In use since spring, four times a week.',
  'Third year in a cold garage.',
  'We are a gym of sixty people, and it is in use all day.',
  'Ordered on a Monday, here on Friday.',
  'Bought for the cellar, where the ceiling is low.',
  'I came back to training at fifty-three, and it has helped.',
  'Our school has used it for two terms now.',
  'Second order from this shop.',
  'A friend had one, and I tried his first.',
  'I compared four of them before I ordered.',
  'Well packed, with nothing loose in the carton.',
  'For the price I expected less.',
  'I have had it for a month, so this is a first impression.',
  'A present to myself that I do not regret.',
  'I train alone, in the evening.',
  'It went into a rented flat, and the landlord is happy.',
  'Half a year of daily use.',
  'My daughter uses it as much as I do.',
]

/** Reviewers' first names, shown with the initial of a last name. */
export const names: readonly string[] = (
  'Ada Aidan Alba Amir Anna Arlo Bea Ben Bruno Carla Cass Chloe Dan Dara Dev Edith Eli Elsa Emil Esme Faye Finn Gemma ' +
  'Gus Hana Hugo Ida Imran Ines Ivo Jade Jonas Josie Kai Kofi Lars Lena Leo Lucia Mads Maeve Marco Marta Mika Mina ' +
  'Nadia Niall Nils Noor Olga Omar Otto Pia Priya Quinn Rafa Rhea Rob Rosa Rune Sam Sana Silas Sofia Tara Theo Tilda ' +
  'Tom Uma Vera Viktor Wren Yara Yusuf Zoe'
).split(' ')
