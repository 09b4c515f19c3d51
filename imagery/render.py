"""Render large with few samples, denoise, shrink, tone-map, save."""

import os
import shutil
import time

import bpy
import numpy as np

from scene import T0

D = bpy.data


def around(x, by):
    """channels first, `by` more pixels on every side, so that a filter's neighbours are plain views"""
    x = x[None] if x.ndim == 2 else np.moveaxis(x, 2, 0)
    return np.pad(x, ((0, 0), (by, by), (by, by)), mode='edge').astype(np.float32)


def calm(col):
    """outliers pulled to their neighbours, both ways (fireflies and pepper)"""
    H, W = col.shape[:2]
    lum = around(col.mean(2), 1)[0]
    nb = np.sort(
        np.stack(
            [
                lum[1 + y : H + 1 + y, 1 + x : W + 1 + x]
                for y in (-1, 0, 1)
                for x in (-1, 0, 1)
                if (x, y) != (0, 0)
            ]
        ),
        0,
    )
    lum = lum[1:-1, 1:-1]
    hi, lo = nb[-2] * 1.25 + 1e-4, nb[1] * 0.8
    return col * (np.clip(lum, np.minimum(lo, hi), hi) / np.maximum(lum, 1e-6))[..., None]


def blurred(x, by):
    """mean over squares of 2 · by + 1 pixels"""
    for axis in (0, 1):
        c = np.pad(x, [(by + 1, by) if k == axis else (0, 0) for k in (0, 1)], mode='edge')
        c = np.cumsum(c, axis, dtype=np.float64)
        n, w = x.shape[axis], 2 * by + 1
        x = ((np.take(c, range(w, w + n), axis) - np.take(c, range(n), axis)) / w).astype(np.float32)
    return x


def atrous(halves, alb, nor, dep, iters=4, sc=0.6, sa=0.10, sn=0.30, rows=16):
    """Edge-avoiding a-trous wavelet filter, guided by first-hit albedo, normal and depth (Debian's Blender has no OIDN).
    Two feature-only passes make a quiet guide; the following passes also stop at edges seen in that guide (shadows, reflections).
    halves: the same frame twice, with other random numbers. Where they disagree, a difference in the guide is taken for noise, not for an edge.
    Works through `rows` lines at a time, which stay in the processor's cache.
    """
    H, W = dep.shape
    ker = (0.25, 0.5, 0.25)
    features = np.concatenate([alb / sa, nor / sn], 2)

    def one(x, st, g=None, s=1.0, noise=None):
        px, pf, pd = around(x, st), around(features, st), around(dep, st)[0]
        if g is not None:
            pg, pn = around(g, st), around(noise, st)[0]
        out = np.empty((3, H, W), np.float32)
        for r in range(0, H, rows):
            e = min(rows, H - r)
            mid = (slice(r + st, r + st + e), slice(st, st + W))
            f0, d0 = pf[(slice(None), *mid)], pd[mid]
            fall = 1 / (0.02 * d0 * st + 1e-3)
            acc, ws = np.zeros((3, e, W), np.float32), np.zeros((e, W), np.float32)
            for a in (-1, 0, 1):
                for b in (-1, 0, 1):
                    y0, x0 = r + st + a * st, st + b * st
                    near = (slice(y0, y0 + e), slice(x0, x0 + W))
                    df = pf[(slice(None), *near)] - f0
                    d = np.einsum('chw,chw->hw', df, df) + ((pd[near] - d0) * fall) ** 2
                    if g is not None:
                        dg = pg[(slice(None), *near)] - pg[(slice(None), *mid)]
                        d += np.einsum('chw,chw->hw', dg, dg) / (s * s + 6 * (pn[near] + pn[mid]))
                    w = ker[a + 1] * ker[b + 1] * np.exp(-np.minimum(d, 30))
                    acc += w * px[(slice(None), *near)]
                    ws += w
            out[:, r : r + e] = acc / ws
        return np.moveaxis(out, 0, 2)

    halves = [calm(half) for half in halves]
    quiet = [one(one(half, 1), 2) for half in halves]
    g = np.log((quiet[0] + quiet[1]) / 2 + 0.03)
    apart = np.log(quiet[0] + 0.03) - np.log(quiet[1] + 0.03)
    noise = blurred((apart**2).mean(2) / 4, 4)
    del quiet, apart
    x = (halves[0] + halves[1]) / 2
    for i in range(iters):
        x = one(x, 2**i, g, sc * (0.75**i), noise)
    return x


def load_exr(p):
    im = D.images.load(p)
    im.colorspace_settings.name = (
        'Linear'
        if 'Linear'
        in [i.identifier for i in im.colorspace_settings.bl_rna.properties['name'].enum_items]
        else 'Raw'
    )
    w, h = im.size
    a = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(a)
    D.images.remove(im)
    return a.reshape(h, w, 4)[::-1].copy()


def render(
    a,
    exposure=0.0,
    look='Medium High Contrast',
    bounces=(4, 2, 3, 3),
    adaptive=0.02,
    iters=4,
    haze=None,
    grade=None,
    sc_color=0.6,
    vignette=0.25,
):
    sc = bpy.context.scene
    r = sc.render
    cy = sc.cycles
    spp = max(1, round(a.s / a.x**2 / 2))  # of each half
    r.resolution_x, r.resolution_y, r.resolution_percentage = a.W * a.x, a.H * a.x, 100
    r.threads_mode = 'FIXED'
    r.threads = a.t
    cy.device = 'CPU'
    cy.samples = spp
    cy.use_adaptive_sampling = spp > 32
    cy.adaptive_threshold = adaptive
    cy.adaptive_min_samples = 24
    cy.pixel_filter_type = 'BLACKMAN_HARRIS'
    cy.filter_width = 1.3
    cy.max_bounces, cy.diffuse_bounces, cy.glossy_bounces, cy.transmission_bounces = bounces
    cy.sample_clamp_indirect = 3
    cy.blur_glossy = 0.6
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.use_denoising = False
    r.use_persistent_data = True  # the second half starts where the first ended
    for m in D.materials:  # Cycles would spend every other shadow ray on what glows
        m.cycles.sample_as_light = False
    sc.view_settings.view_transform = 'Filmic'
    sc.view_settings.look = look
    sc.view_settings.exposure = exposure
    vl = bpy.context.view_layer
    vl.cycles.denoising_store_passes = True
    vl.use_pass_z = True
    vl.use_pass_normal = True
    vl.use_pass_diffuse_color = True
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers')
    base = os.path.splitext(a.o)[0]
    tmp = base + '_tmp'
    os.makedirs(tmp, exist_ok=True)
    fo = nt.nodes.new('CompositorNodeOutputFile')
    fo.format.file_format = 'OPEN_EXR'
    fo.format.color_depth = '32'
    names = [o.name for o in rl.outputs if o.enabled]
    albn = 'Denoising Albedo' if 'Denoising Albedo' in names else 'DiffCol'
    norn = 'Denoising Normal' if 'Denoising Normal' in names else 'Normal'
    fo.file_slots.clear()
    for slot, src in (('col_', 'Image'), ('alb_', albn), ('nor_', norn), ('dep_', 'Depth')):
        fo.file_slots.new(slot)
        nt.links.new(rl.outputs[src], fo.inputs[len(fo.inputs) - 1])
    co = nt.nodes.new('CompositorNodeComposite')
    nt.links.new(rl.outputs['Image'], co.inputs[0])
    r.filepath = tmp + '/dummy.png'
    t1 = time.time()
    L = []
    for half in range(2):
        fo.base_path, cy.seed = f'{tmp}/{half}', half
        bpy.ops.render.render(write_still=False)
        L.append(
            {
                k: load_exr(f'{tmp}/{half}/{k}_{sc.frame_current:04d}.exr')
                for k in ('col', 'alb', 'nor', 'dep')
            }
        )
    t2 = time.time()
    alb, nor = ((L[0][k] + L[1][k])[..., :3] / 2 for k in ('alb', 'nor'))
    halves, dep = [half['col'][..., :3] for half in L], L[0]['dep'][..., 0]
    del L
    dep = np.minimum(dep, 1e5)
    if a.nodn:
        col = (halves[0] + halves[1]) / 2
    else:
        col = atrous(halves, alb, nor, dep, iters=iters, sc=sc_color)
    if haze:
        col = haze(col, dep)
    if a.x > 1:  # shrink with tone-mapped weights so bright rims do not alias
        h, w = dep.shape[0] // a.x, dep.shape[1] // a.x
        wt = 1 / (1 + col.mean(2, keepdims=True))
        blk = lambda z: z.reshape(h, a.x, w, a.x, -1).sum((1, 3))
        col = blk(col * wt) / blk(wt)
        dep = dep[:: a.x, :: a.x]
    H, W = dep.shape
    yy, xx = np.mgrid[0:H, 0:W]
    rr = ((xx / W - 0.5) ** 2 + ((yy / H - 0.5) * H / W) ** 2) / 0.35
    col = col * (1 - vignette * np.clip(rr, 0, 1))[..., None]
    if grade:
        col = grade(col)
    im = D.images.new('final', W, H, float_buffer=True, alpha=False)
    px = np.ones((H, W, 4), np.float32)
    px[..., :3] = col
    im.pixels.foreach_set(np.ascontiguousarray(px[::-1]).ravel())
    sc.use_nodes = False
    r.image_settings.file_format = 'PNG'
    r.image_settings.color_mode = 'RGB'
    r.dither_intensity = 1.0
    im.save_render(a.o, scene=sc)
    shutil.rmtree(tmp, ignore_errors=True)
    print(
        f'[[TIMES]] {os.path.basename(a.o)} {a.W}x{a.H} s={a.s} setup={t1-T0:.1f}s render={t2-t1:.1f}s post={time.time()-t2:.1f}s albpass={albn}',
        flush=True,
    )
