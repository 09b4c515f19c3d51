import math
import random

import bmesh

from materials import NT, simple
from render import render
from rocks import rock_mesh
from scene import args, camera, from_bm, obj, reset, studio

a = args()
sc = reset()
t = NT('coal')
co = t.coord('Object')
info = t.n('ShaderNodeObjectInfo').outputs['Random']
mp = t.n('ShaderNodeMapping', ins={'Vector': co})
mp.inputs['Scale'].default_value = (1.2, 1.2, 8)
lay = t.noise(1.6, 3, 0.6, mp.outputs[0])  # bedding: bright (vitrain) / dull (durain) bands
t.P(
    Base_Color=t.mix(lay, (0.005, 0.005, 0.006), (0.018, 0.017, 0.017)),
    Specular=0.6,
    Roughness=t.ramp(lay, [(0.42, 0.14), (0.50, 0.26), (0.60, 0.60)]),
)
t.P(Normal=t.bump(t.mix(0.5, t.noise(3.2, 4, 0.55, co), lay), 0.45, 0.12))
rnd = random.Random(5)
meshes = [
    rock_mesh(
        f'c{i}',
        i,
        rnd.randint(10, 15),
        (1, rnd.uniform(0.7, 1), rnd.uniform(0.55, 0.85)),
        0.03,
        disp=0.03,
        subdiv=2,
        mat=t.m,
    )
    for i in range(12)
]
# heap: lumps placed straight on a cone in shells (interpenetration is hidden); no physics needed
detail = a.v == 'detail'
Hc, Rc, count = (0.80, 1.0, 190) if detail else (0.98, 1.22, 1500)
lump = 1.9 if detail else 1.0
bm = bmesh.new()
bmesh.ops.create_cone(
    bm, cap_ends=True, segments=40, radius1=Rc * 0.86, radius2=0.02, depth=Hc * 0.76
)
core = from_bm(
    'core',
    bm,
    simple('corem', (0.003, 0.003, 0.003), 1.0, Specular=0.0),
    loc=(0, 0, Hc * 0.38 - 0.03),
)
core.scale = (1.12, 0.98, 1)
for i in range(count):
    r = Rc * rnd.random() ** 0.62
    th = rnd.random() * 6.283
    k = 1 - 0.05 * math.sin(3 * th + 1) - 0.03 * math.sin(7 * th)
    big = rnd.random() < 0.16
    s = lump * (rnd.uniform(0.17, 0.25) if big else rnd.choice([0.07, 0.09, 0.11, 0.14]))
    z = max(s * 0.42, Hc * (1 - r / Rc) * 0.97 - s * 0.12 + rnd.uniform(-0.05, 0.04))
    o = obj(
        f'l{i}',
        meshes[i % 12],
        loc=(r * k * math.cos(th) * 1.15, r * k * math.sin(th), z),
        rot=(rnd.random() * 6, rnd.random() * 6, rnd.random() * 6),
    )
    o.scale = (s, s, s)
chips = []
for i in range(70):
    th = rnd.random() * 6.283
    R = rnd.uniform(1.15, 1.9)
    s = rnd.choice([0.012, 0.018, 0.03, 0.05])
    o = obj(
        f'd{i}',
        meshes[i % 12],
        loc=(R * math.cos(th), R * math.sin(th) * 0.8, s * 0.5),
        rot=(rnd.random() * 6, rnd.random() * 6, rnd.random() * 6),
    )
    o.scale = (s,) * 3
studio(1.15, a.theme, key=1.9 if detail else 1.7, rim=0.9 if detail else 1.5, fill=2)
SHOTS = {
    '': ((-0.5, -6.6, 1.8), (0, 0, 0.46), 64, 5.6, (0, -0.5, 0.4)),
    'detail': ((-2.9, -5.7, 2.1), (0, 0, 0.32), 67, 8.0, (-0.3, -0.4, 0.4)),
}
camera(*SHOTS[a.v])
render(a, exposure=0.35)
