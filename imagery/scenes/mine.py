import math
from typing import NamedTuple

import bmesh
import bpy
import numpy as np

from materials import NT, simple
from outdoors import fbm, grid_mesh, low_sun, lumps_on, trees_on, view_grid, vn
from render import render
from scene import args, camera, from_bm, reset
from subjects import subject

D = bpy.data
a = args()
sc = reset()
BENCH = 15.0
CY = 168.0


def height(X, Y):
    """ground, benches below the rim, forest (0 to 1), the forest's quilt of crowns, spoil, and where on its bench a point lies"""
    wx = X + 62 * fbm(X / 190, Y / 190, 4)
    wy = Y + 62 * fbm(X / 190 + 40, Y / 190 + 9, 4)
    dx, dy = wx - 20, (wy - 640)
    th = np.arctan2(dy, dx)
    d = np.sqrt((dx / 560) ** 2 + (dy / 430) ** 2) * (
        1 + 0.10 * np.sin(2 * th + 0.6) + 0.05 * np.sin(3 * th)
    )
    q = (1 - d) * 13.5  # benches below rim
    q = np.minimum(q, 10.2 + 0.35 * fbm(X / 60, Y / 60, 3))
    spiral = th / (2 * math.pi)
    qq = np.maximum(q + spiral * 1.0, -3)
    fl = np.floor(qq)
    fr = qq - fl
    st = fl + np.clip((fr - 0.60) / 0.34, 0, 1)  # 60% berm, 34% face
    rough = (0.22 * fbm(X / 11, Y / 11, 5) - 0.10 * np.abs(fbm(X / 26 + 7, Y / 26, 3))) * np.clip(
        (fr - 0.52) * 7, 0, 1
    ) + 0.035 * fbm(X / 18, Y / 18, 4)
    # the bank that keeps a truck on its berm
    bank = 1.3 * np.clip(1 - np.abs(fr - 0.545) / 0.036, 0, 1) * (1 + 0.4 * fbm(X / 5, Y / 5, 3))
    pit = -(st - spiral + rough) * BENCH + np.where((q > 0.4) & (q < 9.6), bank, 0)
    rim = np.clip((q + 0.2) * 1.2, 0, 1)
    rim = rim * rim * (3 - 2 * rim)
    land = (
        3 + 9 * fbm(X / 260, Y / 260, 6) + 2.2 * fbm(X / 40, Y / 40, 5) + 0.5 * fbm(X / 7, Y / 7, 4)
    )
    # spoil heap terraces left and right beyond the rim
    hills = np.clip((Y - 1250) / 1800, 0, 1) ** 1.3 * (
        150 + 210 * np.abs(fbm(X / 1500 + 3.3, Y / 1500, 6))
    ) + np.clip((Y - 2600) / 3500, 0, 1) * 420 * np.abs(fbm(X / 2300 + 1.7, Y / 2300 + 5, 6))
    sp = (
        np.exp(-(((X + 760) / 330) ** 2 + ((Y - 760) / 380) ** 2)) * 88
        + np.exp(-(((X - 860) / 300) ** 2 + ((Y - 900) / 400) ** 2)) * 70
    )
    spq = sp / 12
    spt = (np.floor(spq) + np.clip((spq - np.floor(spq) - 0.55) / 0.4, 0, 1)) * 12 + 0.8 * fbm(
        X / 15, Y / 15, 4
    )
    wood = np.clip((-q - 0.9) * 1.2 + 1.6 * fbm(X / 90 + 21, Y / 90, 4), 0, 1) * np.clip(
        (sp - 26) / -12, 0, 1
    )
    canopy = (
        wood
        * (3 + 7 * np.abs(vn(X / 11, Y / 11) - 0.2) + 4 * vn(X / 5.3 + 9, Y / 5.3))
        * np.clip((Y - CY - 90) / 60, 0, 1)
    )
    ground = (1 - rim) * (land + hills + np.where(sp > 4, spt, sp)) + rim * np.minimum(
        pit, 3 + land * 0.3
    )
    return ground, q, wood, canopy, sp, fr


def bench_at(x, y):
    """how many benches below the rim, on the spiral"""
    x, y = np.atleast_2d(x), np.atleast_2d(y)
    return (height(x, y)[1] + np.arctan2(y - 640, x - 20) / (2 * math.pi))[0]


def along(th, qv):
    """the point on berm qv at angle th, and the way the berm runs there"""
    r = np.linspace(0.1, 1.1, 2000)
    x, y = 20 + 560 * r * math.cos(th), 640 + 430 * r * math.sin(th)
    best = np.argmin(np.abs(bench_at(x, y) - qv))
    x, y, step = float(x[best]), float(y[best]), 9.0
    east, west, north, south = bench_at(
        [x + step, x - step, x, x], [y, y, y + step, y - step]
    )
    return x, y, math.atan2(west - east, north - south)


def above(th, qv, up):
    """the point `up` metres over berm qv at angle th"""
    x, y, _ = along(th, qv)
    return x, y, float(height(np.array([[x]]), np.array([[y]]))[0][0, 0]) + up


class View(NamedTuple):
    cam: tuple
    aim: tuple
    lens: float
    # azimuth and elevation, degrees
    sun: tuple
    # where on the width of the picture the sun glows in the haze
    glow: float
    headlights: float
    # angle about the pit, bench, and whether it comes the other way
    trucks: tuple


RIM = View(
    (-30, CY - 6, 42),
    (25, 640, -44),
    30,
    (-74, 13),
    0.02,
    30,
    (
        (1.2, 3.3),
        (1.75, 5.3),
        (2.1, 2.3, True),
        (0.75, 6.3),
        (2.6, 7.3),
        (1.45, 8.3),
        (0.5, 4.3),
    ),
)
VIEWS = {
    # the whole pit from its rim
    '': RIM,
    # on the haul road, halfway down the lit wall
    'road': View(
        above(-0.17, 4.40, 4.6),
        above(0.06, 4.08, 3.2),
        38,
        (-112, 17),
        -0.5,
        6,
        ((-0.02, 4.22, True), (0.42, 4.30), (0.85, 6.3), (1.5, 5.3, True)),
    ),
}
view = VIEWS[a.v]


k = a.W / 1920
NC, NR = int(1900 * min(1, k * 1.2)), int(1900 * min(1, k * 1.2))
u = np.linspace(-0.86, 0.86, NC)
near, far = 10.0, 9000.0
v = np.concatenate(
    [
        np.geomspace(near, 110, NR // 8),
        np.geomspace(110, 1050, NR * 5 // 8),
        np.geomspace(1050, far, NR // 4),
    ]
)
v = np.unique(v)
V, U = np.meshgrid(v, u, indexing='ij')
X, Y = V * np.tan(U), V + CY
if a.v == 'road':
    X, Y = view_grid(view.cam, view.aim, 3, far, 0.62, NC, NR)
ground, Q, wood, quilt, spoil, along_bench = height(X, Y)
if a.v != 'road':
    ground = ground - 7 * np.clip(1 - V / 60, 0, 1)  # keep the lens clear of foreground bumps
dist = np.hypot(X - view.cam[0], Y - view.cam[1])
Z = ground + quilt * np.clip((dist - 1600) / 800, 0.2, 1)
t = NT('earth')
geo = t.n('ShaderNodeNewGeometry')
P = geo.outputs['Position']
sep = t.n('ShaderNodeSeparateXYZ', ins={0: P})
z = sep.outputs['Z']
nzs = t.n('ShaderNodeSeparateXYZ', ins={0: geo.outputs['Normal']}).outputs['Z']
big = t.noise(0.006, 6, 0.6, P)
mid = t.noise(0.05, 7, 0.65, P)
sm = t.noise(0.5, 5, 0.65, P)
zz = t.math('ADD', z, t.math('MULTIPLY', t.math('SUBTRACT', big, 0.5), 46))
zz = t.math('ADD', zz, t.math('MULTIPLY', t.math('SUBTRACT', mid, 0.5), 7))
f = t.math('DIVIDE', t.math('ADD', zz, 160.0), 175.0)
strata = t.ramp(
    f,
    [
        (0, (0.016, 0.015, 0.015)),
        (0.17, (0.022, 0.020, 0.019)),
        (0.20, (0.17, 0.125, 0.085)),
        (0.36, (0.25, 0.165, 0.095)),
        (0.48, (0.23, 0.165, 0.11)),
        (0.62, (0.34, 0.215, 0.12)),
        (0.74, (0.20, 0.16, 0.125)),
        (0.82, (0.38, 0.22, 0.10)),
        (0.95, (0.27, 0.14, 0.065)),
    ],
)
dusty = t.ramp(
    f,
    [
        (0, (0.03, 0.028, 0.026)),
        (0.18, (0.045, 0.04, 0.036)),
        (0.3, (0.28, 0.20, 0.135)),
        (1, (0.36, 0.25, 0.155)),
    ],
)
flat = t.ramp(nzs, [(0.80, 0), (0.95, 1)])
mp = t.n('ShaderNodeMapping', ins={'Vector': P})
mp.inputs['Scale'].default_value = (1, 1, 0.12)
streak = t.noise(0.35, 5, 0.7, mp.outputs[0])
colr = t.mix(
    flat,
    t.mix(t.ramp(streak, [(0.35, 0), (0.7, 0.55)]), strata, (0.10, 0.07, 0.045)),
    t.mix(t.ramp(sm, [(0.3, 0), (0.8, 0.5)]), dusty, strata),
)
pressed = t.n('ShaderNodeAttribute', attribute_name='tracks').outputs['Fac']
colr = t.mix(t.math('MULTIPLY', pressed, 0.28), colr, (0.06, 0.045, 0.034))
# the coal: a seam as thick as a bench in the wall, parted by clay, a thin one above it, and one on the floor
bed = t.math('ADD', z, t.math('MULTIPLY', t.math('SUBTRACT', t.noise(0.006, 2, 0.5, P), 0.5), 46))
bed = t.math('ADD', bed, t.math('MULTIPLY', t.math('SUBTRACT', mid, 0.5), 5))
bed = t.math('DIVIDE', t.math('ADD', bed, 160.0), 175.0)
rough = t.math('ADD', bed, t.math('MULTIPLY', t.math('SUBTRACT', sm, 0.5), 0.02))
seam = t.ramp(rough, [(0, 1), (0.186, 1), (0.192, 0), (0.489, 0), (0.495, 1), (0.587, 1), (0.593, 0)])
parting = t.ramp(bed, [(0.555, 0), (0.557, 1), (0.561, 1), (0.563, 0), (0.606, 0), (0.608, 1), (0.614, 1), (0.616, 0)])
mp = t.n('ShaderNodeMapping', ins={'Vector': P})
mp.inputs['Scale'].default_value = (0.03, 0.03, 1)
coal = t.mix(
    t.ramp(t.noise(0.6, 5, 0.7, mp.outputs[0]), [(0.35, 0), (0.65, 1)]),
    (0.0025, 0.0035, 0.005),
    (0.013, 0.0175, 0.025),
)
trodden = t.math('MULTIPLY', flat, t.ramp(sm, [(0.3, 0.4), (0.7, 1)]))
coal = t.mix(trodden, coal, (0.040, 0.044, 0.051))
parting = t.math('MULTIPLY', parting, t.ramp(t.noise(0.014, 3, 0.6, P), [(0.38, 0.15), (0.55, 0.65)]))
seam = t.math('ABSOLUTE', t.math('SUBTRACT', seam, parting))
colr = t.mix(t.math('MULTIPLY', seam, t.ramp(flat, [(0, 1), (1, 0.93)])), colr, coal)
q = t.n('ShaderNodeAttribute', attribute_name='q').outputs['Fac']
veg = t.math(
    'MULTIPLY',
    t.ramp(
        t.math(
            'ADD',
            t.math('MULTIPLY', q, -0.38),
            t.math('MULTIPLY', t.math('SUBTRACT', mid, 0.5), 2.0),
        ),
        [(0.35, 0), (0.75, 1)],
    ),
    t.ramp(big, [(0.26, 0.70), (0.44, 1)]),
)
green = t.ramp(
    t.noise(0.11, 7, 0.75, P),
    [(0.3, (0.012, 0.034, 0.008)), (0.58, (0.030, 0.072, 0.016)), (0.82, (0.070, 0.105, 0.028))],
)
t.P(
    Base_Color=t.mix(veg, colr, green),
    Roughness=t.ramp(seam, [(0, 0.95), (1, 0.6)]),
    Specular=t.ramp(seam, [(0, 0.15), (1, 0.05)]),
    Normal=t.bump(t.mix(0.5, t.noise(0.9, 6, 0.7, P), streak), 0.6, 1.6),
)
land = grid_mesh('terrain', X, Y, Z, t.m)
land.data.attributes.new('q', 'FLOAT', 'POINT').data.foreach_set(
    'value', (Q * np.clip((32 - spoil) / 10, 0, 1)).ravel().astype(np.float32)
)
on_bench = (Q > 0.3) & (Q < 9.8)
tracks = sum(np.exp(-(((along_bench - at) / 0.022) ** 2)) for at in (0.15, 0.22, 0.33, 0.40))
land.data.attributes.new('tracks', 'FLOAT', 'POINT').data.foreach_set(
    'value', (tracks * on_bench).ravel().astype(np.float32)
)
# far off, trees side by side shade each other more than the quilt behind them: brighter, and without an edge between
trees = (wood > 0.3) & (dist > (120 if a.v == 'road' else 560)) & (dist < 1500 + 1000 * vn(X / 50, Y / 50))
trees_on(X, Y, ground, trees, 42000, (4.0, 7.5), 6, 1.0 if a.v == 'road' else 1.55)
if a.v == 'road':
    close = on_bench & (dist < 130)
    lumps_on(X, Y, Z, close & (along_bench < 0.08), 260, [0.2, 0.3, 0.5, 0.8], t.m, 3)
    lumps_on(X, Y, Z, close & (along_bench > 0.5) & (along_bench < 0.6), 1600, [0.08, 0.12, 0.2], t.m, 4)
    lumps_on(X, Y, Z, close & (dist < 60), 1400, [0.03, 0.05, 0.08], t.m, 5)
# pit-floor water
tw = NT('water')
tw.P(
    Base_Color=(0.03, 0.045, 0.045),
    Roughness=0.06,
    Specular=0.6,
    Normal=tw.bump(tw.noise(0.3, 3, 0.5, tw.coord('Object')), 0.05, 0.3),
)
bm = bmesh.new()
bmesh.ops.create_circle(bm, cap_ends=True, segments=64, radius=600)
o = from_bm('water', bm, tw.m, loc=(20, 640, -10.05 * BENCH))
# haul trucks on the berms: one model, shown where it is needed
before = set(D.objects)
subject('dump-truck', (0, 0))
model = D.collections.new('truck')
for o in set(D.objects) - before:
    model.objects.link(o)
    sc.collection.objects.unlink(o)
clean = simple('truck', (0.85, 0.36, 0.03), 0.4)
glow = NT('headlight')
glow.P(Emission=(1, 0.85, 0.6, 1), Emission_Strength=view.headlights)
for o in model.objects:
    for slot in o.material_slots:
        if slot.material.name.startswith(('paint', 'cabp')):
            slot.material = clean
        elif slot.material.name.startswith('lamp'):
            slot.material = glow.m


def truck(th, qv, back=False):
    x, y, ang = along(th, qv)
    E = D.objects.new('truck', None)
    sc.collection.objects.link(E)
    E.instance_type, E.instance_collection = 'COLLECTION', model
    near = np.argmin((X - x) ** 2 + (Y - y) ** 2)
    E.location = (x, y, float(Z.ravel()[near]))
    E.rotation_euler.z = ang + (math.pi if back else 0)
    E.scale = (1.55,) * 3


for place in view.trucks:
    truck(*place)
# sun low on the left, ahead of camera; Nishita sky
low_sun(*view.sun, 7.0, 0.34, 5, (1, 0.60, 0.30))
c = camera(view.cam, view.aim, view.lens)
c.data.clip_end = 20000
c.data.clip_start = 0.5


def haze(col, dep):
    H, W = dep.shape
    yy, xx = np.mgrid[0:H, 0:W]
    xx = xx / W
    sky = dep > 15000
    dist = np.where(sky, 0, dep)
    f = 0.9 * (1 - np.exp(-np.maximum(dist - 260, 0) / 3600.0))
    f = f * np.clip((dist - 450) / 750, 0, 1)  # none before the near walls: coal is black
    glow = np.exp(-(((xx - view.glow) / 0.55) ** 2))
    hz = (
        np.stack([0.60 + 0.75 * glow, 0.44 + 0.36 * glow, 0.36 + 0.08 * glow], -1).astype(
            np.float32
        )
        * 0.52
    )
    col = col * (1 - f[..., None]) + hz * f[..., None]
    # soft horizon glow + thin cloud streaks in the sky
    hor = np.argmax(~sky, 0).mean()
    up = np.clip((hor - yy) / H, 0, 1)
    g = np.exp(-up / 0.10)[..., None]
    cl = fbm(xx * 7, yy / H * 38, 5) * 0.5 + 0.5
    cl = np.clip((cl - 0.50) * 3.2, 0, 1) * np.exp(-(((up - 0.14) / 0.10) ** 2))
    skc = col * (1 - 0.65 * g) + hz * 1.15 * 0.65 * g
    skc = skc * (1 - 0.45 * cl[..., None]) + 0.45 * cl[..., None] * np.stack(
        [1.25 + 0.5 * glow, 0.80 + 0.2 * glow, 0.58 + 0 * glow], -1
    )
    return np.where(sky[..., None], skc, col).astype(np.float32)


render(
    a,
    exposure=0.2,
    look='High Contrast',
    bounces=(2, 1, 1, 1),
    haze=haze,
    iters=3,
    vignette=0.3,
    sc_color=0.5,
)
