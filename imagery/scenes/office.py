"""The office: four floors between bands of stone, late sun from the left, light already on inside."""

import math
import random

import bmesh
import numpy as np
from mathutils import Vector

from materials import NT, simple
from outdoors import evening_haze, fbm, forest_mat, grid_mesh, low_sun, trees_on, view_grid, vn
from parts import M, box, cyl, mats
from render import render
from scene import args, camera, from_bm, reset

a = args()
sc = reset()
mats()
rnd = random.Random(11)
CAM = (-29.0, -43.0, 2.6)
WIDE, DEEP, FLOOR, FLOORS = 19.0, 14.0, 3.9, 4  # half width, depth, floor to floor


def concrete(name, low, high, scale=1.0):
    t = NT(name)
    P = t.n('ShaderNodeNewGeometry').outputs['Position']
    mp = t.n('ShaderNodeMapping', ins={'Vector': P})
    mp.inputs['Scale'].default_value = (scale, scale, scale * 0.25)
    t.P(
        Base_Color=t.mix(t.noise(0.9, 6, 0.7, mp.outputs[0]), low, high),
        Roughness=0.75,
        Normal=t.bump(t.noise(9, 4, 0.6, P), 0.06, 0.02),
    )
    M[name] = t.m


concrete('slab', (0.52, 0.48, 0.42), (0.66, 0.62, 0.56))
concrete('soffit', (0.50, 0.45, 0.38), (0.60, 0.55, 0.47))
concrete('kerb', (0.25, 0.24, 0.23), (0.36, 0.35, 0.33))
M['frame'] = simple('frame', (0.018, 0.019, 0.021), 0.35, 0.6)
M['fin'] = simple('fin', (0.46, 0.20, 0.085), 0.6, 0.2)
M['desk'] = simple('desk', (0.035, 0.026, 0.019), 0.7, Specular=0.0, Emission=(1.0, 0.62, 0.32, 1), Emission_Strength=0.02)
M['blind'] = simple('blind', (0.60, 0.55, 0.48), 0.8)

# bedded stone for the stair tower: courses of different height and tone
t = NT('bedded')
P = t.n('ShaderNodeNewGeometry').outputs['Position']
z = t.n('ShaderNodeSeparateXYZ', ins={0: P}).outputs['Z']
fold = t.math('MULTIPLY', t.math('SUBTRACT', t.noise(0.10, 3, 0.5, P), 0.5), 2.6)
bed = t.math('ADD', z, fold)
comb = t.n('ShaderNodeCombineXYZ', ins={'Z': t.math('MULTIPLY', bed, 1.5)})
tone = t.noise(1.0, 3, 0.75, comb.outputs[0])
t.P(
    Base_Color=t.ramp(
        tone,
        [
            (0.30, (0.035, 0.032, 0.030)),
            (0.42, (0.20, 0.125, 0.075)),
            (0.50, (0.36, 0.25, 0.155)),
            (0.58, (0.13, 0.09, 0.065)),
            (0.68, (0.42, 0.32, 0.22)),
        ],
        'CONSTANT',
    ),
    Roughness=0.7,
    Normal=t.bump(t.noise(5, 5, 0.65, P), 0.12, 0.04),
)
M['bedded'] = t.m

# glass that shows the rooms and the sky; straight on it is clear
t = NT('pane')
clear = t.n('ShaderNodeBsdfTransparent', ins={'Color': (0.80, 0.86, 0.86)})
shine = t.n('ShaderNodeBsdfGlossy', ins={'Color': (0.9, 0.95, 1.0), 'Roughness': 0.0})
facing = t.n('ShaderNodeFresnel', ins={'IOR': 1.9}).outputs[0]
both = t.n('ShaderNodeMixShader', ins={0: facing, 1: clear.outputs[0], 2: shine.outputs[0]})
t.t.links.new(both.outputs[0], t.out.inputs[0])
M['pane'] = t.m
t = NT('ceiling')
t.P(Base_Color=(0.7, 0.62, 0.5), Emission=(1.0, 0.72, 0.42, 1), Emission_Strength=0.9)
M['ceiling'] = t.m
t = NT('strip')
t.P(Emission=(1.0, 0.80, 0.55, 1), Emission_Strength=9)
M['strip'] = t.m
# The rooms glow by themselves, walls brighter towards the ceiling: light bouncing in them would only add noise.
t = NT('room')
up = t.n('ShaderNodeSeparateXYZ', ins={0: t.coord('Generated')}).outputs['Z']
t.P(
    Base_Color=(0.02, 0.016, 0.012),
    Roughness=0.9,
    Specular=0.0,
    Emission=(1.0, 0.62, 0.32, 1),
    Emission_Strength=t.ramp(up, [(0.0, 0.10), (0.75, 0.22), (1.0, 0.42)]),
)
M['room'] = t.m

# floors: slab, glass wall with mullions, fins, rooms
for f in range(FLOORS):
    z0 = 0.45 + f * FLOOR
    front = 2.6 if f == 0 else 1.3  # the glass is behind the slab's edge
    box((0, DEEP / 2 - 0.6, z0 + FLOOR - 0.28), (2 * WIDE + 1.6, DEEP + 1.2, 0.56), 'slab', bev=0.04)
    box((0, DEEP / 2, z0 + FLOOR - 0.62), (2 * WIDE - 0.4, DEEP - 3, 0.08), 'ceiling', bev=0)
    box((0, DEEP - 1.0, z0 + FLOOR / 2), (2 * WIDE, 0.2, FLOOR), 'room', bev=0)
    box((0, DEEP / 2, z0 + 0.02), (2 * WIDE, DEEP, 0.06), 'desk', bev=0)
    for k in range(5):
        strip = box(
            (0, 2.6 + k * 2.2, z0 + FLOOR - 0.68),
            (2 * WIDE - 4, 0.18, 0.05),
            'strip',
            bev=0,
        )
        strip.visible_diffuse = False
    for x in np.arange(-WIDE + 3, WIDE - 2, 6.0):
        box((x, 8.0, z0 + FLOOR / 2 - 0.3), (0.15, 8, FLOOR - 0.6), 'room', bev=0)
    for k in range(16):
        x = rnd.uniform(-WIDE + 1, WIDE - 1)
        box(
            (x, front + rnd.uniform(1.4, 4.5), z0 + 0.55),
            (rnd.uniform(1.2, 2.2), 0.8, rnd.choice([0.75, 1.1, 1.3])),
            'desk',
            bev=0.02,
        )
    hz = FLOOR - 0.56
    box((0, front, z0 + hz / 2), (2 * WIDE, 0.03, hz), 'pane', bev=0)
    for x in (-WIDE, WIDE):
        box((x, DEEP / 2 + 0.6, z0 + hz / 2), (0.03, DEEP - 1.2 - front + 1, hz), 'pane', bev=0)
    n = 26
    for i in range(n + 1):
        x = -WIDE + 2 * WIDE * i / n
        box((x, front - 0.05, z0 + hz / 2), (0.07, 0.16, hz), 'frame', bev=0.01)
    for zz in (0.06, hz - 0.05) if f == 0 else (0.06, 0.95, hz - 0.05):
        box((0, front - 0.05, z0 + zz), (2 * WIDE, 0.14, 0.08), 'frame', bev=0.01)
    for i in range(7):
        y = front + (DEEP - front) * i / 6
        box((-WIDE - 0.02, y, z0 + hz / 2), (0.14, 0.08, hz), 'frame', bev=0.01)
    if f:
        x = -WIDE + 0.4
        while x < WIDE - 0.3:
            box((x, 0.0, z0 + hz / 2), (0.09, 0.62, hz), 'fin', bev=0.012)
            x += rnd.choice([0.73, 0.73, 1.46, 1.46, 2.19])
        for k in range(5):  # a few blinds half drawn
            i = rnd.randrange(1, n - 1)
            h = rnd.uniform(0.6, 1.6)
            box(
                (-WIDE + 2 * WIDE * (i + 0.5) / n, front + 0.12, z0 + hz - h / 2),
                (2 * WIDE / n - 0.12, 0.02, h),
                'blind',
                bev=0,
            )
for i in range(8):
    x = -WIDE + 1.2 + (2 * WIDE - 2.4) * i / 7
    cyl((x, 0.6, 0.3), (x, 0.6, FLOOR + 0.2), 0.26, 'slab', 32, 0.02)
top = 0.45 + FLOORS * FLOOR
box((0, DEEP / 2 - 0.6, top + 0.35), (2 * WIDE + 1.6, DEEP + 1.2, 0.10), 'frame', bev=0.02)
box((3, DEEP / 2 + 2, top + 1.4), (16, 6, 2.2), 'frame', bev=0.05)
# stair tower of bedded stone at the right, taller than the roof, with a slot of light
box((WIDE + 3.4, 5.2, 10.2), (6.4, 13.2, 20.4), 'bedded', bev=0.06)
box((WIDE + 1.35, -1.42, 9.6), (0.5, 0.1, 17.4), 'frame', bev=0.02)
box((WIDE + 1.35, -1.48, 9.6), (0.30, 0.05, 17.0), 'strip', bev=0)
# entrance: canopy on two posts, doors, steps
box((9.5, -2.4, 3.55), (9.0, 6.0, 0.34), 'slab', bev=0.04)
box((9.5, -2.4, 3.36), (8.4, 5.4, 0.05), 'ceiling', bev=0)
for x in (5.6, 13.4):
    box((x, -4.7, 1.85), (0.28, 0.28, 3.3), 'frame', bev=0.02)
for i in range(3):
    box((0, -1.2 - i * 0.42, 0.36 - i * 0.15), (2 * WIDE + 1.6, 2.4, 0.15), 'kerb', bev=0.02)
for i in range(4):
    box((7.3 + i * 1.45, 2.45, 1.65), (0.09, 0.12, 2.6), 'frame', bev=0.01)
# paving in courses, the drive in front of it
t = NT('paving')
P = t.n('ShaderNodeNewGeometry').outputs['Position']
brick = t.n(
    'ShaderNodeTexBrick',
    ins={
        'Vector': P,
        'Color1': (0.20, 0.19, 0.175, 1),
        'Color2': (0.27, 0.255, 0.235, 1),
        'Mortar': (0.07, 0.065, 0.06, 1),
        'Scale': 0.55,
        'Mortar Size': 0.008,
        'Brick Width': 0.9,
        'Row Height': 0.45,
    },
)
worn = t.ramp(t.noise(0.10, 6, 0.65, P), [(0.38, 0.0), (0.66, 1.0)])
t.P(
    Base_Color=t.mix(t.math('MULTIPLY', worn, 0.4), brick.outputs['Color'], (0.10, 0.095, 0.09)),
    Roughness=t.mix(worn, 0.60, 0.34),
    Normal=t.bump(t.math('MULTIPLY', brick.outputs['Fac'], -1.0), 0.25, 0.02),
)
bm = bmesh.new()
bm.faces.new([bm.verts.new(p) for p in ((-90, -70, 0), (90, -70, 0), (90, 40, 0), (-90, 40, 0))])
from_bm('paving', bm, t.m)

# planting: beds of low shrubs, palms
t = NT('leaf')
tone = t.n('ShaderNodeObjectInfo').outputs['Random']
t.P(
    Base_Color=t.mix(tone, (0.016, 0.055, 0.012), (0.050, 0.115, 0.022)),
    Roughness=0.5,
    Specular=0.35,
)
LEAF = t.m
t = NT('bark')
P = t.n('ShaderNodeNewGeometry').outputs['Position']
t.P(
    Base_Color=t.mix(t.noise(4, 4, 0.6, P), (0.10, 0.08, 0.06), (0.22, 0.18, 0.14)),
    Roughness=0.9,
    Normal=t.bump(t.noise(12, 3, 0.6, P), 0.3, 0.05),
)
BARK = t.m


def blade(bm, root, out, length, width, droop):
    """one leaf: a narrow strip that bends down"""
    side = out.cross(Vector((0, 0, 1))).normalized() * width
    rows = []
    for k in range(5):
        s = k / 4
        p = root + out * length * s + Vector((0, 0, -droop * s * s))
        w = side * (1 - s) ** 0.6 * (0.5 + 0.5 * min(1, s * 4))
        rows.append((bm.verts.new(p - w), bm.verts.new(p + w)))
    for p, q in zip(rows, rows[1:]):
        bm.faces.new((p[0], q[0], q[1], p[1]))


def shrubs(x0, x1, y0, y1, count, height):
    bm = bmesh.new()
    for _ in range(count):
        root = Vector((rnd.uniform(x0, x1), rnd.uniform(y0, y1), 0.35))
        for _ in range(9):
            th, up = rnd.random() * 6.283, rnd.uniform(0.5, 1.6)
            out = Vector((math.cos(th), math.sin(th), up)).normalized()
            blade(bm, root, out, height * rnd.uniform(0.6, 1.1), 0.035, height * 0.25)
    from_bm('shrubs', bm, LEAF)
    box(
        ((x0 + x1) / 2, (y0 + y1) / 2, 0.2), (x1 - x0 + 0.5, y1 - y0 + 0.5, 0.42), 'kerb', bev=0.03
    )


def palm(x, y, height, lean):
    bm = bmesh.new()
    crown = Vector((x + lean, y, height))
    for k in range(26):
        th = k * 2.399
        up = 1.0 - 1.5 * (k / 26)
        out = Vector((math.cos(th), math.sin(th), up)).normalized()
        reach = rnd.uniform(2.5, 3.1)
        for j in range(60):
            s = 0.10 + 0.90 * j / 60
            p = crown + out * reach * s + Vector((0, 0, -1.5 * s * s))
            along = (out + Vector((0, 0, -3.0 * s / reach))).normalized()
            across = along.cross(Vector((0, 0, 1))).normalized()
            for side in (-1, 1):
                d = (across * side + along * 0.55 + Vector((0, 0, -0.25))).normalized()
                blade(bm, p, d, 0.62 * math.sin(math.pi * min(1, 0.25 + s * 0.75)) + 0.08, 0.028, 0.22)
    from_bm('fronds', bm, LEAF)
    for k in range(10):
        p, q = k / 10, (k + 1) / 10
        M['bark'] = BARK
        cyl(
            (x + lean * p * p, y, height * p),
            (x + lean * q * q, y, height * q),
            0.17 - 0.05 * p,
            'bark',
            20,
            0,
            0.16 - 0.05 * q,
        )


shrubs(-18.5, 2.0, -6.4, -4.9, 420, 0.75)
shrubs(15.5, 26.0, -6.0, -4.6, 230, 0.75)
for at in (
    (-15.8, -5.6, 7.4, 0.5),
    (-12.4, -5.7, 6.2, -0.3),
    (-3.0, -5.6, 6.9, 0.3),
    (25.6, -5.3, 9.4, 0.5),
    (29.5, -1.5, 7.6, 0.4),
):
    palm(*at)
# woods behind, on rising ground
X, Y = view_grid(CAM, (0, 0), 60, 2400, 0.75, 900, 500)
ground = np.clip((Y - 60) / 900, 0, 1) ** 1.2 * 120 * np.abs(fbm(X / 400 + 2, Y / 400, 5)) - 0.1
wood = np.clip((Y - 48) / 10, 0, 1) * (
    5 + 7 * np.abs(vn(X / 9, Y / 9) - 0.2) + 5 * vn(X / 4.1 + 9, Y / 4.1) + 2 * vn(X / 1.7, Y / 1.7)
)
grid_mesh('woods', X, Y, ground + 0.4 * wood, forest_mat())
trees_on(X, Y, ground, (Y > 46) & (np.hypot(X - CAM[0], Y - CAM[1]) < 420), 4500, (3.0, 5.5), 3)
low_sun(-128, 15, 5.2, 0.36, 7)
c = camera(CAM, (-0.9, 0.0, CAM[2]), 34)
c.data.shift_y = 0.16
c.data.clip_end = 20000
render(
    a,
    exposure=0.1,
    look='Medium High Contrast',
    bounces=(4, 2, 3, 2),
    haze=evening_haze(2600, 90, 0.05),
    iters=3,
    vignette=0.25,
    sc_color=0.5,
)
