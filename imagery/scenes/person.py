"""Portraits without real people: busts built of slabs of rock, one variant for each of six people."""

import math

import bmesh
import numpy as np

from materials import NT
from render import render
from scene import args, bevel, camera, from_bm, reset, studio

a = args()
reset()
STEP = 0.038

# (height, half width, half depth, distance behind the middle)
TRUNK = [
    (0.00, 0.66, 0.30, 0.02),
    (0.30, 0.72, 0.33, 0.02),
    (0.55, 0.74, 0.33, 0.02),
    (0.70, 0.69, 0.30, 0.03),
    (0.80, 0.55, 0.26, 0.03),
    (0.88, 0.34, 0.22, 0.03),
    (0.94, 0.21, 0.19, 0.02),
    (1.02, 0.175, 0.18, 0.00),
    (1.14, 0.175, 0.18, -0.02),
]
HEAD = [
    (1.10, 0.12, 0.10, -0.16),
    (1.16, 0.19, 0.21, -0.11),
    (1.26, 0.245, 0.29, -0.06),
    (1.40, 0.285, 0.34, -0.03),
    (1.54, 0.300, 0.36, -0.01),
    (1.68, 0.285, 0.35, 0.00),
    (1.76, 0.245, 0.30, 0.00),
    (1.82, 0.185, 0.22, 0.00),
]
HAIR = [
    (1.36, 0.26, 0.17, 0.22),
    (1.52, 0.325, 0.26, 0.14),
    (1.64, 0.325, 0.36, 0.04),
    (1.76, 0.295, 0.36, 0.02),
    (1.84, 0.240, 0.30, 0.02),
    (1.90, 0.170, 0.22, 0.02),
    (1.925, 0.120, 0.16, 0.02),
]
LONG_HAIR = [
    (0.72, 0.22, 0.10, 0.31),
    (0.90, 0.34, 0.17, 0.22),
    (1.10, 0.37, 0.22, 0.18),
    (1.30, 0.37, 0.25, 0.16),
    (1.52, 0.365, 0.30, 0.12),
] + HAIR[2:]
SCARF = [
    (0.66, 0.62, 0.36, 0.01),
    (0.76, 0.56, 0.36, 0.00),
    (0.86, 0.45, 0.34, 0.00),
    (0.98, 0.36, 0.31, 0.01),
    (1.10, 0.325, 0.30, 0.02),
    (1.20, 0.325, 0.30, 0.06),
    (1.34, 0.340, 0.31, 0.09),
    (1.56, 0.350, 0.34, 0.08),
    (1.66, 0.345, 0.39, 0.03),
    (1.78, 0.310, 0.37, 0.02),
    (1.86, 0.250, 0.30, 0.02),
    (1.91, 0.180, 0.22, 0.02),
    (1.935, 0.130, 0.16, 0.02),
]
HELMET = [
    (1.58, 0.385, 0.49, -0.06),
    (1.625, 0.385, 0.48, -0.05),
    (1.63, 0.350, 0.41, 0.01),
    (1.72, 0.345, 0.40, 0.01),
    (1.80, 0.320, 0.37, 0.01),
    (1.88, 0.265, 0.31, 0.01),
    (1.94, 0.185, 0.22, 0.01),
    (1.965, 0.130, 0.16, 0.01),
]


def stone(name, low, high, rough=0.6, metal=0.0):
    """veined along the bedding, a little different from slab to slab"""
    t = NT(name)
    co = t.coord('Object')
    mp = t.n('ShaderNodeMapping', ins={'Vector': co})
    mp.inputs['Scale'].default_value = (1, 1, 5)
    vein = t.noise(2.6, 5, 0.6, mp.outputs[0], dist=0.6)
    slab = t.n('ShaderNodeObjectInfo').outputs['Random']
    tone = t.math('ADD', t.math('MULTIPLY', vein, 0.6), t.math('MULTIPLY', slab, 0.4))
    t.P(
        Base_Color=t.mix(tone, low, high),
        Roughness=rough,
        Metallic=metal,
        Normal=t.bump(t.noise(14, 4, 0.6, co), 0.12, 0.02),
    )
    return t.m


SLATE = stone('slate', (0.030, 0.032, 0.036), (0.085, 0.088, 0.094))
COAL = stone('coal', (0.006, 0.006, 0.007), (0.016, 0.016, 0.017), 0.32)
SAND = stone('sand', (0.30, 0.24, 0.17), (0.52, 0.44, 0.33), 0.75)
BONE = stone('bone', (0.50, 0.48, 0.44), (0.72, 0.70, 0.66), 0.6)
RUST = stone('rust', (0.16, 0.07, 0.035), (0.30, 0.14, 0.07), 0.65)
ORE = stone('ore', (0.80, 0.34, 0.14), (0.95, 0.46, 0.22), 0.30, 1.0)
YELLOW = stone('yellow', (0.72, 0.38, 0.03), (0.86, 0.50, 0.06), 0.45)


def slabs(profile, bed):
    """one slab per step of height; `bed(index)` gives its rock"""
    zs = [p[0] for p in profile]
    for i in range(int(round(zs[0] / STEP)), int(round(zs[-1] / STEP)) + 1):
        z = (i + 0.5) * STEP
        w, d, y = (np.interp(z, zs, [p[k] for p in profile]) for k in (1, 2, 3))
        bm = bmesh.new()
        rim = [2 * math.pi * j / 96 for j in range(96)]
        power = 2 / 2.35
        xy = [
            (
                w * math.copysign(abs(math.cos(t)) ** power, math.cos(t)),
                y + d * math.copysign(abs(math.sin(t)) ** power, math.sin(t)),
            )
            for t in rim
        ]
        low, high = ([bm.verts.new((u, v, z + s * 0.46 * STEP)) for u, v in xy] for s in (-1, 1))
        bm.faces.new(low[::-1])
        bm.faces.new(high)
        for j in range(96):
            k = (j + 1) % 96
            bm.faces.new((low[j], low[k], high[k], high[j]))
        o = from_bm('slab', bm, None, rot=(0, 0, TURN))
        o.data.materials.append(bed(i))
        bevel(o, 0.005, 2)


# what is worn · turn of the bust · seams by slab number from below · the body's rock
PEOPLE = {
    '1': ('hair', 24, {8: ORE, 9: ORE, 20: SAND, 29: ORE}, SLATE, COAL),
    '2': ('scarf', -22, {6: SAND, 7: SAND, 14: ORE}, SLATE, RUST),
    '3': ('helmet', 28, {6: SAND, 12: ORE, 13: ORE, 14: SAND}, SLATE, YELLOW),
    '4': ('long', -26, {4: ORE, 16: BONE, 17: BONE, 29: ORE}, SLATE, COAL),
    '5': ('helmet', -18, {9: RUST, 10: RUST, 16: ORE, 29: RUST}, SLATE, BONE),
    '6': ('scarf', 20, {5: ORE, 6: ORE, 12: RUST}, SLATE, SAND),
}
worn, turn, seams, body, cover = PEOPLE[a.v or '1']
TURN = math.radians(turn)
covers = {'hair': HAIR, 'long': LONG_HAIR, 'scarf': SCARF, 'helmet': HELMET}[worn]
slabs(TRUNK, lambda i: seams.get(i, body))
slabs(HEAD, lambda i: seams.get(i, body))
slabs(covers, lambda i: ORE if worn == 'scarf' and i in (22, 44) else cover)
studio(1.25, a.theme, key=1.5, rim=1.8, fill=2.6)
camera((0.0, -7.4, 1.3), (0, 0, 0.96), 114)
render(a, exposure=0.3)
