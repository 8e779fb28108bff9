import type { ArticleEntry } from './entry.ts'

export const aPudWithAHandle: ArticleEntry = {
  id: 5004,
  slug: 'a-pud-with-a-handle',
  title: 'A pud with a handle',
  excerpt: 'A market weight that somebody swung instead of carrying it, and what is left of the market in it.',
  category: 103,
  tags: ['Kettlebells', 'Training'],
  date: '2026-01-20T09:00:00Z',
  picture: { name: 'scene-kettlebells', alt: 'Kettlebells in a row, each heavier than the one before' },
  content: `<p>The number on the most common kettlebell is rounded. Before it was 16 kg it was one pud: forty Russian pounds, 16 kilograms and 380 grams. Two puds became the bell of 32 kg, one and a half the 24. If you have ever wondered why kettlebells used to jump by eight kilograms, that is half a pud, and the reason is a pair of scales.</p>
<h2>A weight for the scale</h2>
<p>The Russian word for it, girya, means a weight for a balance before it means anything else; the weights of a tall clock are called so too. Grain, flour and hay were sold by the pud, and who sold by the pud needed pieces of iron that one person could move. They had a flat foot, to stand on the pan, and a handle wide enough for a whole hand. Who first swung one instead of carrying it was not written down. It will have been on the second day that there was one.</p>
<p>It happened in other places as well. In Scotland the half hundredweight of 56 lb was given a ring, and is thrown over a bar to this day, backward and with one hand. In China blocks of stone were cut in the shape of a padlock, swung and caught by the shackle. Wherever there is a weight with a grip and a long market day, somebody will bet that you cannot.</p>
<h2>From the fair to the clock</h2>
<p>In 1885 a circle of amateur athletes was opened in Saint Petersburg, and Russians count their weightlifting from it. Bells, dumbbells and barbells lay side by side there. The barbell won, since it can be loaded by small steps and held with both hands. A bell is what it is. When lifting came to be about the heaviest single attempt, it had only one thing to offer: how often.</p>
<p>So that became the sport. In 1948 strong men from all over the Soviet Union met in Moscow to lift two puds as many times as they could, and in 1985 the country held its first championship. Soon after that a clock was set beside the platform, because some contestants would not stop. The usual limit has been ten minutes since: the jerk with two bells and then the snatch with one, changing hands once, or the long cycle, in which two bells are cleaned before each jerk. They may not be put down. Ten minutes is not a long time for anything else.</p>
<p>In western Europe and in America bells had stood in the gyms of 1900 too. They were forgotten there for most of a century and came back around the year 2000 as something new.</p>
<h2>Why some are all of one size</h2>
<p>A cast bell is as large as its weight makes it. Cast iron weighs 7.2 g a cubic centimeter, so a solid ball of 16 kg is 162 mm across and one of 32 kg is 204. Twice the weight is only a quarter more in width. It is enough to change where the ball lies on your forearm, so with a <a href="/ironwright-kettlebell">cast bell</a> each new weight has to be learned a little.</p>
<p>For somebody who has to do the same thing a hundred times, that will not do. A <a href="/vestergrav-competition-kettlebell">competition bell</a> is 210 mm across and 280 mm high at every weight. The size comes from the heavy end: a solid ball of 210 mm would weigh 35 kg, so 32 and a handle just go into it, and everything lighter is hollow. Since they all look the same they are painted: pink for 8 kg, blue 12, yellow 16, purple 20, green 24, orange 28, red 32.</p>
<h2>What the handle does</h2>
<p>A dumbbell has its weight in the hand, half on either side. A kettlebell has it about 150 mm outside. Overhead it lies against the forearm and pulls the arm back; in a swing it makes the arm longer, and the bell a pendulum. A pendulum that is let go at the height of the shoulder pulls with three times its weight at the lowest point, however long it is. A bell of 24 kg asks your hands and your back for 72 there, twenty times a minute or more.</p>
<p>That is all the magic in it. A weight that you could not train with if you lifted it slowly becomes heavy by moving. It also tells you where to be careful: not at the top, where everybody looks, but at the bottom, where the back has to be straight and the grip has to hold. Dry hands, chalk, and stop while the swing still looks like the first one.</p>
<h2>The first one</h2>
<ul><li><strong>New to lifting:</strong> 8 or 12 kg for most women, 16 for most men. Too light is put right in a month.</li><li><strong>Used to a barbell:</strong> 16 kg for most women, 24 for most men, and humility for the snatch.</li><li><strong>For pressing:</strong> a bell that you can press five times with your weaker hand.</li><li><strong>For swinging:</strong> one or two sizes above that one.</li><li><strong>For little room:</strong> <a href="/quillon-adjustable-kettlebell">one that changes</a>, from 12 to 32 kg, in the size of the sport.</li></ul>
<p>Steps are a question of proportion. From 8 to 12 kg is half as much again, from 28 to 32 only a seventh. If you get stuck between two, do not wait until you are strong enough for one press with the next: do sets of five with the old one until they are sets of ten.</p>
<p>The pud itself was abolished in the 1920s, when the Soviet Union went over to the kilogram. The scales were changed, the price lists and the school books too. The weights were already in use for something else. You can still buy <a href="/ironwright-kettlebell">a pud and a half in iron</a>, though the number on it is 24 kg, half a kilogram less than the old scale asked for.</p>`,
}
