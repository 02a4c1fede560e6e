"""Text to token numbers, as src/modules/answering does it."""

from tokenizers import Tokenizer

CLS, SEP, OPTION, PRICE = 101, 102, 1, 2
LONGEST_QUESTION, LAST_WORDS, LONGEST_OPTION, LONGEST = 112, 40, 20, 240
MASK = "[unused1]"


class Tokens:
    def __init__(self, path):
        self.tokenizer = Tokenizer.from_file(path)
        self.tokenizer.no_padding()
        self.tokenizer.no_truncation()
        self.known = {}

    def of(self, text):
        found = self.known.get(text)
        if found is None:
            found = []
            for at, part in enumerate(text.split(MASK)):
                if at > 0:
                    found.append(PRICE)
                found += self.tokenizer.encode(part, add_special_tokens=False).ids
            self.known[text] = found
        return found

    def question(self, text):
        """A long text keeps its beginning and its end, where the question stands."""
        ids = self.of(text)
        return ids if len(ids) <= LONGEST_QUESTION else ids[: LONGEST_QUESTION - LAST_WORDS] + ids[-LAST_WORDS:]

    def alone(self, text):
        return [CLS] + self.question(text) + [SEP]

    def pair(self, text, answer):
        return [CLS] + self.question(text) + [SEP] + self.of(answer)[:48] + [SEP]

    def listing(self, text, options):
        question = [CLS] + self.question(text) + [SEP]
        room = max(2, min(LONGEST_OPTION, (LONGEST - len(question)) // max(1, len(options)) - 1))
        for option in options:
            question += [OPTION] + self.of(option)[:room]
        return question + [SEP]
