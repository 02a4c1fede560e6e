/** A bar on the terminal while something takes its time; nothing where output goes to a file. */
export function progressBar(label: string): { show(share: number): void; end(): void } {
  const terminal = process.stderr.isTTY
  const WIDTH = 24
  let shown = -1
  return {
    show(share) {
      const filled = Math.round(share * WIDTH)
      if (!terminal || filled === shown) return
      shown = filled
      process.stderr.write(`\r${label} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`)
    },
    end() {
      if (terminal && shown >= 0) process.stderr.write('\r\u001b[K')
    },
  }
}
