"""Fine drops that hang in the air: marched through once the frame is quiet, so that they have no grain."""

import numpy as np

from outdoors import vn


def vn3(x, y, z):
    """value noise, 0..1"""
    k = np.floor(z)
    f = z - k
    f = f * f * (3 - 2 * f)
    layer = lambda k: vn(x + 31.7 * k, y + 17.3 * k)
    return layer(k) * (1 - f) + layer(k + 1) * f


def billows(x, y, z, octaves=4):
    """fractal value noise, 0..1"""
    s, total, weight = 0, 0, 1
    for i in range(octaves):
        s, total = s + weight * vn3(x + 7.7 * i, y - 3.1 * i, z + 5.3 * i), total + weight
        x, y, z, weight = 2.03 * x, 2.03 * y, 2.03 * z, weight * 0.55
    return s / total


def sampled(field, at):
    """field at points counted in cells (3 rows), between its cells"""
    top = np.array(field.shape)[:, None] - 1.001
    at = np.clip(at, 0, top)
    i = at.astype(int)
    fx, fy, fz = (at - i).astype(np.float32)
    i, j, k = i
    along = lambda y, z: field[i, j + y, k + z] * (1 - fx) + field[i + 1, j + y, k + z] * fx
    level = lambda z: along(0, z) * (1 - fy) + along(1, z) * fy
    return level(0) * (1 - fz) + level(1) * fz


def mist(low, high, density, ground, sun, cam, aim, lens, cell=0.16, lit=(1, 1, 1), shade=(1, 1, 1)):
    """what a frame and its depth look like through the mist between two corners

    density(x, y, z): per metre · ground(x, y): what shades the mist · sun: towards it · lit, shade: the mist's colour in the sun and out of it
    """
    low, high, sun = (np.array(p, float) for p in (low, high, sun))
    count = np.ceil((high - low) / cell).astype(int)
    x, y, z = np.meshgrid(*(a + cell * np.arange(n) for a, n in zip(low, count)), indexing='ij')
    thick = density(x, y, z).astype(np.float32)
    before, clear = np.zeros_like(thick), np.ones_like(thick)
    cells = np.stack(np.indices(thick.shape)).reshape(3, -1)
    for step in range(1, 40):
        at = cells + step * 2 * sun[:, None]
        inside = np.all((at >= 0) & (at < np.array(thick.shape)[:, None] - 1), 0)
        i, j, k = np.where(inside, at, 0).astype(int)
        before += np.where(inside, thick[i, j, k], 0).reshape(thick.shape) * 2 * cell
    for far in np.geomspace(0.4, 14, 10):
        over = z + far * sun[2] - ground(x + far * sun[0], y + far * sun[1])
        clear = np.minimum(clear, np.clip(over / 0.12 / far + 0.5, 0, 1))
    # light that left the beam comes out again further on: it fades more slowly than the beam
    bright = (clear * (0.6 * np.exp(-before) + 0.4 * np.exp(-0.25 * before))).astype(np.float32)
    ahead = np.array(aim, float) - cam
    ahead /= np.linalg.norm(ahead)
    right = np.cross(ahead, (0, 0, 1))
    right /= np.linalg.norm(right)
    up = np.cross(right, ahead)

    def through(col, dep):
        H, W = dep.shape
        corners = np.array([[p[0], q[1], r[2]] for p in (low, high) for q in (low, high) for r in (low, high)]) - cam
        depth = corners @ ahead
        u = W / 2 + corners @ right / depth * lens / 36 * W
        v = H / 2 - corners @ up / depth * lens / 36 * W
        part = (
            slice(max(int(v.min()), 0), max(min(int(v.max()) + 1, H), 0)),
            slice(max(int(u.min()), 0), max(min(int(u.max()) + 1, W), 0)),
        )
        yy, xx = np.mgrid[part] + 0.5
        a, b = (xx - W / 2) * 36 / lens / W, (H / 2 - yy) * 36 / lens / W
        way = ahead + a[..., None] * right + b[..., None] * up
        long = np.linalg.norm(way, axis=-1)
        left, light = np.ones(a.shape, np.float32), np.zeros((*a.shape, 3), np.float32)
        for d in np.arange(depth.min(), depth.max(), cell):
            at = ((cam + way * d - low) / cell).reshape(-1, 3).T
            seen = np.all((at >= 0) & (at < count[:, None] - 1), 0) & (d < dep[part].ravel())
            if not seen.any():
                continue
            here, glow = np.zeros((2, seen.size), np.float32)
            here[seen], glow[seen] = sampled(thick, at[:, seen]), sampled(bright, at[:, seen])
            here, glow = here.reshape(a.shape), glow.reshape(a.shape)[..., None]
            stay = np.exp(-here * cell * long)
            light += (left * (1 - stay))[..., None] * (glow * np.array(lit) + np.array(shade))
            left = left * stay
        col = col.copy()
        col[part] = col[part] * left[..., None] + light
        return col

    return through
