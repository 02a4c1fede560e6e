/** From light to deep. */
export const skins = [
  '#f5dccb',
  '#f0ceb6',
  '#e8bd9e',
  '#dcaa85',
  '#cb936b',
  '#b47b55',
  '#996344',
  '#7e5038',
  '#66402e',
] as const

/** Black, the browns from dark to light, the blonds, auburn, copper. */
export const hairs = [
  '#2a2523',
  '#3b2d27',
  '#50392d',
  '#6b4b36',
  '#8b6646',
  '#ab8556',
  '#cba76c',
  '#7d412d',
  '#a85a36',
] as const

/** What hair turns to: streaks first, silver and white last. */
export const greys = ['', '#8f8b87', '#a9a6a2', '#c4c2be', '#ebe9e4'] as const

export const grounds = [
  '#cfd8dc',
  '#c9d6cf',
  '#d8d3c4',
  '#dccfc9',
  '#cdd0df',
  '#d9cdd6',
  '#bfcfd6',
  '#c2cdb9',
  '#e0d4b8',
  '#d6bfb4',
  '#b9c3d4',
  '#c8bccb',
] as const

export const cloths = [
  '#33415c',
  '#4a5a78',
  '#5f7f95',
  '#2f5d62',
  '#557c6f',
  '#7c8f6a',
  '#a9a27c',
  '#c79a4b',
  '#b8734e',
  '#9c4f46',
  '#7a3e4d',
  '#8a6f8f',
  '#5b4b6e',
  '#3f3f46',
  '#77787d',
  '#e9e5dc',
  '#d9c8b4',
  '#b9c7d0',
] as const

export const frames = ['#2d2a2a', '#5a3b2a', '#7b6a4d', '#46505e', '#7a4048'] as const

/** The colour `share` of the way from one to the other. */
export function blend(from: string, to: string, share: number): string {
  const a = Number.parseInt(from.slice(1), 16)
  const b = Number.parseInt(to.slice(1), 16)
  let mixed = 0
  for (let shift = 16; shift >= 0; shift -= 8) {
    const low = (a >> shift) & 255
    mixed = (mixed << 8) | Math.round(low + (((b >> shift) & 255) - low) * share)
  }
  return `#${mixed.toString(16).padStart(6, '0')}`
}

/** From 0, black, to 255, white. */
export function lightness(colour: string): number {
  const value = Number.parseInt(colour.slice(1), 16)
  return (((value >> 16) & 255) * 3 + ((value >> 8) & 255) * 6 + (value & 255)) / 10
}

/** How far two colours lie apart to the eye, roughly: from 0 to 765. */
export function distance(one: string, other: string): number {
  const a = Number.parseInt(one.slice(1), 16)
  const b = Number.parseInt(other.slice(1), 16)
  let sum = 0
  for (let shift = 16; shift >= 0; shift -= 8) sum += Math.abs(((a >> shift) & 255) - ((b >> shift) & 255))
  return sum
}
