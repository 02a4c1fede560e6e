import type { TrustFidelityQuestionsOutput } from '../../../sdk/index.ts'
import { words as inWords, percent } from '../../format.ts'
import { trust as words } from '../../strings/trust.ts'
import { Card } from '../../ui/page.tsx'

type Question = TrustFidelityQuestionsOutput['questions'][number]

/** One question: the bar is what people said, the line across it where the forecast put them. */
export const ExaminedQuestion = ({ question }: { question: Question }) => (
  <Card as="li" className="grid content-start gap-3">
    <div>
      <h3 className="text-sm/5">{question.text}</h3>
      <p className="mt-1 text-[13px] text-soft">
        {words.questionNote(question.survey, inWords(question.topic), question.confidence, question.width)}
      </p>
    </div>
    <table className="w-full text-[13px] tabular-nums">
      <thead>
        <tr className="text-left text-soft">
          <th scope="col" className="py-0.5 font-normal">
            {words.option}
          </th>
          <th scope="col" className="w-16 py-0.5 text-right font-normal">
            {words.people}
          </th>
          <th scope="col" className="w-16 py-0.5 text-right font-normal">
            {words.forecastShort}
          </th>
        </tr>
      </thead>
      <tbody>
        {question.options.map(({ option, people, forecast }) => (
          <tr key={option} className="align-top">
            <th scope="row" className="py-1 pr-3 text-left font-normal">
              <span className="[overflow-wrap:anywhere]">{option}</span>
              <span className="relative mt-1 block h-1.5 rounded-full bg-hover">
                <span className="absolute inset-y-0 left-0 rounded-full bg-c1" style={{ width: `${people * 100}%` }} />
                <span
                  className="absolute -inset-y-1 w-[3px] -translate-x-1/2 bg-c2"
                  style={{ left: `${forecast * 100}%` }}
                />
              </span>
            </th>
            <td className="py-1 text-right">{percent(people)}</td>
            <td className="py-1 text-right">{percent(forecast)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="text-[13px] font-medium">{words.offBy(question.tv)}</p>
  </Card>
)
