"""The machines that a fleet needs, in one row."""

from render import render
from running_gear import ground_pebbles
from scene import args, camera, reset, studio
from subjects import subject

a = args()
reset()
subject('dump-truck', (-3.0, 4.6), 0.05)
subject('excavator', (-4.4, -2.4), 0.12)
subject('loader', (5.4, -0.2), -0.12)
ground_pebbles(90, 9)
studio(5.4, a.theme, key=1.6, rim=1.4, fill=3.0)
camera((15.0, -21.0, 4.6), (0.9, 0.4, 2.5), 45)
render(a, exposure=0.2)
