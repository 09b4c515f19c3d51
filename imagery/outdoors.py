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
    dusk=0.0,
):
    """haze by depth, a glow where the sun stands (`side`: 0 left, 1 right), thin clouds, and a sky that darkens upwards (`dusk`: 0 to 1)"""

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
        high = np.clip(up * H / max(hor, 1), 0, 1)[..., None]
        skc = skc * (1 - dusk * np.array((0.78, 0.66, 0.50)) * high * high * (3 - 2 * high))
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


def coast(cam, aim, near, far, shore, half=0.62, cols=900, rows=420, wooded=1100, trees=5500):
    """forested land behind the line `shore(X, Y)` (metres inland, negative at sea), its trees up to `wooded` metres away"""
    X, Y = view_grid(cam, aim, near, far, half, cols, rows)
    s = shore(X, Y)
    land = np.clip(s / 60, -1, 1) * 4 + np.clip(s / 900, 0, 1) ** 1.4 * 90 * np.abs(
        fbm(X / 700 + 3, Y / 700, 5)
    )
    wood = np.clip((s - 6) / 12, 0, 1)
    dist = np.hypot(X - cam[0], Y - cam[1])
    front = (s > 2) & (s < 160) & (dist < wooded)
    # trees in front, a quilt where they would be smaller than a dot
    quilt = wood * np.where(front, 0.3, 0.6) * (
        5
        + 7 * np.abs(vn(X / 10, Y / 10) - 0.2)
        + 5 * vn(X / 4.3 + 9, Y / 4.3)
        + 3 * vn(X / 1.8, Y / 1.8 + 5)
    )
    grid_mesh('coast', X, Y, land + quilt, forest_mat())
    trees_on(X, Y, land, front, trees, (3.0, 6.5), 4)


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
        Base_Color=t.mix(t.noise(0.8, 6, 0.7, P), (0.004, 0.0043, 0.005), (0.016, 0.017, 0.020)),
        Roughness=t.ramp(t.noise(3, 4, 0.6, P), [(0.3, 0.35), (0.7, 0.8)]),
        Specular=0.25,
        Normal=t.bump(t.mix(0.5, t.noise(2.2, 6, 0.75, P), t.noise(7, 4, 0.7, P)), 0.9, 0.35),
    )
    return t.m


def stand_on(at, u, v, size, meshes):
    """puts the meshes (of radius 1) at points; each stands on a square, spanned by u and v, of one hidden mesh"""
    for kind, mesh in enumerate(meshes):
        one = slice(kind, None, len(meshes))
        s = size[one][:, None]
        corners = [
            at[one] + s * 0.5 * (i * u[one] + j * v[one])
            for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]
        me = D.meshes.new('squares')
        me.from_pydata(
            np.stack(corners, 1).reshape(-1, 3).tolist(),
            [],
            np.arange(4 * len(s)).reshape(-1, 4).tolist(),
        )
        squares = obj('squares', me)
        squares.instance_type = 'FACES'
        squares.use_instance_faces_scale = True
        squares.show_instancer_for_render = False
        obj('one', mesh).parent = squares


def lumps_on(X, Y, Z, mask, count, sizes, mat, seed=1):
    """rocks strewn over the cells of a height field where mask is true"""
    r = np.random.default_rng(seed)
    rows, cols = np.nonzero(mask)
    cell = r.integers(0, len(rows), count)
    a, b = rows[cell], cols[cell]
    size = r.choice(sizes, count)
    near = r.uniform(-0.2, 0.2, (2, count))
    u = r.normal(size=(count, 3))
    u /= np.linalg.norm(u, axis=1, keepdims=True)
    v = np.cross(u, r.normal(size=(count, 3)))
    v /= np.linalg.norm(v, axis=1, keepdims=True)
    stand_on(
        np.stack([X[a, b] + near[0], Y[a, b] + near[1], Z[a, b] + size * 0.15], 1),
        u,
        v,
        size,
        [
            rock_mesh(f'lump{seed}{kind}', 90 + kind, 12, (1, 0.85, 0.7), 0.04, mat=mat)
            for kind in range(6)
        ],
    )


def leaf_mat(bright=1.0):
    t = NT('leaves')
    tone = t.n('ShaderNodeObjectInfo').outputs['Random']
    height = t.n('ShaderNodeSeparateXYZ', ins={0: t.coord('Generated')}).outputs['Z']
    greens = (
        (0.0, (0.036, 0.090, 0.018)),
        (0.5, (0.062, 0.140, 0.028)),
        (0.85, (0.105, 0.170, 0.036)),
        (1.0, (0.150, 0.165, 0.045)),
    )
    lit = t.ramp(tone, [(at, tuple(bright * c for c in green)) for at, green in greens])
    t.P(
        Base_Color=t.mix(t.ramp(height, [(0.1, 0), (0.8, 1)]), (0.016, 0.036, 0.009), lit),
        Roughness=0.75,
        Specular=0.2,
    )
    return t.m


def tree_mesh(name, seed, mat, tufts=640):
    """a broad-leaved tree of radius 1 and about twice as high: tufts of leaves on a few lobes round dark cores, a short trunk"""
    r = np.random.default_rng(seed)
    lobes = np.concatenate([r.uniform(-0.52, 0.52, (8, 2)), r.uniform(0.62, 1.5, (8, 1))], 1)
    lobes[0] = (0, 0, 1.45)
    size = r.uniform(0.34, 0.52, 8)
    bm = bmesh.new()
    for mid, radius in zip(lobes, size):
        core = bmesh.ops.create_icosphere(bm, subdivisions=1, radius=radius * 0.86)
        bmesh.ops.translate(bm, verts=core['verts'], vec=Vector(mid))
    trunk = bmesh.ops.create_cone(bm, segments=6, radius1=0.06, radius2=0.05, depth=1.2)
    bmesh.ops.translate(bm, verts=trunk['verts'], vec=(0, 0, 0.5))
    for _ in range(tufts):
        k = r.integers(0, len(lobes))
        out = Vector(r.normal(size=3) + (0, 0, 0.4)).normalized()
        mid = Vector(lobes[k]) + out * size[k] * r.uniform(0.86, 1.12)
        face = (out + 0.7 * Vector(r.normal(size=3))).normalized()
        side = face.cross(Vector(r.normal(size=3))).normalized() * r.uniform(0.05, 0.10)
        up = face.cross(side.normalized()) * r.uniform(0.05, 0.10)
        bm.faces.new(
            [bm.verts.new(mid + i * side + j * up) for i, j in ((-1, 0), (0, -1), (1, 0), (0, 1))]
        )
    me = D.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.materials.append(mat)
    return me


def trees_on(X, Y, Z, mask, count, sizes, seed=1, bright=1.0):
    """trees evenly over the ground of a height field where mask is true; size: the crown's radius in metres"""
    r = np.random.default_rng(seed)
    acres = np.abs(
        np.gradient(X, axis=0) * np.gradient(Y, axis=1)
        - np.gradient(X, axis=1) * np.gradient(Y, axis=0)
    )
    share = np.where(mask, acres, 0).ravel()
    a, b = np.unravel_index(r.choice(share.size, count, p=share / share.sum()), X.shape)
    size = r.uniform(*sizes, count)
    turn = r.uniform(0, 2 * math.pi, count)
    flat = np.zeros(count)
    mat = leaf_mat(bright)
    stand_on(
        np.stack([X[a, b], Y[a, b], Z[a, b] - 0.25 * size], 1),
        np.stack([np.cos(turn), np.sin(turn), flat], 1),
        np.stack([-np.sin(turn), np.cos(turn), flat], 1),
        size,
        [tree_mesh(f'tree{seed}{kind}', 60 + kind, mat) for kind in range(6)],
    )
