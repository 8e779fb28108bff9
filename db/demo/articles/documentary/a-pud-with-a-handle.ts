import type { ArticleEntry } from '../entry.ts'

export const aPudWithAHandle: ArticleEntry = {
  id: 5004,
  slug: 'a-pud-with-a-handle',
  title: 'A pud with a handle',
  excerpt: 'How a market weight became something to swing, and what the kettlebell still owes to the scales.',
  category: 103,
  tags: ['Kettlebells', 'Training'],
  date: '2026-01-20T09:00:00Z',
  picture: { name: 'scene-kettlebells', alt: 'Kettlebells in a row, each heavier than the one before' },
  content: `<p>The number on the most common kettlebell is rounded. Before it was 16 kg it was one pud: forty Russian pounds, 16 kilograms and 380 grams. Two puds became the bell of 32 kg, one and a half the 24. If you have ever wondered why kettlebells used to come in jumps of eight kilograms: that is half a pud, and the reason is a pair of scales.</p>
<h2>A weight for the scale</h2>
<p>The Russian word, girya, means first of all a counterweight for a balance. The weights of a grandfather clock go by the same name. Grain, flour, and hay were sold by the pud, and anyone who sold by the pud needed lumps of iron that one person could move. They had a flat base, to stand on the pan, and a handle wide enough for a whole hand. Nobody wrote down who first swung one instead of carrying it. It probably happened on the second day.</p>
<p>Other places had the same idea. In Scotland the half hundredweight of 56 lb got a ring, and it is thrown over a bar to this day, backward and with one hand. In China, stone blocks in the shape of a padlock were swung and caught by the shackle. Wherever there is a weight with a grip and a long market day, someone will bet that you can't.</p>
<h2>From the fair to the clock</h2>
<p>In 1885 a club of amateur athletes opened in Saint Petersburg, and Russian weightlifting dates itself from there. Kettlebells, dumbbells, and barbells lay side by side. The barbell won, because it can be loaded in small steps and held with both hands. A bell is what it is. Once lifting was about the heaviest single attempt, the bell could only compete on repetitions.</p>
<p>So that became the sport. In 1948 strongmen from all over the Soviet Union met in Moscow to lift two puds as many times as they could, and in 1985 the country held its first championship. Soon afterward a clock appeared next to the platform, because some contestants would not stop. The usual limit has been ten minutes ever since: the jerk with two bells and then the snatch with one, changing hands once, or the long cycle, in which two bells are cleaned before each jerk. You may not put them down. Ten minutes is not long for anything else.</p>
<p>Western European and American gyms had kettlebells around 1900, too. They were forgotten for most of a century and came back around 2000 as something new.</p>
<h2>Why some are all of one size</h2>
<p>A cast bell is as big as its weight makes it. Cast iron weighs 7.2 g per cubic centimeter, so a solid ball of 16 kg is 162 mm across and one of 32 kg is 204. Double the weight adds only a quarter to the width. That is still enough to change where the ball rests on your forearm, so with a <a href="/ironwright-kettlebell">cast bell</a> you have to learn each new weight a little.</p>
<p>If you have to do the same thing a hundred times, that is a problem. A <a href="/vestergrav-competition-kettlebell">competition bell</a> is 210 mm across and 280 mm high at every weight. The size comes from the heavy end: a solid ball of 210 mm would weigh 35 kg, so 32 kg and a handle just fit, and everything lighter is hollow. They all look alike, so they are painted: pink for 8 kg, blue 12, yellow 16, purple 20, green 24, orange 28, red 32.</p>
<h2>What the handle does</h2>
<p>A dumbbell carries its weight in the hand, half on either side. A kettlebell carries it about 150 mm away. Overhead, it lies against the forearm and pulls the arm back. In a swing, it makes the arm longer and turns the bell into a pendulum. A pendulum released at shoulder height pulls with three times its weight at the lowest point, no matter how long it is. There, a 24 kg bell asks your hands and your back for 72, twenty times a minute or more.</p>
<p>That is all the magic there is. A weight too light to train with slowly becomes heavy by moving. It also tells you where to be careful: not at the top, where everyone looks, but at the bottom, where the back has to be straight and the grip has to hold. Dry your hands, use chalk, and stop while the swing still looks like the first one.</p>
<h2>The first one</h2>
<ul><li><strong>New to lifting:</strong> 8 or 12 kg for most women, 16 for most men. If it is too light, you will know in a month.</li><li><strong>Used to a barbell:</strong> 16 kg for most women, 24 for most men, and some humility for the snatch.</li><li><strong>For pressing:</strong> a bell that you can press five times with your weaker hand.</li><li><strong>For swinging:</strong> one or two sizes above that one.</li><li><strong>For small rooms:</strong> <a href="/quillon-adjustable-kettlebell">one that changes</a>, from 12 to 32 kg, in the size of the sport.</li></ul>
<p>Think of steps as percentages. Going from 8 to 12 kg is half as much again; from 28 to 32 it is only a seventh. If you are stuck between two bells, do not wait for the day you can press the next one once. Do sets of five with the old one until they are sets of ten.</p>
<p>The pud itself was abolished in the 1920s, when the Soviet Union switched to the kilogram. The scales changed, and so did the price lists and the schoolbooks. The weights were already in use for something else. You can still buy <a href="/ironwright-kettlebell">a pud and a half in iron</a>, though the number on it is 24 kg, half a kilogram less than the old scale asked for.</p>`,
}
