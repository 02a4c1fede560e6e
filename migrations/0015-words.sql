-- What an answer's words are: found for the question ('said'), the value alone ('plain'), a fact ('record'), that there is
-- nothing to say ('nothing'), that the question does not apply ('not_applicable'), or why it is not answered ('refused').
-- Null for answers from before, and for those that a language model wrote.
alter table answers add column words text;
