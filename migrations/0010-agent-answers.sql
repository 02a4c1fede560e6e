-- What one agent has answered, over all questions of everybody: one of 210,000 among millions of answers.
create index answers_agent_id on answers (agent_id, question_id);
