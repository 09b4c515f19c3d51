"""Three minerals side by side: quartz sand, zircon sand, tin."""

from render import render
from scene import area, args, camera, reset, studio
from subjects import subject

a = args()
reset()
subject('sand', (-1.15, 0.25), variant='quartz')
subject('sand', (1.25, -0.35), variant='zircon', scale=0.9)
subject('tin', (0.98, 2.0), 0.25, 1.05)
studio(1.5, a.theme, key=1.5, rim=1.0, fill=1.3)
area('top', (0.7, 2.2, 3.6), (0.7, 1.7, 0), 2.4, 55, (0.95, 0.97, 1))
camera((-0.6, -7.4, 2.9), (0.1, 0.35, 0.42), 57, 8.0, (0, 0, 0.3))
render(a, exposure=0.0)
