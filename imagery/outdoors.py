"""Open-air scenes: value noise, a terrain grid seen from the camera, low sun and sky, haze, water, coal."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from materials import NT
from rocks import rock_mesh
from scene import from_bm, obj

D = bpy.data

rng = np.random.default_rng(4)

PERM = rng.random((256, 256)).astype(np.float32)


def vn(x, y):
    """value noise, 0..1"""
    xi, yi = np.floor(x).astype(int), np.floor(y).astype(int)
    fx, fy = x - xi, y - yi
    fx, fy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
    g = lambda i, j: PERM[i & 255, j & 255]
    return (g(xi, yi) * (1 - fx) + g(xi + 1, yi) * fx) * (1 - fy) + (
        g(xi, yi + 1) * (1 - fx) + g(xi + 1, yi + 1) * fx
    ) * fy


def fbm(x, y, o=5, lac=2.03, gain=0.5):
    """fractal value noise, about -1..1"""
    s, A, n = 0, 1, 0
    for i in range(o):
        s = s + A * (vn(x + i * 17.3, y - i * 9.1) - 0.5)
        n += A
        x, y, A = x * lac, y * lac, A * gain
    return s / n * 2


def grid_mesh(name, X, Y, Z, mat):
    """mesh of a height field given as equal 2-D arrays"""
    nr, nc = X.shape
    co = np.stack([X, Y, Z], -1).reshape(-1, 3).astype(np.float32)
    idx = np.arange(nr * nc).reshape(nr, nc)
    F = np.stack([idx[:-1, :-1], idx[:-1, 1:], idx[1:, 1:], idx[1:, :-1]], -1).reshape(-1, 4)
    me = D.meshes.new(name)
    me.vertices.add(len(co))
    me.vertices.foreach_set('co', co.ravel())
    me.loops.add(F.size)
    me.loops.foreach_set('vertex_index', F.ravel().astype(np.int32))
    me.polygons.add(len(F))
    me.polygons.foreach_set('loop_start', np.arange(0, F.size, 4, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(len(F), 4, np.int32))
    me.polygons.foreach_set('use_smooth', np.ones(len(F), bool))
    me.update(calc_edges=True)
    return obj(name, me, mat)


def view_grid(cam, aim, near, far, half=0.55, cols=900, rows=700):
    """X, Y of a fan in front of the camera, rows spaced by the logarithm of the distance"""
    v, u = np.geomspace(near, far, rows), np.linspace(-half, half, cols)
    V, U = np.meshgrid(v, u, indexing='ij')
    a = math.atan2(aim[0] - cam[0], aim[1] - cam[1])
    return cam[0] + V * np.sin(a + U), cam[1] + V * np.cos(a + U)


def low_sun(azimuth, elevation, energy=6.5, sky=0.34, sky_elevation=6, col=(1, 0.62, 0.33)):
    """warm sun, degrees from +y clockwise, and a dusty sky without a disc"""
    sc = bpy.context.scene
    sun = D.lights.new('sun', 'SUN')
    sun.energy, sun.color, sun.angle = energy, col, math.radians(1.2)
    so = D.objects.new('sun', sun)
    sc.collection.objects.link(so)
    az, el = math.radians(azimuth), math.radians(elevation)
    sd = Vector((math.sin(az) * math.cos(el), math.cos(az) * math.cos(el), math.sin(el)))
    so.rotation_euler = (-sd).to_track_quat('-Z', 'Y').to_euler()
    nt = sc.world.node_tree
    bg, sk = nt.nodes['Background'], nt.nodes.new('ShaderNodeTexSky')
    sk.sky_type, sk.sun_disc = 'NISHITA', False
    sk.sun_elevation, sk.sun_rotation = math.radians(sky_elevation), az
    sk.dust_density, sk.air_density, sk.ozone_density = 3.2, 1.3, 2.0
    nt.links.new(sk.outputs[0], bg.inputs[0])
    bg.inputs[1].default_value = sky


def evening_haze(
    length=2600,
    start=120,
    side=0.9,
    warm=(0.60, 0.44, 0.36),
    glow_col=(0.75, 0.36, 0.08),
    strength=0.52,
):
    """haze by depth, a glow where the sun stands (`side`: 0 left, 1 right) and thin clouds"""

    def haze(col, dep):
        H, W = dep.shape
        yy, xx = np.mgrid[0:H, 0:W]
        xx = xx / W
        sky = dep > 15000
        f = 0.92 * (1 - np.exp(-np.maximum(np.where(sky, 0, dep) - start, 0) / length))
        glow = np.exp(-(((xx - side) / 0.6) ** 2))
        hz = (
            np.stack([w + g * glow for w, g in zip(warm, glow_col)], -1).astype(np.float32)
            * strength
        )
        col = col * (1 - f[..., None]) + hz * f[..., None]
        hor = np.argmax(~sky, 0).mean()
        up = np.clip((hor - yy) / H, 0, 1)
        g = np.exp(-up / 0.12)[..., None]
        cl = np.clip((fbm(xx * 6 + 3, yy / H * 34, 5) * 0.5 + 0.5 - 0.50) * 3.2, 0, 1) * np.exp(
            -(((up - 0.16) / 0.11) ** 2)
        )
        skc = col * (1 - 0.65 * g) + hz * 1.15 * 0.65 * g
        skc = skc * (1 - 0.45 * cl[..., None]) + 0.45 * cl[..., None] * np.stack(
            [1.25 + 0.5 * glow, 0.80 + 0.2 * glow, 0.58 + 0 * glow], -1
        )
        return np.where(sky[..., None], skc, col).astype(np.float32)

    return haze


def forest_mat():
    t = NT('forest')
    P = t.n('ShaderNodeNewGeometry').outputs['Position']
    col = t.ramp(
        t.noise(0.11, 7, 0.75, P),
        [
            (0.3, (0.012, 0.034, 0.008)),
            (0.58, (0.030, 0.072, 0.016)),
            (0.82, (0.070, 0.105, 0.028)),
        ],
    )
    t.P(
        Base_Color=col,
        Roughness=0.95,
        Specular=0.15,
        Normal=t.bump(t.noise(0.9, 6, 0.7, P), 0.6, 1.6),
    )
    return t.m


def coast(cam, aim, near, far, shore, half=0.62, cols=900, rows=420):
    """forested land behind the line `shore(X, Y)` (metres inland, negative at sea)"""
    X, Y = view_grid(cam, aim, near, far, half, cols, rows)
    s = shore(X, Y)
    land = np.clip(s / 60, -1, 1) * 4 + np.clip(s / 900, 0, 1) ** 1.4 * 90 * np.abs(
        fbm(X / 700 + 3, Y / 700, 5)
    )
    wood = np.clip((s - 6) / 12, 0, 1)
    return grid_mesh(
        'coast',
        X,
        Y,
        land
        + wood
        * (
            5
            + 7 * np.abs(vn(X / 10, Y / 10) - 0.2)
            + 5 * vn(X / 4.3 + 9, Y / 4.3)
            + 3 * vn(X / 1.8, Y / 1.8 + 5)
        ),
        forest_mat(),
    )


def water(radius=9000, col=(0.020, 0.036, 0.036), chop=0.10, scale=1.0):
    t = NT('sea')
    P = t.n('ShaderNodeNewGeometry').outputs['Position']
    mp = t.n('ShaderNodeMapping', ins={'Vector': P})
    mp.inputs['Scale'].default_value = (0.6 * scale, 1.0 * scale, 1)
    mp.inputs['Rotation'].default_value = (0, 0, 0.5)
    h = t.mix(
        0.35, t.noise(0.22, 4, 0.6, mp.outputs[0], dist=0.4), t.noise(1.1, 3, 0.6, mp.outputs[0])
    )
    t.P(Base_Color=col, Roughness=0.08, Specular=0.5, Normal=t.bump(h, chop * 3, 0.9))
    bm = bmesh.new()
    bmesh.ops.create_circle(bm, cap_ends=True, segments=64, radius=radius)
    return from_bm('water', bm, t.m)


def coal_field_mat():
    t = NT('coalfield')
    P = t.n('ShaderNodeNewGeometry').outputs['Position']
    t.P(
        Base_Color=t.mix(t.noise(0.8, 6, 0.7, P), (0.004, 0.004, 0.0045), (0.018, 0.017, 0.016)),
        Roughness=t.ramp(t.noise(3, 4, 0.6, P), [(0.3, 0.35), (0.7, 0.8)]),
        Specular=0.25,
        Normal=t.bump(t.mix(0.5, t.noise(2.2, 6, 0.75, P), t.noise(7, 4, 0.7, P)), 0.9, 0.35),
    )
    return t.m


def lumps_on(X, Y, Z, mask, count, sizes, mat, seed=1):
    """rocks strewn over the cells of a height field where mask is true; each stands on a square of one hidden mesh"""
    r = np.random.default_rng(seed)
    rows, cols = np.nonzero(mask)
    for kind in range(6):
        n = count // 6
        at = r.integers(0, len(rows), n)
        a, b = rows[at], cols[at]
        size = r.choice(sizes, n)[:, None]
        near = r.uniform(-0.2, 0.2, (2, n))
        mid = np.stack([X[a, b] + near[0], Y[a, b] + near[1], Z[a, b] + size[:, 0] * 0.15], 1)
        u = r.normal(size=(n, 3))
        u /= np.linalg.norm(u, axis=1, keepdims=True)
        v = np.cross(u, r.normal(size=(n, 3)))
        v /= np.linalg.norm(v, axis=1, keepdims=True)
        corners = [mid + size * 0.5 * (i * u + j * v) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        me = D.meshes.new('strewn')
        me.from_pydata(
            np.stack(corners, 1).reshape(-1, 3).tolist(),
            [],
            np.arange(4 * n).reshape(-1, 4).tolist(),
        )
        squares = obj('strewn', me)
        squares.instance_type = 'FACES'
        squares.use_instance_faces_scale = True
        squares.show_instancer_for_render = False
        lump = obj('lump', rock_mesh(f'lump{seed}{kind}', 90 + kind, 12, (1, 0.85, 0.7), 0.04, mat=mat))
        lump.parent = squares
