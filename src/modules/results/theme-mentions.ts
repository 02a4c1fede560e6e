export interface ThemeMentions {
  label: string
  mentions: { answer_id: number; agent_id: number; weight: number; text: string }[]
}
