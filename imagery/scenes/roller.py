import math


from materials import NT
from parts import M, box, cyl, lathe_y, mats, prism, rail, ram
from render import render
from running_gear import cab, ground_pebbles, wheel
from scene import args, camera, reset, studio

a = args()
sc = reset()
mats()
R = 0.80
# rear wheels and axle
for s in (-1, 1):
    wheel((-1.25, s * 0.82, 0.78), 0.78, 0.58, lugs=22)
cyl((-1.25, -0.7, 0.78), (-1.25, 0.7, 0.78), 0.22, 'dark')
# drum: worn bright shell, end plates set back, rubber mounts
t = NT('drumsteel')
co = t.coord('Object')
n = t.noise(5, 5, 0.65, co)
t.P(
    Base_Color=t.mix(n, (0.32, 0.32, 0.33), (0.52, 0.51, 0.50)),
    Metallic=1.0,
    Roughness=t.ramp(n, [(0.35, 0.28), (0.7, 0.46)]),
)
M['drumsteel'] = t.m
lathe_y(
    [
        (0, -1.0),
        (R * 0.90, -1.0),
        (R * 0.90, -1.06),
        (R - 0.02, -1.07),
        (R, -1.05),
        (R, 1.05),
        (R - 0.02, 1.07),
        (R * 0.90, 1.06),
        (R * 0.90, 1.0),
        (0, 1.0),
    ],
    (1.55, 0, R),
    'drumsteel',
    96,
)
for s in (-1, 1):
    cyl((1.55, s * 0.98, R), (1.55, s * 1.03, R), R * 0.80, 'dark', 48)
    cyl((1.55, s * 1.02, R), (1.55, s * 1.13, R), 0.30, 'dark', 32)
    for i in range(8):
        cyl(
            (1.55 + 0.46 * math.cos(i * 0.785), s * 1.0, R + 0.46 * math.sin(i * 0.785)),
            (1.55 + 0.46 * math.cos(i * 0.785), s * 1.12, R + 0.46 * math.sin(i * 0.785)),
            0.085,
            'black',
            16,
        )
# yoke: side plates with front and rear cross beams, scrapers
for s in (-1, 1):
    prism(
        [
            (0.42, 0.70),
            (2.60, 0.70),
            (2.68, 0.82),
            (2.68, 1.12),
            (2.55, 1.22),
            (0.42, 1.22),
            (0.36, 1.1),
            (0.36, 0.8),
        ],
        s * 1.22 - 0.07,
        s * 1.22 + 0.07,
        'paint',
        0.035,
    )
box((2.60, 0, 0.98), (0.22, 2.5, 0.42), 'paint', bev=0.05)
box((0.46, 0, 0.98), (0.24, 2.5, 0.46), 'paint', bev=0.05)
for x, k in ((2.42, -0.35), (0.66, 0.35)):
    box((x, 0, 0.98), (0.05, 2.04, 0.20), 'black', (0, k, 0), 0.01)
# articulation
cyl((0.16, 0, 0.66), (0.16, 0, 1.32), 0.16, 'steel')
box((0.28, 0, 0.98), (0.32, 0.8, 0.44), 'dark', bev=0.06)
box((-0.05, 0, 0.98), (0.34, 0.9, 0.5), 'dark', bev=0.06)
for s in (-1, 1):
    ram((-0.35, 0.92), (0.42, 0.92), s * 0.46, 0.065, 0.6)
# rear frame, hood, counterweight
prism(
    [(-2.55, 0.68), (-0.10, 0.68), (-0.02, 0.85), (-0.02, 1.22), (-2.55, 1.22)],
    -0.50,
    0.50,
    'dark',
    0.05,
)
prism(
    [(-2.72, 1.12), (-0.72, 1.12), (-0.72, 1.86), (-1.1, 1.90), (-2.45, 1.78), (-2.72, 1.52)],
    -0.70,
    0.70,
    'paint',
    0.09,
    seg=3,
)
prism(
    [(-2.92, 0.72), (-2.45, 0.62), (-2.45, 1.16), (-2.74, 1.42), (-2.9, 1.3)],
    -0.88,
    0.88,
    'dark',
    0.08,
    seg=3,
)
for s in (-1, 1):
    for i in range(7):
        box((-2.25 + i * 0.15, s * 0.705, 1.52), (0.085, 0.02, 0.36), 'black', bev=0.006)
    prism(
        [
            (-2.02, 1.34),
            (-1.86, 1.68),
            (-0.62, 1.68),
            (-0.40, 1.36),
            (-0.40, 1.26),
            (-0.66, 1.58),
            (-1.80, 1.58),
            (-1.98, 1.26),
        ],
        s * 0.84 - 0.30,
        s * 0.84 + 0.30,
        'paint',
        0.02,
    )
    box((-2.88, s * 0.68, 1.28), (0.05, 0.18, 0.1), 'red', bev=0.01)
cyl((-1.65, 0.25, 1.8), (-1.65, 0.25, 2.3), 0.065, 'dark')
cyl((-1.65, 0.25, 2.28), (-1.71, 0.25, 2.40), 0.06, 'steel')
# cab on its platform
box((-0.30, 0, 1.28), (1.30, 1.66, 0.14), 'dark', bev=0.04)
cab(-0.86, 0.38, 1.34, 2.92, -0.74, 0.74, 0.12, 0.05)
for i in range(3):
    box((-0.28, -0.98, 0.60 + i * 0.25), (0.42, 0.24, 0.04), 'dark', bev=0.01)
for x in (-0.47, -0.09):
    cyl((x, -1.08, 0.55), (x, -0.80, 1.36), 0.02, 'paint', 12, 0)
rail([(0.30, -0.86, 1.36), (0.30, -0.86, 2.15), (0.24, -0.76, 2.15)], 0.018, 'dark')
rail([(-0.82, -0.86, 1.36), (-0.82, -0.86, 2.15), (-0.76, -0.76, 2.15)], 0.018, 'dark')
for s in (-1, 1):
    box((0.44, s * 0.62, 1.50), (0.10, 0.2, 0.16), 'black', bev=0.03)
    box((0.50, s * 0.62, 1.50), (0.012, 0.15, 0.11), 'lamp', bev=0)
ground_pebbles(70, 5)
studio(2.5, a.theme, key=1.6, rim=1.4, fill=3.0)
camera((8.0, -8.2, 2.5), (-0.05, 0, 1.52), 51)
render(a, exposure=0.2)
