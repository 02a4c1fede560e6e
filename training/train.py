"""Trains the reader: first on what authors know, then on what was measured; and examines it on what it has not seen.

    python training/train.py --work training/.work --out DIR [--epochs 12] [--seed 0] [--cpu]
"""

import argparse
import copy
import json
import math
import os
import time

import numpy as np
import torch
import torch.nn.functional as F

from labels import ATTRIBUTE_SLICES, LEVELS, READING, TILTS
from model import Reader, demand_curve, load_minilm, number_of

TRAINED, HELD, MEASURED = 0, 1, 2
TEXTS = ("reading", "demand", "number")
MEANING_WIDTH, SENTENCE_WIDTH = 96, 48
LISTED = 6
OTHERS = {"reading": 192, "demand": 128, "number": 48, "meaning": 192, "fits": 256, "spans": 96}
GRAIN = 8
OPTIONS = 12
FINAL = 99
SAME, TURNED = 0, 4  # lists of questions of which some ask the same, and of which some ask the contrary; what others list goes with a question or not


class Rows:
    """Rows of one task on the device: tokens in one line, gathered into a rectangle when a batch is made."""

    def __init__(self, arrays, prefix, device):
        own = {name[len(prefix) + 1 :]: arrays[name] for name in arrays.files if name.startswith(prefix + ".")}
        self.sizes = torch.from_numpy(own.pop("lengths").astype(np.int64))
        self.lengths = self.sizes.to(device)
        self.tokens = torch.from_numpy(own.pop("tokens").astype(np.int32)).to(device)
        self.starts = torch.cumsum(self.lengths, 0) - self.lengths
        self.columns = {name: torch.from_numpy(value.astype(np.float32) if value.dtype == np.float16 else value.astype(np.int64) if value.dtype.kind in "iu" else value).to(device) for name, value in own.items()}
        self.count = len(self.sizes)
        self.device = device

    def rectangle(self, starts, lengths, width):
        place = torch.arange(width, device=self.device)[None]
        index = (starts[:, None] + place).clamp_max(len(self.tokens) - 1)
        return torch.where(place < lengths[:, None], self.tokens[index], 0).long()

    def width(self, at, grain=GRAIN):
        """`at`: on the processor, so that nothing waits for the device."""
        return int(math.ceil(int(self.sizes[at].max()) / grain) * grain)

    def of(self, here, width):
        return self.rectangle(self.starts[here], self.lengths[here], width)

    def __getattr__(self, name):
        return self.columns[name]


def batches(rows, at, size, generator):
    """Rows of like length together, in random order."""
    at = at[torch.argsort(rows.sizes[at].float() + 6 * torch.rand(len(at), generator=generator))]
    parts = list(torch.split(at, size))
    for part in torch.randperm(len(parts), generator=generator).tolist():
        yield parts[part]


def share_loss(reader, rows, at, width):
    counts = rows.columns["count"][at]
    outputs, _ = reader.options(rows.of(at, width), OPTIONS)
    outputs = outputs.float()
    present = torch.arange(OPTIONS, device=at.device)[None] < counts[:, None]
    target = rows.shares[at]
    logs = F.log_softmax(outputs[..., 0].masked_fill(~present, -1e4), -1)
    kl = (target * (torch.log(target.clamp_min(1e-4)) - logs) * present).sum(-1)
    ticked = (surprise(torch.sigmoid(outputs[..., 1]), target) * present).sum(-1) / counts
    loss = (rows.worth[at] * torch.where(rows.each[at].bool(), 2 * ticked, kl)).mean()
    return loss, tilt_loss(outputs[..., 2 : 2 + TILTS], rows, at, counts, present)


def surprise(found, target):
    """Kullback-Leibler divergence of a share from its forecast."""
    pair = lambda one, of: one * (torch.log(one.clamp_min(1e-4)) - torch.log(of.clamp_min(1e-4)))
    return pair(target, found) + pair(1 - target, 1 - found)


def ladder_tilts(shifts, counts, present):
    """The shift towards the last option of a ladder: the slope of the options' own shifts along it."""
    place = 2 * torch.arange(shifts.shape[1], device=shifts.device)[None] / (counts[:, None] - 1).clamp_min(1) - 1
    place = place * present
    return 2 * (place[..., None] * shifts).sum(1) / (place**2).sum(1)[:, None]


def tilt_loss(shifts, rows, at, counts, present):
    ladder, nominal = rows.tilt[at], rows.option_tilt[at]
    target = rows.tilts[ladder]
    said = ~torch.isnan(target)
    measured = (rows.part[at] == MEASURED)[:, None]
    # What an author did not name has little effect; what a survey did not ask is unknown.
    weight = torch.where(said, torch.where(measured, 3.0, 1.0), torch.where(measured, 0.0, 0.15))
    weight = torch.cat([weight[:, : len(LEVELS)], torch.where(said[:, len(LEVELS) :], 6.0, 0.0)], 1) * (ladder > 0)[:, None]
    loss = (weight * (ladder_tilts(shifts, counts, present) - torch.nan_to_num(target)) ** 2).sum(-1)
    mask = present[..., None].float()
    off = shifts - rows.option_tilts[nominal]
    off = off - (off * mask).sum(1, keepdim=True) / mask.sum(1, keepdim=True)
    loss = loss + ((off**2) * mask)[..., : len(LEVELS)].sum((1, 2)) / 4 * (nominal > 0)
    return loss.mean()


def reading_loss(outputs, rows, at):
    labels, worth = rows.labels[at], rows.worth[at]
    total, start = 0.0, 0
    for head, names in enumerate(READING):
        own = outputs[:, start : start + len(names)]
        start += len(names)
        total = total + (F.cross_entropy(own, labels[:, head], reduction="none", ignore_index=-1, label_smoothing=0.03) * worth).mean()
    return total


def demand_loss(outputs, rows, at):
    rising = rows.rising[at].float()
    found = demand_curve(outputs[:, :3], rows.prices[at], rising[:, None])
    present = torch.arange(rows.prices.shape[1], device=at.device)[None] < rows.points[at][:, None]
    known = F.binary_cross_entropy_with_logits(outputs[:, 10], rising)
    return (surprise(found, rows.shares[at]) * present).sum(-1).mean() + 0.5 * known


def number_loss(outputs, rows, at):
    zero, quantiles, most = number_of(outputs[:, 3:10])
    target = rows.targets[at].float()
    loss = surprise(zero, target[:, 0]) + F.smooth_l1_loss(quantiles, target[:, 1:6], reduction="none", beta=0.3).mean(-1)
    return (loss + 0.2 * F.smooth_l1_loss(most, target[:, 6], reduction="none", beta=0.5)).mean()


def meaning_loss(asked, right, wrong, has, temperature=0.05):
    scores = asked @ right.T / temperature
    against = torch.where(has, (asked * wrong).sum(-1) / temperature, -1e4)
    here = torch.arange(len(asked), device=asked.device)
    return F.cross_entropy(torch.cat([scores, against[:, None]], 1), here) + 0.5 * F.cross_entropy(scores.T, here)


def text_losses(reader, data, places, width):
    """Reading, demand and number, of one batch each, in one pass."""
    parts = [data[name].of(places[name], width) for name in TEXTS]
    whole, mean = reader.alone(torch.cat(parts))
    sizes = [len(part) for part in parts]
    (asked, offered, counted), means = torch.split(whole, sizes), torch.split(mean, sizes)
    return {
        "reading": reading_loss(reader.read(asked, means[0]).float(), data["reading"], places["reading"]),
        "demand": demand_loss(reader.money(offered, means[1]).float(), data["demand"], places["demand"]),
        "number": number_loss(reader.money(counted, means[2]).float(), data["number"], places["number"]),
    }


def meaning_parts(rows, at, width):
    """A question with its answer, what goes with it, and what does not."""
    starts, query, said, not_said = rows.starts[at], rows.query[at], rows.said[at], rows.not_said[at]
    parts = ((starts, query, width), (starts + query, said, SENTENCE_WIDTH), (starts + query + said, not_said.clamp_min(2), SENTENCE_WIDTH))
    return [rows.rectangle(start, length.clamp_max(wide), wide) for start, length, wide in parts], not_said > 0


def meaning_batch(reader, rows, at, width):
    (query, said, not_said), has = meaning_parts(rows, at, width)
    vector = lambda tokens: reader.mean_vector(reader.alone(tokens)[1])
    right, wrong = torch.split(vector(torch.cat([said, not_said])), len(at))
    return meaning_loss(vector(query), right, wrong, has)


def spans_loss(reader, rows, at, width):
    """Which words of a wording are the answers that it lists. A row has its tokens, then as many labels."""
    sizes = rows.columns["size"][at]
    outputs = reader.spans(rows.rectangle(rows.starts[at], sizes, width)).float()
    labels = rows.rectangle(rows.starts[at] + sizes, sizes, width)
    # Padding and what goes on with a word have label 0; the others are one higher.
    return F.cross_entropy(outputs.flatten(0, 1), labels.flatten() - 1, ignore_index=-1)


def fits_loss(reader, rows, at, width):
    """Which of the questions or sentences in a list go with the text before it."""
    outputs = fits_of(reader, rows, at, width)
    present = torch.arange(LISTED, device=at.device)[None] < rows.columns["count"][at][:, None]
    return (F.binary_cross_entropy_with_logits(outputs, rows.right[at].float(), reduction="none") * present).sum() / present.sum()


def fits_of(reader, rows, at, width):
    outputs = reader.options(rows.of(at, width), LISTED)[0][..., 2 + TILTS :].float()
    kind = rows.sentences[at][:, None]
    return torch.where(kind == SAME, outputs[..., 0], torch.where(kind == TURNED, outputs[..., 2], outputs[..., 1]))


def weighed(losses, options):
    return options.reading * losses["reading"] + options.demand * losses["demand"] + 0.12 * losses["number"]


def draws(data, sizes, generator):
    """Endless batches of every other task."""
    endless = {name: cycle(data[name], size, generator) for name, size in sizes.items()}
    while True:
        yield {name: next(own) for name, own in endless.items()}


class Trainer:
    """Takes steps. On a GPU every kind of step is recorded once for each width of its batches and then replayed, since
    launching its kernels one by one takes longer than they run."""

    def __init__(self, base, data, options):
        self.reader, self.data, self.options = copy.deepcopy(base).train(), data, options
        self.cuda = options.device == "cuda"
        self.weights = list(self.reader.parameters())
        for weight in self.weights:
            weight.grad = torch.zeros_like(weight)
        matrices, rest = [weight for weight in self.weights if weight.ndim > 1], [weight for weight in self.weights if weight.ndim <= 1]
        self.rate = torch.tensor(0.0, device=options.device)
        self.opt = torch.optim.AdamW([{"params": matrices, "weight_decay": 0.02}, {"params": rest, "weight_decay": 0.0}], lr=self.rate, foreach=False, fused=self.cuda, capturable=self.cuda)
        self.average = copy.deepcopy(base).eval()
        self.averaged = list(self.average.parameters())
        self.totals = {}
        self.graphs, self.inputs, self.pool = {}, {}, None
        self.stream = torch.cuda.Stream() if self.cuda else None

    @torch.no_grad()
    def reset(self, base):
        """Begins anew from these weights."""
        for weight, mean, start in zip(self.weights, self.averaged, base.parameters()):
            weight.copy_(start)
            mean.copy_(start)
            weight.grad.zero_()
        for state in self.opt.state.values():
            for value in state.values():
                value.zero_()

    def run(self, kind, width, places, work):
        """`places`: rows of each table, on the processor, as many each time."""
        key = (kind, width)
        if key not in self.inputs:
            self.inputs[key] = {name: at.to(self.options.device) for name, at in places.items()}
        inputs = self.inputs[key]
        for name, at in places.items():
            inputs[name].copy_(at, non_blocking=True)
        if not self.cuda or not self.options.graphs:
            return work(inputs)
        graph = self.graphs.get(key)
        if graph is None:
            # The first time as it stands, which also warms it up.
            self.stream.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(self.stream):
                work(inputs)
            torch.cuda.current_stream().wait_stream(self.stream)
            self.graphs[key] = False
        elif graph is False:
            torch.cuda.synchronize()
            self.graphs[key] = graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph, pool=self.pool):
                work(inputs)
            self.pool = self.pool or graph.pool()
            graph.replay()
        else:
            graph.replay()

    def backward(self, losses, total):
        for name, value in losses.items():
            if name not in self.totals:
                self.totals[name] = torch.zeros((), device=self.options.device)
            self.totals[name] += value.detach()
        total.backward()

    def autocast(self):
        return torch.autocast(self.options.device, torch.bfloat16, enabled=self.cuda, cache_enabled=False)

    def shares(self, at, weight=1.0, kind="shares"):
        def work(inputs):
            with self.autocast():
                kl, tilt = share_loss(self.reader, self.data["shares"], inputs["shares"], width)
            self.backward({kind: kl, f"{kind} tilts": tilt}, weight * (kl + self.options.tilt * tilt))

        width = self.data["shares"].width(at)
        self.run(kind, width, {"shares": at}, work)

    def others(self, drawn, weight):
        texts = {name: drawn[name] for name in TEXTS}
        width = max(self.data[name].width(at, 16) for name, at in texts.items())

        def read(inputs):
            with self.autocast():
                losses = text_losses(self.reader, self.data, inputs, width)
            self.backward(losses, weight * weighed(losses, self.options))

        def mean(inputs):
            with self.autocast():
                loss = meaning_batch(self.reader, self.data["meaning"], inputs["meaning"], MEANING_WIDTH)
            self.backward({"meaning": loss}, weight * self.options.meaning * loss)

        def fit(inputs):
            with self.autocast():
                loss = fits_loss(self.reader, self.data["fits"], inputs["fits"], wide)
            self.backward({"fits": loss}, weight * self.options.fits * loss)

        def span(inputs):
            with self.autocast():
                loss = spans_loss(self.reader, self.data["spans"], inputs["spans"], long)
            self.backward({"spans": loss}, weight * self.options.spans * loss)

        long = int(math.ceil(int(self.data["spans"].sizes[drawn["spans"]].max()) / 32) * 16)
        self.run("spans", long, {"spans": drawn["spans"]}, span)
        wide = self.data["fits"].width(drawn["fits"], 16)
        self.run("fits", wide, {"fits": drawn["fits"]}, fit)
        self.run("texts", width, texts, read)
        self.run("meaning", MEANING_WIDTH, {"meaning": drawn["meaning"]}, mean)

    def step(self, rate, decay):
        def work(_):
            torch.nn.utils.clip_grad_norm_(self.weights, 1.0)
            self.opt.step()
            with torch.no_grad():
                torch._foreach_lerp_(self.averaged, self.weights, 1 - decay)
                torch._foreach_zero_([weight.grad for weight in self.weights])

        self.rate.fill_(rate)
        self.run("step", 0, {}, work)

    def report(self, count):
        said = " ".join(f"{name} {float(value) / count:.4f}" for name, value in self.totals.items())
        for value in self.totals.values():
            value.zero_()
        return said


def train_on_knowledge(base, data, options, log):
    """Everything that authors wrote; no measured question."""
    generator = torch.Generator().manual_seed(options.seed)
    shares = data["shares"]
    own = rows_of(shares, TRAINED)
    steps = options.epochs * (len(own) // options.batch)
    trainer = Trainer(base, data, options)
    others = draws(data, OTHERS, generator)
    started, taken = time.time(), 0
    for epoch in range(options.epochs):
        for at in batches(shares, own, options.batch, generator):
            if len(at) < options.batch:
                continue
            trainer.shares(at)
            if taken % 3 == 0:
                trainer.others(next(others), 2.0)
            trainer.step(options.rate * min(1, taken / (0.06 * steps)) * max(0.01, 0.5 * (1 + math.cos(math.pi * taken / steps))), options.decay)
            taken += 1
        log(f"epoch {epoch} {time.time() - started:.0f}s {trainer.report(steps / options.epochs)}")
        examine_fits(trainer.average, data["fits"], options, log)
    return trainer.average


def rows_of(rows, part):
    return torch.nonzero(rows.part == part).squeeze(1).cpu()


def cycle(rows, size, generator):
    own = torch.nonzero(rows.part != HELD).squeeze(1).cpu() if "part" in rows.columns else torch.arange(rows.count)
    while True:
        yield from (at for at in batches(rows, own, min(size, len(own)), generator) if len(at) == min(size, len(own)))


def train_on_measured(trainer, base, own, options, seed=0):
    """The mean weights of several runs."""
    total = {name: torch.zeros_like(weight) for name, weight in base.state_dict().items()}
    for run in range(options.measured_runs):
        for name, weight in train_once_on_measured(trainer, base, own, options, seed, run).state_dict().items():
            total[name] += weight
    found = copy.deepcopy(trainer.average)
    found.load_state_dict({name: weight / options.measured_runs for name, weight in total.items()})
    return found


def train_once_on_measured(trainer, base, own, options, seed, run):
    """The measured questions `own`, with some of the authors' beside them, so that nothing is forgotten."""
    trainer.reset(base)
    shares = trainer.data["shares"]
    generator = torch.Generator().manual_seed(100 + seed + 1000 * run)
    trained = rows_of(shares, TRAINED)
    size = 96
    steps = options.measured_epochs * math.ceil(len(own) / size)
    others = draws(trainer.data, OTHERS, generator)
    taken = 0
    for _ in range(options.measured_epochs):
        # As many rows in every batch: the last one is filled from the front.
        for at in batches(shares, torch.cat([own, own[: -len(own) % size]]), size, generator):
            trainer.shares(at, kind="measured")
            trainer.shares(trained[torch.randint(len(trained), (options.beside,), generator=generator)], options.old, kind="beside")
            if seed == FINAL:
                trainer.others(next(others), 1.0)
            trainer.step(options.measured_rate * min(1, (taken + 1) / (0.1 * steps)) * max(0.02, 1 - taken / steps), 0.98)
            taken += 1
    return trainer.average


@torch.no_grad()
def predict(reader, rows, at, device):
    """Shares, tilts by option, ticks and doubt, row by row, in the order of `at`."""
    reader.eval()
    out = []
    for part in torch.split(at, 512):
        here = part.to(rows.device)
        tokens = rows.of(here, rows.width(part))
        counts = rows.columns["count"][here]
        with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
            outputs, whole = reader.options(tokens, OPTIONS)
        outputs, whole = outputs.float(), whole.float()
        present = torch.arange(OPTIONS, device=device)[None] < counts[:, None]
        shares = torch.softmax(outputs[..., 0].masked_fill(~present, -1e4), -1)
        doubt = reader.doubt(whole, shares, present).cpu().numpy()
        shares, outputs, counts = shares.cpu().numpy(), outputs.cpu().numpy(), counts.cpu().numpy()
        out += [(shares[row, :n], outputs[row, :n, 2 : 2 + TILTS], outputs[row, :n, 1], float(doubt[row])) for row, n in enumerate(counts)]
    return out


def train_doubt(reader, data, options, log):
    """How sure the shares are, learnt on records and questions that the rest was not trained on."""
    device = options.device
    rows = data["shares"]
    held = torch.nonzero((rows.part == HELD) & (rows.each == 0)).squeeze(1).cpu()
    features = []
    reader.eval()
    with torch.no_grad():
        for part in torch.split(held, 512):
            tokens, part = rows.of(part.to(rows.device), rows.width(part)), part.to(rows.device)
            with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
                outputs, whole = reader.options(tokens, OPTIONS)
            present = torch.arange(OPTIONS, device=device)[None] < rows.columns["count"][part][:, None]
            shares = torch.softmax(outputs[..., 0].float().masked_fill(~present, -1e4), -1)
            features.append((whole.float(), shares, present, rows.shares[part]))
    whole, shares, present, target = (torch.cat(part) for part in zip(*features))
    weights = [weight for name, weight in reader.named_parameters() if name.startswith("doubt")]
    opt = torch.optim.AdamW(weights, lr=2e-3, weight_decay=0.05)
    generator = torch.Generator().manual_seed(5)
    for epoch in range(options.doubt_epochs):
        total = 0.0
        for at in torch.split(torch.randperm(len(held), generator=generator).to(device), 512):
            loss = dirichlet(reader.doubt(F.dropout(whole[at], 0.2), shares[at], present[at]), shares[at], target[at], present[at])
            opt.zero_grad()
            loss.backward()
            opt.step()
            total += float(loss.detach()) * len(at)
    log(f"doubt {total / len(held):.3f} on {len(held)} held-out questions")


def dirichlet(log_size, shares, target, present):
    """Negative log likelihood of the true shares under a Dirichlet of that concentration around the forecast ones."""
    size = log_size.clamp(-1, 9).exp()[:, None]
    target = torch.where(present, target.clamp_min(0.004), 1.0)
    target = torch.where(present, target / (target * present).sum(-1, keepdim=True), 1.0)
    alpha = torch.where(present, (size * shares).clamp_min(0.05), 1.0)
    total = (alpha * present).sum(-1)
    loss = -(torch.lgamma(total) - (torch.lgamma(alpha) * present).sum(-1) + ((alpha - 1) * torch.log(target) * present).sum(-1))
    return loss.mean()


def tv(one, other):
    return 0.5 * np.abs(np.asarray(one) - np.asarray(other)).sum()


def measured_rows(rows):
    """Rows of every measured question: as listed, and reversed."""
    at = rows_of(rows, MEASURED)
    return at, rows.which[at.to(rows.device)].cpu().numpy()


def both_ways(reader, rows, at, device):
    """Forecasts of measured questions, the mean of both orders of the options."""
    found = predict(reader, rows, at, device)
    which = rows.which[at.to(rows.device)].cpu().numpy()
    out = {}
    for place in range(0, len(at), 2):
        (one, tilt, _, doubt), (other, other_tilt, _, other_doubt) = found[place], found[place + 1]
        out[int(which[place])] = ((one + other[::-1]) / 2, (tilt + other_tilt[::-1]) / 2, (doubt + other_doubt) / 2, tv(one, other[::-1]))
    return out


def examine(name, found, rows, at, log):
    which = rows.which[at.to(rows.device)].cpu().numpy()[::2]
    truth = {int(one): rows.shares[at[2 * place]].cpu().numpy()[: len(found[int(one)][0])] for place, one in enumerate(which) if int(one) in found}
    distances = [tv(found[one][0], truth[one] / truth[one].sum()) for one in truth]
    pairs = [one for one in truth if len(truth[one]) == 2 and min(truth[one]) <= 0.05]
    extreme = [100 * abs(found[one][0][0] - truth[one][0]) for one in pairs]
    log(f"{name}: TV {np.mean(distances):.4f} over {len(distances)}; {len(pairs)} extreme pairs off by {np.mean(extreme) if extreme else 0:.1f} points; orders differ by {np.mean([found[one][3] for one in truth]):.3f}")
    return float(np.mean(distances))


def slope(found, rows, at):
    """Of ladder tilts against measured ones: explained share of the squares."""
    across = along = own = 0.0
    for place, one in enumerate(rows.which[at.to(rows.device)].cpu().numpy()[::2]):
        tilt = int(rows.tilt[at[2 * place]])
        if tilt == 0 or int(one) not in found:
            continue
        target = rows.tilts[tilt].cpu().numpy()[: len(LEVELS)]
        shifts = found[int(one)][1]
        place_ = np.linspace(-1, 1, len(shifts))
        got = 2 * (place_[:, None] * shifts).sum(0) / (place_**2).sum()
        good = ~np.isnan(target)
        across += (target[good] * got[: len(LEVELS)][good]).sum()
        along += (target[good] ** 2).sum()
        own += (got[: len(LEVELS)][good] ** 2).sum()
    return across / along, across / max(1e-9, own)


def examine_held(reader, data, options, log):
    rows = data["shares"]
    held = torch.nonzero((rows.part == HELD) & (rows.each == 0)).squeeze(1).cpu()
    found = predict(reader, rows, held, options.device)
    truth = rows.shares[held.to(rows.device)].cpu().numpy()
    uniform = np.mean([tv(np.full(len(own[0]), 1 / len(own[0])), truth[row][: len(own[0])]) for row, own in enumerate(found)])
    log(f"held-out questions: TV {np.mean([tv(own[0], truth[row][: len(own[0])]) for row, own in enumerate(found)]):.4f} over {len(found)} (uniform {uniform:.3f})")
    with torch.no_grad():
        drawn = {name: rows_of(data[name], HELD)[:512].to(options.device) for name in ("demand", "number", "meaning")} | {"reading": torch.arange(8, device=options.device)}
        if min(len(own) for own in drawn.values()) < 8:
            return
        losses = text_losses(reader, data, drawn, 128)
        parts, has = meaning_parts(data["meaning"], drawn["meaning"], 176)
        asked, right, wrong = (reader.mean_vector(reader.alone(part)[1]) for part in parts)
        side = ((asked * right).sum(-1) > (asked * wrong).sum(-1))[has].float().mean()
        first = ((asked @ right.T).argmax(1) == torch.arange(len(asked), device=asked.device)).float().mean()
        log(f"held out: demand {float(losses['demand']):.4f} number {float(losses['number']):.4f}; meaning: right side {float(side):.3f}, found first among {len(asked)}: {float(first):.3f}")
    examine_fits(reader, data["fits"], options, log)
    examine_spans(reader, data["spans"], options, log)


@torch.no_grad()
def examine_spans(reader, rows, options, log):
    """Wordings of which every word is rightly told to be part of a listed answer or not: written by hand, and held out."""
    for hand, name in enumerate(("made of records", "written")):
        at = torch.nonzero((rows.part == HELD) & (rows.hand == hand)).squeeze(1).cpu()
        right = []
        for part in torch.split(at, 256):
            here = part.to(rows.device)
            sizes, width = rows.columns["size"][here], int(rows.sizes[part].max()) // 2
            found = reader.spans(rows.rectangle(rows.starts[here], sizes, width)).argmax(-1) + 1
            labels = rows.rectangle(rows.starts[here] + sizes, sizes, width)
            right.append(((found == labels) | (labels == 0)).all(1).float())
        if right:
            log(f"spans, {name}: {float(torch.cat(right).mean()):.3f} of {len(at)} wholly right")


@torch.no_grad()
def examine_fits(reader, rows, options, log):
    """Of what is taken to go with a text, how much does; and how much of what does is found."""
    for sentences, name in enumerate(("questions", "written sentences", "judged sentences", "judged questions", "contraries", "further questions")):
        at = torch.nonzero((rows.part == HELD) & (rows.sentences == sentences)).squeeze(1).cpu()
        found, right = [], []
        for part in torch.split(at, 256):
            here = part.to(rows.device)
            outputs = fits_of(reader, rows, here, rows.width(part))
            present = torch.arange(LISTED, device=here.device)[None] < rows.columns["count"][here][:, None]
            found.append(torch.sigmoid(outputs)[present])
            right.append(rows.right[here][present])
        if not found:
            continue
        found, right = torch.cat(found), torch.cat(right) > 0.5
        scores = []
        for least in (0.3, 0.5, 0.7, 0.85):
            taken = found >= least
            scores.append(f"from {least}: {float((taken & right).sum() / taken.sum().clamp_min(1)):.3f} right, {float((taken & right).sum() / right.sum()):.3f} found")
        log(f"fits, {name} ({len(at)} lists): " + "; ".join(scores))


def parsed():
    parser = argparse.ArgumentParser()
    parser.add_argument("--work", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--batch", type=int, default=320)
    parser.add_argument("--rate", type=float, default=2.5e-4)
    parser.add_argument("--decay", type=float, default=0.999)
    parser.add_argument("--dropout", type=float, default=0.1)
    parser.add_argument("--tilt", type=float, default=0.12)
    parser.add_argument("--reading", type=float, default=0.1)
    parser.add_argument("--demand", type=float, default=0.4)
    parser.add_argument("--meaning", type=float, default=0.05)
    parser.add_argument("--spans", type=float, default=0.15)
    parser.add_argument("--fits", type=float, default=0.15)
    parser.add_argument("--measured-epochs", type=int, default=14)
    parser.add_argument("--measured-runs", type=int, default=1)
    parser.add_argument("--measured-rate", type=float, default=1e-4)
    parser.add_argument("--beside", type=int, default=256)
    parser.add_argument("--old", type=float, default=1.0)
    parser.add_argument("--doubt-epochs", type=int, default=30)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--start", nargs="*", default=[], help="weights of earlier runs to begin from, averaged, instead of training on knowledge")
    parser.add_argument("--more", action="store_true", help="train on knowledge also after --start")
    parser.add_argument("--final", action="store_true", help="also train on all measured questions, and write weights and forecasts")
    parser.add_argument("--save", action="store_true", help="write the weights before the measured questions")
    parser.add_argument("--only-base", action="store_true", help="stop before the measured questions")
    parser.add_argument("--cpu", action="store_true")
    parser.add_argument("--no-graphs", dest="graphs", action="store_false", help="launch every kernel by itself")
    options = parser.parse_args()
    options.device = "cpu" if options.cpu else "cuda"
    return options


def save(reader, path):
    """Half precision, in files that are small enough to carry."""
    state = {name: weight.half().cpu().numpy() for name, weight in reader.state_dict().items()}
    np.savez(f"{path}.words.npz", **{name: weight[:15300] for name, weight in state.items() if name.startswith("words")})
    np.savez(f"{path}.words2.npz", **{name: weight[15300:] for name, weight in state.items() if name.startswith("words")})
    for part, names in (("low", [f"layers.{at}." for at in (0, 1, 2)]), ("high", [f"layers.{at}." for at in (3, 4, 5)])):
        np.savez(f"{path}.{part}.npz", **{name: weight for name, weight in state.items() if name.startswith(tuple(names))})
    np.savez(f"{path}.rest.npz", **{name: weight for name, weight in state.items() if not name.startswith(("words", "layers."))})


def load(reader, path):
    state = {}
    for part in ("low", "high", "rest"):
        with np.load(f"{path}.{part}.npz") as file:
            state |= {name: torch.from_numpy(file[name].astype(np.float32)) for name in file.files}
    words = [np.load(f"{path}.{part}.npz")["words.weight"] for part in ("words", "words2")]
    state["words.weight"] = torch.from_numpy(np.concatenate(words).astype(np.float32))
    for name, weight in reader.state_dict().items():
        # What a head has learnt to say since begins as in new weights.
        if len(state[name]) < len(weight):
            state[name] = torch.cat([state[name], weight[len(state[name]) :].cpu()])
    reader.load_state_dict(state)
    return reader


def main():
    options = parsed()
    torch.manual_seed(options.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    os.makedirs(options.out, exist_ok=True)
    sheet = open(f"{options.out}/scores.txt", "a")

    def log(text):
        print(f"[{options.seed}] {text}", flush=True)
        sheet.write(text + "\n")
        sheet.flush()

    arrays = np.load(f"{options.work}/questions.npz")
    data = {name: Rows(arrays, name, options.device) for name in ("shares", "reading", "demand", "number", "meaning", "fits", "spans")}
    log(json.dumps({name: value for name, value in vars(options).items() if name not in ("work", "out")}))
    base = Reader(options.dropout).to(options.device)
    if options.start:
        states = [load(Reader(), path).state_dict() for path in options.start]
        base.load_state_dict({name: sum(state[name] for state in states) / len(states) for name in states[0]})
    else:
        load_minilm(base, f"{options.work}/minilm.safetensors")
    if options.more or not options.start:
        base = train_on_knowledge(base, data, options, log)
        if options.save:
            save(base, f"{options.out}/base")
    if options.only_base:
        return
    rows = data["shares"]
    at, which = measured_rows(rows)
    examine_held(base, data, options, log)
    train_doubt(base, data, options, log)
    found = both_ways(base, rows, at, options.device)
    examine("never saw a measured question", found, rows, at, log)
    log("tilts: slope %.3f, calibration %.3f" % slope(found, rows, at))
    trainer = Trainer(base, data, options)
    out = {}
    if options.final:
        reader = train_on_measured(trainer, base, at, options, FINAL)
        train_doubt(reader, data, options, log)
        examine_held(reader, data, options, log)
        out["seen"] = both_ways(reader, rows, at, options.device)
        examine("seen", out["seen"], rows, at, log)
        save(reader, f"{options.out}/reader")
    for name, groups in (("family", arrays["folds"]), ("survey", arrays["surveys"])):
        started = time.time()
        apart = {}
        for group in sorted(set(groups.tolist())):
            mine = torch.from_numpy(groups[which] == group)
            reader = train_on_measured(trainer, base, at[~mine], options, seed=group)
            apart |= both_ways(reader, rows, at[mine], options.device)
        examine(f"without its {name} ({time.time() - started:.0f}s)", apart, rows, at, log)
        log("tilts: slope %.3f, calibration %.3f" % slope(apart, rows, at))
        out[name] = apart
    keep = {f"{name}.{part}.{one}": own[index] for name, apart in out.items() for one, own in apart.items() for index, part in enumerate(("shares", "tilts", "doubt", "order"))}
    np.savez_compressed(f"{options.out}/forecasts.npz", **keep)


if __name__ == "__main__":
    main()
