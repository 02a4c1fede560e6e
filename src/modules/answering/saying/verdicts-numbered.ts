import { type Bank, bankOf } from './compose-patterns.ts'

/** Points of a numbered scale. `n` is the point in figures, `nw` the same or in words, `top` the highest point. */

export const pointLow: Bank = bankOf('point-low', [
  'b>{n}.',
  'b>{n}. Sorry.',
  'b>{n}, tops.',
  "{a_n}[|, and that's that|, sorry|, if I'm blunt].",
  '{n} out of {top} [from me|here|for {matter}].',
  "I'd give {matter} {a_n}[|, not more|, no higher].",
  '{matter}? {a_n}.',
  "That's {a_n} for {matter}[|, I can't go higher].",
  'Only {a_n} for {matter}.',
  '{matter} get{s} {a_n} [from me|and no more].',
  'Down at {a_n} for {matter}.',
  'c>I thought about being nice, but {a_n} for {matter}.',
  "c>Oh, {a_n}, [don't hate me|I'm a tough crowd], for {matter}.",
  "k>I'd put {matter} at {nw}[|, not higher].",
  'd>{a_n}, [and I rounded up|generously], for {matter}.',
  'w>I feel bad, but {a_n} for {matter}.',
  'o>{a_n}, {matter} leave{s} me uneasy.',
  "It's {a_n} from me on {matter}.",
  'Call it {a_n}[|, no better].',
  'Sitting at {nw} out of {top} on {matter}.',
  "{?low_end}Lowest you've got for {matter}, {a_n}.",
  '{?low_end}Bottom of the scale, {n}, for {matter}.',
])
export const pointMiddle: Bank = bankOf('point-middle', [
  'b>{n}.',
  'b>{n}, middle of the road.',
  '{a_n}[|, middling|, give or take|, somewhere in there].',
  '{n} out of {top} [from me|here|for {matter}].',
  "I'd give {matter} {a_n}.",
  '{matter}? {a_n}.',
  '{matter} get{s} {a_n} from me.',
  'Somewhere around the middle, {a_n} for {matter}.',
  'c>Hmm, call it {a_n} for {matter}, [could be worse|I could be talked up or down].',
  'c>I keep going back and forth on {matter}, so {a_n}.',
  "k>I'd put {matter} at {nw}, [on balance|for now].",
  'd>{a_n} for {matter}, [the sound of a shrug|a shrug in number form].',
  "w>{a_n} for {matter}, [fair's fair|seems fair].",
  'o>{a_n}, {matter} could still go wrong.',
  "It's {a_n} from me on {matter}.",
  'Call it {a_n}[|, no more, no less].',
  'Sitting at {nw} out of {top} on {matter}.',
  'Put me at {nw} for {matter}.',
  'An honest {n} for {matter}.',
])
export const pointHigh: Bank = bankOf('point-high', [
  'b>{n}.',
  'b>{n}, easy.',
  "{a_n}[|, easily|, I'd say|, happy to].",
  '{n} out of {top} [from me|here|for {matter}].',
  "I'd give {matter} {a_n}.",
  '{matter}? {a_n}[|, easily].',
  '{matter} get{s} {a_n} from me.',
  'Up at {a_n} for {matter}.',
  "c>Oh, {a_n} for {matter}, [I'd tell anyone|gladly].",
  'c>I was going to be stingy, but {a_n} for {matter}.',
  "k>I'd put {matter} at {nw}, [all things considered|having thought about it].",
  "d>{a_n} for {matter}, [and I'm hard to please|mark the day].",
  'w>{a_n}, {matter} deserve{s} it.',
  'o>{a_n} for {matter}, fingers crossed it stays that way.',
  "It's {a_n} from me on {matter}.",
  'Call it {a_n}.',
  'Sitting at {nw} out of {top} on {matter}.',
  'Put me at {nw} for {matter}.',
  'A solid {n} for {matter}.',
  '{?high_end}Top marks for {matter}, {a_n}.',
  '{?high_end}As high as it goes for {matter}, {n}.',
])

/** Would recommend, from 0 to 10. */
export const recommendLow: Bank = bankOf('recommend-low', [
  "{a_n}, I wouldn't [steer anyone to|send a friend to|bring up] {matter}.",
  "{n}, because I don't recommend {matter} to people I like.",
  "I'd keep {matter} to myself, {a_n}.",
  "{a_n}, if a friend asked about {matter} I'd change the subject.",
  "Not something I'd pass along, {matter}, {a_n}.",
])
export const recommendMiddle: Bank = bankOf('recommend-middle', [
  "{a_n}, if somebody asked about {matter} I'd say {its} fine.",
  "I'd mention {matter} if it came up, {a_n}.",
  "{a_n}, I don't go around recommending {matter}, but I wouldn't warn anyone off either.",
  '{a_n}, {matter} would suit some people I know.',
])
export const recommendHigh: Bank = bankOf('recommend-high', [
  "{a_n}, I've got people I'd [tell about|point to] {matter}.",
  "I'd tell a friend about {matter}, {a_n}.",
  "{a_n}, {matter} {is} one thing I'd pass along.",
  "Ask me over coffee and I'd bring up {matter}, {a_n}.",
])
