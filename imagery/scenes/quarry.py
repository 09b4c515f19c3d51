"""A hill quarry: benches cut in pale rock, forest on the uncut slopes, the yard with its heaps in front."""

import math

import bpy
import numpy as np

from materials import NT
from outdoors import evening_haze, fbm, grid_mesh, low_sun, lumps_on, trees_on, view_grid, vn
from parts import ROOT, mats
from render import render
from scene import args, camera, reset
from wheel_loader import wheel_loader

D = bpy.data
a = args()
sc = reset()
mats()
CAM, AIM = (-46.0, -64.0, 17.0), (10.0, 90.0, 21.0)
BENCH = 11.0


def height(X, Y):
    """ground, whether it is cut (1) or forest (0), and how deep below the old hillside"""
    wx, wy = X + 16 * fbm(X / 70, Y / 70, 4), Y + 16 * fbm(X / 70 + 30, Y / 70, 4)
    hill = (
        66 * np.exp(-(((wx - 30) / 120) ** 2) - ((wy - 190) / 105) ** 2)
        + 88 * np.exp(-(((wx + 130) / 130) ** 2) - ((wy - 330) / 120) ** 2)
        + 74 * np.exp(-(((wx - 250) / 150) ** 2) - ((wy - 300) / 120) ** 2)
    )
    far = np.clip((Y - 420) / 1500, 0, 1) ** 1.2 * 230 * np.abs(fbm(X / 700 + 3.3, Y / 700, 5))
    natural = hill + far + 2.5 * fbm(X / 40, Y / 40, 5)
    dx, dy = wx - 20, wy + 6
    q = (np.sqrt((dx / 1.25) ** 2 + dy**2) - 92) / 19.0
    q = q + 0.10 * fbm(X / 13, Y / 13, 4)
    fl = np.floor(q)
    step = fl + np.clip((q - fl - 0.52) / 0.16, 0, 1)
    face = np.clip((q - fl - 0.48) * 6, 0, 1) * np.clip((0.75 - q + fl) * 6, 0, 1)
    floor = 0.5 * fbm(X / 22, Y / 22, 4) + 0.12 * fbm(X / 2.6, Y / 2.6, 4)
    rough = face * (1.3 * fbm(X / 4.2, Y / 4.2, 5) + 0.8 * np.abs(fbm(X / 9 + 7, Y / 9, 4)))
    talus = 1.6 * np.clip(1 - np.abs(q - fl - 0.44) / 0.10, 0, 1) * (0.6 + 0.5 * fbm(X / 6, Y / 6, 3))
    cut = np.maximum(step, 0) * BENCH + floor + np.where(q > 0, rough + talus, 0)
    is_cut = (cut < natural) | (q < 0.3)
    depth = np.where(q < 0.6, 99, natural - cut)
    return np.where(is_cut, cut, natural), is_cut.astype(float), depth


def heaps(X, Y):
    """crushed stone in the yard: sizes apart"""
    wx, wy = X + 0.8 * fbm(X / 7, Y / 7, 4), Y + 0.8 * fbm(X / 7 + 40, Y / 7, 4)
    cone = lambda x, y, h: h - 0.70 * np.sqrt((wx - x) ** 2 + (wy - y) ** 2 + 1.2)
    return (
        np.maximum.reduce(
            [cone(-6, 10, 6.2), cone(6.5, 14, 7.4), cone(21, 17, 6.6), cone(34, 12, 5.4)]
        )
        + 0.10 * fbm(X / 0.9, Y / 0.9, 4)
    )


X, Y = view_grid(CAM, AIM, 9, 3200, 0.74, 1500, 1700)
ground, is_cut, depth = height(X, Y)
# where the loaders drive in and out
for c in (-30.0, -22.0):
    way = np.abs(X * -0.42 + Y * 0.91 - c - 3.0 * fbm(X / 45, Y / 45, 3)) - 1.25
    ground = ground - is_cut * np.where(depth > 90, 0.14, 0) * np.exp(-((way / 0.42) ** 2))
Zh = heaps(X, Y)
wood = (1 - is_cut) * np.clip((Y - 30) / 20, 0, 1) * np.clip(0.75 + 0.8 * fbm(X / 30 + 9, Y / 30, 4), 0, 1)
canopy = wood * (
    2.5 + 6 * np.abs(vn(X / 8, Y / 8) - 0.2) + 4 * vn(X / 4.1 + 9, Y / 4.1) + 1.6 * vn(X / 1.7, Y / 1.7)
)
dist = np.hypot(X - CAM[0], Y - CAM[1])
# near by the trees stand for themselves; behind them the quilt of their crowns is enough
Z = np.maximum(ground + canopy * np.clip((dist - 380) / 120, 0, 1), Zh)

t = NT('rock')
geo = t.n('ShaderNodeNewGeometry')
P = geo.outputs['Position']
nz = t.n('ShaderNodeSeparateXYZ', ins={0: geo.outputs['Normal']}).outputs['Z']
sep = t.n('ShaderNodeSeparateXYZ', ins={0: P})
flat = t.ramp(nz, [(0.72, 0), (0.93, 1)])
# beds dip to the right; joints run down the faces
dip = t.math('ADD', sep.outputs['Z'], t.math('MULTIPLY', sep.outputs['X'], 0.16))
dip = t.math('ADD', dip, t.math('MULTIPLY', t.noise(0.03, 4, 0.6, P), 14.0))
bed = t.noise(0.34, 4, 0.7, t.n('ShaderNodeCombineXYZ', ins={'Z': dip}).outputs[0])
mp = t.n('ShaderNodeMapping', ins={'Vector': P})
mp.inputs['Scale'].default_value = (1, 1, 0.16)
joint = t.noise(0.55, 6, 0.75, mp.outputs[0])
face = t.ramp(
    bed,
    [
        (0.30, (0.25, 0.18, 0.115)),
        (0.44, (0.42, 0.34, 0.25)),
        (0.52, (0.50, 0.44, 0.36)),
        (0.60, (0.33, 0.235, 0.15)),
        (0.72, (0.46, 0.41, 0.34)),
    ],
)
face = t.mix(t.ramp(joint, [(0.36, 0.65), (0.52, 0.0)]), face, (0.15, 0.085, 0.045))
face = t.mix(t.ramp(joint, [(0.60, 0.0), (0.72, 0.5)]), face, (0.62, 0.585, 0.53))
dust = t.mix(t.noise(0.25, 6, 0.65, P), (0.30, 0.22, 0.145), (0.42, 0.34, 0.25))
green = t.ramp(
    t.noise(0.16, 7, 0.75, P),
    [(0.3, (0.012, 0.034, 0.008)), (0.58, (0.030, 0.072, 0.016)), (0.82, (0.070, 0.105, 0.028))],
)
soil = t.mix(t.noise(0.2, 5, 0.6, P), (0.20, 0.095, 0.040), (0.30, 0.155, 0.070))
wd = t.n('ShaderNodeAttribute', attribute_name='wood').outputs['Fac']
cut = t.n('ShaderNodeAttribute', attribute_name='cut').outputs['Fac']
heap = t.n('ShaderNodeAttribute', attribute_name='heap').outputs['Fac']
stone = t.mix(t.noise(1.8, 5, 0.7, P), (0.40, 0.35, 0.28), (0.58, 0.53, 0.45))
old = t.n('ShaderNodeAttribute', attribute_name='depth').outputs['Fac']
rim = t.ramp(
    t.math('ADD', old, t.math('MULTIPLY', t.math('SUBTRACT', t.noise(0.3, 4, 0.6, P), 0.5), 0.5)),
    [(0.25, 0), (0.55, 1)],
)
bare = t.mix(t.math('MULTIPLY', cut, rim), soil, t.mix(flat, face, dust))
t.P(
    Base_Color=t.mix(heap, t.mix(wd, bare, green), stone),
    Roughness=0.95,
    Specular=0.12,
    Normal=t.bump(t.mix(0.5, t.noise(0.8, 7, 0.75, P), joint), 0.55, 0.9),
)
g = grid_mesh('quarry', X, Y, Z, t.m)
for name, val in (
    ('wood', np.clip(wood * 2.5, 0, 1)),
    ('cut', is_cut),
    ('depth', np.clip(depth / 12, 0, 1)),
    ('heap', np.clip((Zh - ground + 0.2) / 0.4, 0, 1)),
):
    g.data.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set(
        'value', val.ravel().astype(np.float32)
    )
t = NT('block')
P = t.n('ShaderNodeNewGeometry').outputs['Position']
t.P(
    Base_Color=t.mix(t.noise(1.2, 5, 0.7, P), (0.34, 0.27, 0.19), (0.60, 0.56, 0.50)),
    Roughness=0.9,
    Normal=t.bump(t.noise(3, 4, 0.7, P), 0.5, 0.15),
)
lumps_on(
    X, Y, Z, (Zh > ground - 0.1) & (dist < 140), 26000, [0.05, 0.07, 0.09, 0.13], t.m, 3
)
lumps_on(
    X, Y, Z, (Zh < ground) & (Zh > ground - 1.6) & (dist < 140), 1800, [0.06, 0.09, 0.14], t.m, 5
)
slope = np.abs(np.gradient(ground, axis=0)) / np.maximum(np.gradient(Y, axis=0), 0.05)
trees_on(X, Y, ground, (wood > 0.25) & (dist < 480), 7000, (2.6, 5.2), 2)
lumps_on(X, Y, Z, (depth > 90) & (Zh < ground) & (dist < 80), 1500, [0.03, 0.05, 0.08, 0.14], t.m, 9)
toe = (is_cut > 0.5) & (dist > 90) & (dist < 330) & (slope > 0.25) & (slope < 1.2)
lumps_on(X, Y, Z, toe, 1600, [0.35, 0.5, 0.8, 1.2], t.m, 7)


def loader(x, y, turn, lift):
    ROOT.clear()
    wheel_loader(lift)
    E = D.objects.new('loader', None)
    sc.collection.objects.link(E)
    for o in ROOT:
        o.parent = E
    near = np.argmin((X - x) ** 2 + (Y - y) ** 2)
    E.location = (x, y, float(Z.ravel()[near]) + 0.05)
    E.rotation_euler.z = math.radians(turn)
    E.scale = (1.25,) * 3


loader(-13.5, -2.0, 42, 0.25)
loader(40, 44, 150, 0.8)
low_sun(-66, 24, 6.2, 0.36, 12, (1, 0.74, 0.48))
c = camera(CAM, AIM, 29)
c.data.clip_end = 20000
c.data.clip_start = 0.5
render(
    a,
    exposure=-0.25,
    look='Medium High Contrast',
    bounces=(3, 2, 2, 2),
    haze=evening_haze(2600, 90, 0.0, (0.56, 0.52, 0.50), (0.42, 0.28, 0.12)),
    iters=3,
    vignette=0.25,
    sc_color=0.5,
)
