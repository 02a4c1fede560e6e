"""Turns shares on one ladder of answers into shares on another.

A ladder of K steps has the edges 0..K. Another set of answers is described by where its own edges lie among those of the
first ("yes" ends 2.4 steps down a ladder of five from "definitely" to "definitely not"). Between edges the cumulative
share is interpolated on the normal scale; inside the outermost steps, along the share itself.
"""

from statistics import NormalDist

NORMAL = NormalDist()


def _place(share):
    return NORMAL.inv_cdf(min(0.9995, max(0.0005, share)))


def share_below(shares, edge):
    """The share of people below an edge, which may lie inside a step."""
    last = len(shares)
    if edge <= 0:
        return 0.0
    if edge >= last:
        return 1.0
    step = int(edge)
    low = sum(shares[:step])
    if edge == step:
        return low
    high = low + shares[step]
    along = edge - step
    if step == 0 or step == last - 1:
        return low + along * (high - low)
    return NORMAL.cdf(_place(low) + along * (_place(high) - _place(low)))


def recut(shares, edges):
    """Shares on a ladder whose inner edges lie at `edges` of the given one."""
    total = sum(shares)
    shares = [share / total for share in shares]
    cuts = [0.0] + [share_below(shares, edge) for edge in edges] + [1.0]
    return [max(0.0, high - low) for low, high in zip(cuts, cuts[1:])]


def evenly(steps, points):
    """Edges of a ladder of `points` equal steps, laid over one of `steps`."""
    return [steps * at / points for at in range(1, points)]


def number_bands(zero, quantiles, cuts):
    """Shares of a number's answers between `cuts`, given the share of zeros and five quantiles of the others."""
    from math import log

    levels = [0.1, 0.25, 0.5, 0.75, 0.9]
    places = [_place(level) for level in levels]
    logs = [log(max(1e-6, value)) for value in quantiles]

    def below(value):
        at = log(max(1e-6, value))
        if at <= logs[0]:
            slope = (places[1] - places[0]) / max(0.05, logs[1] - logs[0])
            return NORMAL.cdf(places[0] + slope * (at - logs[0]))
        for one in range(4):
            if at <= logs[one + 1]:
                along = (at - logs[one]) / max(1e-6, logs[one + 1] - logs[one])
                return NORMAL.cdf(places[one] + along * (places[one + 1] - places[one]))
        slope = (places[4] - places[3]) / max(0.05, logs[4] - logs[3])
        return NORMAL.cdf(places[4] + slope * (at - logs[4]))

    ends = [0.0] + [below(cut) for cut in cuts] + [1.0]
    return [zero] + [(1 - zero) * max(0.0, high - low) for low, high in zip(ends, ends[1:])]
