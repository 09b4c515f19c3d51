import math
import random

import bmesh
import bpy
from mathutils import Vector, noise

from materials import NT
from render import render
from rocks import settle
from scene import args, bevel, camera, card, from_bm, obj, reset, studio

D = bpy.data
a = args()
sc = reset()
# --- nugget: lumpy remelted metal, worn smooth on high spots, dirt in the pits
t = NT('nugget')
co = t.coord('Object')
cav = t.noise(3.5, 4, 0.6, co)
t.P(
    Base_Color=t.ramp(
        cav, [(0.36, (0.10, 0.045, 0.012)), (0.46, (0.72, 0.40, 0.09)), (0.60, (1.0, 0.64, 0.20))]
    ),
    Metallic=t.ramp(cav, [(0.34, 0.55), (0.44, 1.0)]),
    Roughness=t.ramp(cav, [(0.38, 0.55), (0.6, 0.26)]),
    Normal=t.bump(t.noise(16, 3, 0.6, co), 0.2, 0.02),
)
b = NT('bar')
co = b.coord('Object')
b.P(
    Base_Color=(1.0, 0.64, 0.22),
    Metallic=1.0,
    Roughness=b.ramp(b.noise(3.0, 3, 0.6, co), [(0.35, 0.17), (0.7, 0.26)]),
    Normal=b.bump(b.noise(2.2, 2, 0.5, co), 0.10, 0.03),
)


def nugget(i):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=6, radius=1)
    off = Vector((i * 5.1, i * 2.2, i * 9.7))
    for v in bm.verts:
        n = v.co.normalized()
        p = n + off
        d = (
            0.42 * noise.noise(p * 1.1)
            + 0.30 * noise.noise(p * 2.1)
            + 0.13 * (1 - 2 * abs(noise.noise(p * 3.6)))
            + 0.05 * noise.noise(p * 8)
            + 0.02 * noise.noise(p * 17)
        )
        v.co = n * (1 + d)
        v.co.z *= 0.68
        v.co.x *= 1.25
    me = D.meshes.new(f'n{i}')
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.materials.append(t.m)
    return me


def ingot(name, L=0.95, W=0.40, Hh=0.24, taper=0.12, mat=None, dent=True):
    bm = bmesh.new()
    k = 1 - taper
    z0 = [
        bm.verts.new((sx * L / 2, sy * W / 2, 0)) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    z1 = [
        bm.verts.new((sx * (L / 2 - taper * 0.5), sy * (W / 2 - taper * 0.5), Hh))
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    bm.faces.new(z0[::-1])
    top = bm.faces.new(z1)
    for i in range(4):
        bm.faces.new((z0[i], z0[(i + 1) % 4], z1[(i + 1) % 4], z1[i]))
    bm.normal_update()
    r = bmesh.ops.inset_region(bm, faces=[top], thickness=0.05, depth=-0.02)
    o = from_bm(name, bm, mat)
    bevel(o, 0.022, 4, 20)
    return o


rnd = random.Random(3)
N = [nugget(i) for i in range(6)]
objs = []
for i in range(34):
    s = rnd.choice([0.035, 0.05, 0.06, 0.08, 0.10])
    th = rnd.random() * 6.283
    R = 0.42 * math.sqrt(rnd.random())
    o = obj(
        f'g{i}',
        N[i % 6],
        loc=(-0.34 + R * math.cos(th) * 1.5, -0.62 + R * math.sin(th) * 0.6, 0.2 + i * 0.07),
        rot=(rnd.random() * 6, rnd.random() * 6, rnd.random() * 6),
    )
    o.scale = (s,) * 3
    objs.append(o)
B = [
    ((0.28, 0.12, 0), 0.10),
    ((0.24, 0.56, 0), 0.06),
    ((-0.72 + 0.3, 0.5, 0), -0.3),
    ((0.27, 0.34, 0.245), -0.02),
]
B = [((0.42, 0.16, 0), 0.42), ((0.20, 0.60, 0), 0.36), ((0.36, 0.42, 0.242), 0.62)]
bars = []
for l, r in B:
    o = ingot('bar', mat=b.m)
    o.location = l
    o.rotation_euler.z = r
    bars.append(o)
settle(objs, frames=90, walls=bars)
for o in objs:  # one rolls away, out of the frame
    o.hide_render = o.matrix_world.translation.y < -1.2
# what the faces of the bars mirror: the right for the long ones, the left for the ends, the wall for the tops
studio(0.8, a.theme, key=1.1, rim=1.0, fill=1.2)
card((3.3, -1.2, 0.8), (0.3, 0.2, 0.3), 3.4, 1.6, 0.84, (1, 0.84, 0.62))
card((-3.4, 1.0, 0.9), (0.2, 0.3, 0.2), 2.6, 1.8, 0.42, (1, 0.88, 0.72))
card((1.2, 4.6, 2.0), (0.3, 0.3, 0.3), 4.0, 1.8, 0.66, (1, 0.84, 0.62))
card((-1.2, -1.0, 3.4), (0, 0, 0), 2.6, 1.6, 0.9, (1, 0.92, 0.80))
camera((-0.78, -4.1, 1.62), (-0.08, -0.05, 0.15), 66, 5.6, (-0.1, -0.3, 0.15))
render(a, exposure=0.3)
