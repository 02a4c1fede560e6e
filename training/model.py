"""The reader: MiniLM's encoder with heads of our own."""

import json
import struct

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from labels import READING, TILTS
from tokens import AMOUNT, AMOUNTS

WIDTH, INNER, LAYERS, HEADS, MEANING = 384, 1536, 6, 12, 96
OPTION, SEP = 1, 102


class Layer(nn.Module):
    def __init__(self, dropout):
        super().__init__()
        self.query, self.key, self.value, self.joined = (nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.inner, self.outer = nn.Linear(WIDTH, INNER), nn.Linear(INNER, WIDTH)
        self.joined_norm, self.outer_norm = nn.LayerNorm(WIDTH, eps=1e-12), nn.LayerNorm(WIDTH, eps=1e-12)
        self.dropout = dropout

    def forward(self, x, mask):
        rows, length, _ = x.shape
        split = lambda y: y.view(rows, length, HEADS, WIDTH // HEADS).transpose(1, 2)
        mixed = F.scaled_dot_product_attention(split(self.query(x)), split(self.key(x)), split(self.value(x)), attn_mask=mask, dropout_p=self.dropout if self.training else 0.0)
        mixed = mixed.transpose(1, 2).reshape(rows, length, WIDTH)
        x = self.joined_norm(x + F.dropout(self.joined(mixed), self.dropout, self.training))
        return self.outer_norm(x + F.dropout(self.outer(F.gelu(self.inner(x))), self.dropout, self.training))


class Lookup(torch.autograd.Function):
    """Rows of a table. Unlike an embedding's, its backward pass never sorts and never waits for the device."""

    @staticmethod
    def forward(ctx, table, tokens):
        ctx.save_for_backward(tokens)
        ctx.rows = len(table)
        return table[tokens]

    @staticmethod
    def backward(ctx, gradient):
        (tokens,) = ctx.saved_tensors
        out = torch.zeros(ctx.rows, gradient.shape[-1], device=gradient.device)
        return out.index_add_(0, tokens.reshape(-1), gradient.reshape(-1, gradient.shape[-1]).float()), None


class Reader(nn.Module):
    def __init__(self, dropout=0.1):
        super().__init__()
        self.words, self.positions, self.types = nn.Embedding(30522, WIDTH), nn.Embedding(512, WIDTH), nn.Embedding(2, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.layers = nn.ModuleList(Layer(dropout) for _ in range(LAYERS))
        self.dropout = dropout
        self.option_in, self.option_out = nn.Linear(2 * WIDTH, WIDTH), nn.Linear(WIDTH, 2 + TILTS + 3)
        self.reading = nn.Linear(2 * WIDTH, sum(len(names) for names in READING))
        self.money_in, self.money_out = nn.Linear(2 * WIDTH, 256), nn.Linear(256, 3 + 7 + 1)
        self.doubt_in, self.doubt_out = nn.Linear(WIDTH + 3, 64), nn.Linear(64, 1)
        self.meaning = nn.Linear(WIDTH, MEANING)
        self.span = nn.Linear(WIDTH, 3)
        with torch.no_grad():
            self.money_out.bias.copy_(torch.tensor([0.0, 3.0, 0.0, -2.0, 2.0, 0.0, 0.0, 0.0, 0.0, 1.0, -3.0]))
            self.doubt_out.bias.fill_(2.5)
            self.option_out.weight[2:].mul_(0.1)

    def states(self, tokens):
        """Tokens 0 are padding."""
        real = tokens != 0
        sep = tokens == SEP
        kind = (((sep.cumsum(1) - sep.long()) > 0) & real)[..., None]
        first, second = self.types.weight
        x = Lookup.apply(self.words.weight, tokens) + self.positions.weight[None, : tokens.shape[1]] + first + kind * (second - first)
        x = F.dropout(self.norm(x), self.dropout, self.training)
        mask = real[:, None, None, :].expand(-1, 1, tokens.shape[1], -1)
        for layer in self.layers:
            x = layer(x, mask)
        return x, real

    def options(self, tokens, count):
        """Per option: logit of its share, logit of its being ticked, its tilts, and logits of its asking the same as the text, of its answering it, and of its asking the contrary. Then the state of the whole."""
        x, _ = self.states(tokens)
        marks = tokens == OPTION
        nth = torch.arange(1, count + 1, device=tokens.device)[None, :, None]
        places = ((marks.cumsum(1) * marks)[:, None] == nth).int().argmax(-1)
        own = torch.gather(x, 1, places[..., None].expand(-1, -1, WIDTH))
        whole = x[:, :1]
        hidden = F.gelu(self.option_in(torch.cat([own, whole.expand_as(own)], -1)))
        return self.option_out(F.dropout(hidden, self.dropout, self.training)), whole[:, 0]

    def alone(self, tokens):
        x, real = self.states(tokens)
        mean = (x * real[..., None]).sum(1) / real.sum(1, keepdim=True)
        return x[:, 0], mean

    def spans(self, tokens):
        """For every token: outside, at the beginning of, or inside an answer that the wording lists."""
        return self.span(self.states(tokens)[0])

    def read(self, whole, mean):
        return self.reading(torch.cat([whole, mean], -1))

    def money(self, whole, mean):
        return self.money_out(F.gelu(self.money_in(torch.cat([whole, mean], -1))))

    def doubt(self, whole, shares, present):
        """Logarithm of the concentration of the shares."""
        entropy = -(shares * torch.log(shares.clamp_min(1e-6)) * present).sum(-1, keepdim=True)
        count = torch.log(present.sum(-1, keepdim=True).float())
        highest = shares.max(-1, keepdim=True).values
        return self.doubt_out(F.gelu(self.doubt_in(torch.cat([whole, entropy, count, highest], -1)))).squeeze(-1)

    def mean_vector(self, mean):
        return F.normalize(self.meaning(mean).float(), dim=-1)


NAMES = {"query": "attention.self.query", "key": "attention.self.key", "value": "attention.self.value", "joined": "attention.output.dense", "joined_norm": "attention.output.LayerNorm",
         "inner": "intermediate.dense", "outer": "output.dense", "outer_norm": "output.LayerNorm"}


def load_minilm(reader, path):
    """The published weights, from a safetensors file of half precision."""
    with open(path, "rb") as file:
        (size,) = struct.unpack("<Q", file.read(8))
        head = json.loads(file.read(size))
        body = file.read()

    def tensor(name):
        entry = head[name]
        start, end = entry["data_offsets"]
        return torch.from_numpy(np.frombuffer(body[start:end], np.float16).astype(np.float32).reshape(entry["shape"]))

    with torch.no_grad():
        reader.words.weight.copy_(tensor("embeddings.word_embeddings.weight"))
        reader.positions.weight.copy_(tensor("embeddings.position_embeddings.weight"))
        reader.types.weight.copy_(tensor("embeddings.token_type_embeddings.weight"))
        reader.norm.weight.copy_(tensor("embeddings.LayerNorm.weight"))
        reader.norm.bias.copy_(tensor("embeddings.LayerNorm.bias"))
        for at, layer in enumerate(reader.layers):
            for own, theirs in NAMES.items():
                part = getattr(layer, own)
                part.weight.copy_(tensor(f"encoder.layer.{at}.{theirs}.weight"))
                part.bias.copy_(tensor(f"encoder.layer.{at}.{theirs}.bias"))
        # Amounts begin as points on a smooth curve around the dollar sign, so that near ones mean nearly the same.
        place = torch.arange(AMOUNTS)[:, None] / AMOUNTS
        wave = torch.cat([torch.sin(place * 2 ** (at / 4)) for at in range(1, 25)], 1)
        turn = torch.randn(wave.shape[1], WIDTH, generator=torch.Generator().manual_seed(3)) / wave.shape[1] ** 0.5
        own = ((wave - wave.mean(0)) @ turn).to(reader.words.weight.device)
        size = reader.words.weight[1000:].std()
        reader.words.weight[AMOUNT : AMOUNT + AMOUNTS] = reader.words.weight[1002] + size * own / own.std()
    return reader


def demand_curve(outputs, log_price, rising):
    """Share who would buy at a price, which always falls with it, or who would do something for pay (`rising`: 1), which
    always rises. `outputs`: ceiling, middle and spread, as the head gives them."""
    ceiling, middle, spread = outputs[..., 0:1], outputs[..., 1:2], F.softplus(outputs[..., 2:3]) + 0.15
    return torch.sigmoid(ceiling) * torch.sigmoid((1 - 2 * rising) * (middle - log_price) / spread)


def number_of(outputs):
    """Share of zeros, five quantiles and the most, on the log scale."""
    zero = torch.sigmoid(outputs[..., 0])
    middle = outputs[..., 1]
    steps = F.softplus(outputs[..., 2:6])
    quantiles = torch.stack([middle - steps[..., 0] - steps[..., 1], middle - steps[..., 1], middle, middle + steps[..., 2], middle + steps[..., 2] + steps[..., 3]], -1)
    return zero, quantiles, quantiles[..., 4] + F.softplus(outputs[..., 6])
