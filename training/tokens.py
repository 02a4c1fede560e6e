"""Text to token numbers, as src/modules/answering does it."""

import math
import re

from tokenizers import Tokenizer

CLS, SEP, OPTION, PRICE = 101, 102, 1, 2
# An amount of dollars is one token: eight for every power of ten, from a cent to a hundred million.
AMOUNT, AMOUNTS, PER_DECADE = 10, 81, 8
MONEY = re.compile(r"\[unused1\]|\$ ?(\d[\d,]{0,15}(?:\.\d{1,9})?)(?: ?(k|m|thousand|million|billion)\b)?|\b(\d[\d,]{0,15}(?:\.\d{1,9})?)[ -]?(dollars?|bucks?|cents?)\b", re.IGNORECASE | re.ASCII)
TIMES = {"k": 1e3, "thousand": 1e3, "m": 1e6, "million": 1e6, "billion": 1e9}
LONGEST_QUESTION, LAST_WORDS, LONGEST_OPTION, LONGEST_SENTENCE, LONGEST = 112, 40, 20, 32, 240
MASK = "[unused1]"
WORD = re.compile(r"\S+")


def money_token(match):
    if match[0].lower() == MASK:
        return PRICE
    amount = float((match[1] or match[3]).replace(",", "")) * TIMES.get((match[2] or "").lower(), 1)
    if (match[4] or "").lower().startswith("cent"):
        amount /= 100
    return amount_token(amount)


def amount_token(amount):
    place = math.floor(PER_DECADE * (math.log10(max(amount, 0.001)) + 2) + 0.5)
    return AMOUNT + min(AMOUNTS - 1, max(0, place))


class Tokens:
    def __init__(self, path):
        self.tokenizer = Tokenizer.from_file(path)
        self.tokenizer.no_padding()
        self.tokenizer.no_truncation()
        self.known = {}

    def of(self, text):
        found = self.known.get(text)
        if found is None:
            found, end = [], 0
            for match in MONEY.finditer(text):
                found += self.words(text[end : match.start()]) + [money_token(match)]
                end = match.end()
            found += self.words(text[end:])
            self.known[text] = found
        return found

    def placed(self, text):
        """The same tokens as `of`, each with where its word begins in the text; -1 for what goes on with a word."""
        found, starts, end = [], [], 0

        def words(till):
            for word in WORD.finditer(text, end, till):
                ids = self.words(word.group())
                found.extend(ids)
                starts.extend([word.start()] + [-1] * (len(ids) - 1) if ids else [])

        for match in MONEY.finditer(text):
            words(match.start())
            found.append(money_token(match))
            starts.append(match.start())
            end = match.end()
        words(len(text))
        return found, starts

    def words(self, text):
        return self.tokenizer.encode(text, add_special_tokens=False).ids

    def question(self, text):
        """A long text keeps its beginning and its end, where the question stands."""
        ids = self.of(text)
        return ids if len(ids) <= LONGEST_QUESTION else ids[: LONGEST_QUESTION - LAST_WORDS] + ids[-LAST_WORDS:]

    def alone(self, text):
        return [CLS] + self.question(text) + [SEP]

    def pair(self, text, answer):
        return [CLS] + self.question(text) + [SEP] + self.of(answer)[:48] + [SEP]

    def listing(self, text, options, longest=LONGEST_OPTION):
        question = [CLS] + self.question(text) + [SEP]
        room = max(2, min(longest, (LONGEST - len(question)) // max(1, len(options)) - 1))
        for option in options:
            question += [OPTION] + self.of(option)[:room]
        return question + [SEP]
