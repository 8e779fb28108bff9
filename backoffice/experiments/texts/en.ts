export const texts = {
  title: 'Experiments',
  empty: 'No experiments are running. To run one, add a flag rule that splits visitors between values.',
  flags: 'Show flags',
  flag: (key: string) => `Flag ${key}`,
  noVisitors: 'No visitors yet. Counts appear within about five minutes.',
  table: (name: string, site: string) => `${name}: ${site}`,
  columns: {
    variation: 'Variation',
    visitors: 'Visitors',
    buyers: 'Buyers',
    orders: 'Orders',
    rate: 'Conversion rate',
    revenue: 'Revenue',
    perVisitor: 'Revenue per visitor',
    chance: 'Chance to beat control',
  },
  control: 'Control',
  share: (percent: string) => `${percent} of visitors planned`,
  none: '–',
  mixed: (count: number) =>
    count === 1
      ? '1 visitor saw more than one variation and is left out.'
      : `${count.toLocaleString('en-US')} visitors saw more than one variation and are left out.`,
  mismatch: (probability: string) =>
    `The split of visitors doesn’t match the plan (probability ${probability}). Don’t trust these results. Check each variation for redirects, errors, and blocked scripts.`,
  newWeights:
    'The weights changed while the experiment was running, so the split of visitors isn’t compared with the plan. Start an experiment with a new key for reliable results.',
  tiny: 'below 0.001%',
  almostAll: 'above 99.9%',
  almostNone: 'below 0.1%',
  method: {
    title: 'How this is measured',
    visitors:
      'A visitor is a browser that allowed analytics and saw a variation. Bots and visitors without consent are not counted.',
    orders:
      'Orders count for 30 days after a browser first saw its variation. Revenue includes tax and shipping, before refunds, in the site’s currency.',
    chance:
      'The chance to beat the control is the Bayesian probability that the variation’s conversion rate is higher, with a uniform prior for both rates. It doesn’t compare revenue.',
    split:
      'The split of visitors is compared with the plan by a chi-square test. A probability below 0.1% is a mismatch.',
    wait: 'Decide on a sample size before you start. If you check the chance every day, it exceeds 95% by chance more often than you’d expect.',
  },
}
