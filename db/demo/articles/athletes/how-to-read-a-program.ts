import type { ArticleEntry } from '../entry.ts'

export const howToReadAProgram: ArticleEntry = {
  id: 5022,
  slug: 'how-to-read-a-program',
  title: 'How to read a program',
  excerpt:
    'Sets, percentages, reserve, tempo, and rest: the shorthand of training plans, worked through with one squat.',
  category: 330,
  tags: ['Training', 'Beginners'],
  date: '2026-03-24T09:00:00Z',
  picture: { name: 'program-books', alt: 'Two spiral-bound training programs on a rubber floor' },
  content: `<p>5 x 3 @ 85%, 31X1, 3:00. To some people that is a sentence, to others it looks like the code for a safe. Programs are written in shorthand because coaches write many of them. It takes a quarter of an hour to learn, and afterward you can judge a plan before you have lost twelve weeks to it.</p>
<h2>Sets and repetitions</h2>
<p>In the United States the first number is usually the sets and the second the repetitions: 5 x 3 is five sets of three. Some European books reverse it. When in doubt, look for a line such as 3 x 10 in the same plan. Nobody does ten sets of three curls.</p>
<p>A plus sign after the last number, as in 3 x 5+, means that the last set goes on for as many good repetitions as you have. AMRAP says the same. Stop when the speed falls off sharply, not when the bar stops.</p>
<h2>How heavy</h2>
<p>There are three ways to say it.</p>
<ol><li><strong>Kilograms.</strong> Clear, and true for one person on one day.</li><li><strong>Percent of the most you can lift once.</strong> Fits any lifter, as long as the maximum is real. Use what you lifted in the last two months, not in college.</li><li><strong>Repetitions in reserve,</strong> or RPE, which counts the other way around. RPE 8 leaves two in reserve, RPE 9 leaves one, RPE 10 none. It adapts to bad sleep. It needs some months of honesty first.</li></ol>
<p>Percent and repetitions are connected. A common estimate says that the maximum equals the weight times one plus the repetitions divided by 30. Turn it around and you get the share of the maximum that most people can lift a given number of times:</p>
<table><thead><tr><th scope="col">Repetitions</th><th scope="col">Percent</th><th scope="col">With a maximum of 100 kg</th></tr></thead><tbody><tr><th scope="row">2</th><td>94</td><td>94 kg</td></tr><tr><th scope="row">3</th><td>91</td><td>91 kg</td></tr><tr><th scope="row">5</th><td>86</td><td>86 kg</td></tr><tr><th scope="row">8</th><td>79</td><td>79 kg</td></tr><tr><th scope="row">10</th><td>75</td><td>75 kg</td></tr></tbody></table>
<p>Now 5 x 3 at 85 percent makes sense. A triple would be all-out at 91, so at 85 each set ends with about two repetitions left. That is hard work you can do five times. The same five sets at 91 would be five contests.</p>
<h2>Tempo and rest</h2>
<p>Four characters describe one repetition: seconds down, seconds at the bottom, seconds up, seconds at the top. 31X1 is three seconds down, a pause of one, up as fast as you can (X), and one second before the next. A set of three takes about 18 seconds that way instead of nine.</p>
<p>The last number is rest. Short rest makes a session hard; long rest makes the sets heavy. Three minutes for the main lift and 90 seconds for the rest of it will do for most plans that say nothing.</p>
<h2>The volume of a week</h2>
<p>Multiply sets, repetitions, and weight, and you get a number with which two weeks can be compared. Three squat days for a lifter with a maximum of 100 kg:</p>
<table><thead><tr><th scope="col">Day</th><th scope="col">Plan</th><th scope="col">Repetitions</th><th scope="col">Volume</th></tr></thead><tbody><tr><th scope="row">Monday</th><td>5 x 5 @ 75%</td><td>25</td><td>1,875 kg</td></tr><tr><th scope="row">Wednesday</th><td>3 x 5 @ 60%</td><td>15</td><td>900 kg</td></tr><tr><th scope="row">Friday</th><td>4 x 3 @ 85%</td><td>12</td><td>1,020 kg</td></tr><tr><th scope="row">Week</th><td></td><td>52</td><td>3,795 kg</td></tr></tbody></table>
<p>Write the same line for every week of a plan before you start it. If the sum rises by more than about a tenth from one week to the next, ask why. If it rises for eight weeks without a lighter one, the author has not planned your week nine, and your knees will.</p>
<h2>Five questions for any plan</h2>
<ul><li>Does it say what to do after a missed repetition?</li><li>Is there a light week, and when?</li><li>Do squats, hinges, presses, and pulls all appear at least once a week?</li><li>How long is a session, rest included? Add it up.</li><li>What does it ask for that you do not own?</li></ul>
<p>A plan that answers all five is worth twelve weeks. One that answers none may still have a nice cover.</p>
<p>[product sku="IW-PROG-STR"]</p>
<h2>Then leave it alone</h2>
<p>The most common way to ruin a program is to improve it. Do it as written once, with a book next to the bar, and change one thing the second time. A complete and simple example, with the rules for bad days, is <a href="/theindex/athletes/a-first-year-with-a-bar">A first year with a bar</a>. Others are on the shelf with <a href="/training-programs">training programs</a>.</p>`,
}
