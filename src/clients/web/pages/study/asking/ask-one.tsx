import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useCall } from '../../../api.ts'
import { conversing } from '../../../strings/asking.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { useAwaitAnswer } from './use-heard.ts'

/** A further question, to this agent alone. */
export function AskOne({ agentId, name }: { agentId: string; name: string }) {
  const [question, setQuestion] = useState('')
  const awaitAnswer = useAwaitAnswer(agentId)
  const ask = useCall('questions.askAgent', {
    changes: ['questions.listDirect', 'billing.'],
    onDone: (asked) => {
      setQuestion('')
      void awaitAnswer(asked)
    },
  })
  const ready = [...question.trim()].length >= 3
  const send = () => {
    if (ready && !ask.isPending) ask.mutate({ agent_id: agentId, question: question.trim() })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      send()
    }
  }
  return (
    <div className="grid gap-2 rounded-card border border-line bg-raised p-4">
      <TextArea
        label={conversing.label(name)}
        placeholder={conversing.placeholder(name)}
        hint={conversing.hint}
        value={question}
        onChange={({ target }) => setQuestion(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="flex justify-end">
        <Button
          kind="primary"
          icon={<SendHorizontal size={15} aria-hidden />}
          busy={ask.isPending}
          disabled={!ready}
          onClick={send}
        >
          {conversing.ask}
        </Button>
      </div>
    </div>
  )
}
