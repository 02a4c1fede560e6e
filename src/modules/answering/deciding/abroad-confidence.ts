import type { Confidence } from '../engine.ts'
import { type Abroad, shareThere } from './abroad.ts'
import { askNoise } from './ask-families.ts'
import type { Forecast } from './forecast.ts'
import type { Asked } from './panel-agent.ts'
import { topicOf } from './topic.ts'

/**
 * How much wider the interval of a share is where the forecast, which is of US adults, is taken for another country.
 * Argued, since nothing was measured there: shares of rich countries on one question lie about 10 to 12 points around
 * each other, which is what the error of a forecast is as well (a stated ± 15 is a standard deviation of 12). The two add
 * up by their squares to 1.4 times; the rest is for poorer countries, and for figures there that are estimates, too.
 */
const WIDER = 1.5
/** Beyond this it would say no more. */
const WIDEST = 50

/** The error stated for a panel of which this share lives abroad. */
export function errorFor({ uncertainty }: Forecast, abroad: number): number {
  return abroad === 0 ? uncertainty : Math.max(uncertainty, Math.min(WIDEST, uncertainty * (1 + (WIDER - 1) * abroad)))
}

/** What is known was measured or estimated in the US, and is worth less elsewhere; but use has figures of its own. */
export function confidenceAbroad(asked: Asked, abroad: Abroad | null): Confidence {
  const { confidence } = asked.forecast
  if (confidence === 'high') return 'medium'
  return confidence === 'medium' && abroad !== null && hasOwnFigure(asked, abroad) ? 'medium' : 'low'
}

function hasOwnFigure(asked: Asked, abroad: Abroad): boolean {
  const { category } = topicOf(asked)
  return category !== null && askNoise(asked.reading).family === 'use' && shareThere(abroad, category) !== null
}
